import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { catchUp } from '../src/modules/payments/check-job'
import { openPaymentApi } from './support/payments'

let world: Awaited<ReturnType<typeof openPaymentApi>>
beforeAll(async () => {
  world = await openPaymentApi()
})
afterAll(() => world.close())
afterEach(() => {
  world.practice.mode('stripe', 'works')
})

const kr = 100

const begun = async (amount = 500 * kr) => {
  const brand = await world.wallet.fundedBrand(1_000 * kr)
  const staff = await world.make.staff('company', [brand.id])
  const payment = await world.pay.begin(staff, brand.accountId, 'card', amount)
  const open = () => world.api.call(staff, 'POST', `/api/payments/${payment.id}/checkout`)
  const balance = async () => (await world.wallet.balances(brand.accountId))?.balance
  return { brand, staff, payment, open, balance, state: () => world.pay.stateOf(staff, payment.id) }
}

/** The same by a company that is a customer already. */
const known = async () => {
  const first = await begun(600 * kr)
  await first.open()
  const payment = await world.pay.begin(first.staff, first.brand.accountId, 'card', 500 * kr)
  const open = () => world.api.call(first.staff, 'POST', `/api/payments/${payment.id}/checkout`)
  return { ...first, payment, open, state: () => world.pay.stateOf(first.staff, payment.id) }
}

/** Everything that Stripe has been asked to make of a kind. */
const made = async (kind: string): Promise<{ id: string }[]> => {
  const { STRIPE_API_URL, STRIPE_SECRET_KEY } = world.practice.settingsOf('stripe')
  const response = await fetch(`${STRIPE_API_URL}/v1/${kind}?limit=100`, {
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
  })
  return ((await response.json()) as { data: { id: string }[] }).data
}

describe('opening the page of the provider', () => {
  test('after answers that were lost gives the one page that was made', async () => {
    const { open, state, payment } = await known()
    // The client itself tries three times.
    await world.pay.act('lose_answers', { count: 3 })
    expect((await open()).status).toBe(503)
    const first = await open()
    expect(first.status).toBe(200)
    expect((await state()).state).toBe('pending')
    expect((await world.pay.rowOf(payment.id)).session_id).toBe(
      world.pay.sessionOf((first.body as { url: string }).url),
    )
  })

  test('from two tabs of two people, with a change of address between them, never ends in a refusal', async () => {
    const { brand, open, payment, staff } = await known()
    const colleague = await world.make.staff('company', [brand.id])
    const answers = await Promise.all([
      open(),
      world.api.call(colleague, 'POST', `/api/payments/${payment.id}/checkout`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const other = await world.pay.begin(staff, brand.accountId, 'card', 700 * kr)
    await world.pay.act('lose_answers', { count: 3 })
    expect((await world.api.call(staff, 'POST', `/api/payments/${other.id}/checkout`)).status).toBe(503)
    await world.api.db.updateTable('users').set({ email: 'ny.adress@x.test' }).where('id', '=', staff.id).execute()
    expect((await world.api.call(staff, 'POST', `/api/payments/${other.id}/checkout`)).status).toBe(200)
  })

  test.each([
    ['the company', begun],
    ['the page', known],
  ])(
    'a failure that the provider keeps under the key of %s does not stand in the way of the next try',
    async (_what, begin) => {
      const { open } = await begin()
      await world.pay.act('break_next', { count: 1 })
      expect(await open()).toMatchObject({ status: 503, body: { error: 'unavailable' } })
      expect((await open()).status).toBe(200)
    },
  )

  test.each([
    ['refuses', 503, 'payment_key_refused'],
    ['limits', 503, 'payment_busy'],
    ['down', 503, 'unavailable'],
  ] as const)('where the provider %s it says so', async (mode, status, error) => {
    const { open } = await begun()
    world.practice.mode('stripe', mode)
    expect(await open()).toMatchObject({ status, body: { error } })
    world.practice.mode('stripe', 'works')
    expect((await open()).status).toBe(200)
  })

  test('a sum that the provider does not take is refused at its field', async () => {
    const { open, payment } = await begun()
    await world.api.db.updateTable('payments').set({ amount: 1_00 }).where('id', '=', payment.id).execute()
    expect(await open()).toMatchObject({ status: 422, body: { errors: { amount: ['too_small'] } } })
  })

  test('a company is one customer, which is made anew where the provider does not know it', async () => {
    const { brand, staff, open } = await begun()
    await open()
    const next = await world.pay.begin(staff, brand.accountId, 'card', 600 * kr)
    await world.pay.checkout(staff, next.id)
    const customer = async () =>
      (
        await world.api.db
          .selectFrom('companies')
          .select('stripe_customer_id')
          .where('id', '=', brand.companyId)
          .executeTakeFirstOrThrow()
      ).stripe_customer_id
    const first = await customer()
    expect((await made('customers')).filter(({ id }) => id === first)).toHaveLength(1)
    await world.api.db
      .updateTable('companies')
      .set({ stripe_customer_id: 'cus_ofAnotherAccount' })
      .where('id', '=', brand.companyId)
      .execute()
    const third = await world.pay.begin(staff, brand.accountId, 'card', 600 * kr)
    expect(await world.pay.checkout(staff, third.id)).toContain('/sandbox/payments/')
    expect(await customer()).not.toBe('cus_ofAnotherAccount')
  })
})

describe('ways to pay', () => {
  test('Swish is booked at once and named', async () => {
    const { open, balance, state } = await begun()
    await world.pay.answer(((await open()).body as { url: string }).url, 'swish')
    expect(await state()).toMatchObject({ state: 'paid', paid_with: 'swish', card_last_four: null })
    expect(await balance()).toBe(1_500 * kr)
  })

  test.each(['paid', 'failed'] as const)(
    'one whose answer comes later waits, and is %s in the end',
    async (outcome) => {
      const { open, balance, state, staff, payment } = await begun()
      const { url } = (await open()).body as { url: string }
      await world.pay.answer(url, 'klarna')
      expect((await state()).state).toBe('processing')
      expect(await balance()).toBe(1_000 * kr)
      // Nothing can be paid a second time meanwhile.
      expect((await open()).status).toBe(422)
      expect((await world.api.call(staff, 'POST', `/api/payments/${payment.id}/cancel`)).status).toBe(422)
      await world.pay.act('decide_payment', { session: world.pay.sessionOf(url), outcome })
      expect((await state()).state).toBe(outcome)
      expect(await balance()).toBe(outcome === 'paid' ? 1_500 * kr : 1_000 * kr)
      if (outcome === 'failed') {
        const next = ((await open()).body as { url: string }).url
        expect(next).not.toBe(url)
        await world.pay.answer(next, 'pay')
        expect(await balance()).toBe(1_500 * kr)
      }
    },
  )
})

test('words that were lost are read back, and what the provider keeps is booked once', async () => {
  const { open, balance, state } = await begun()
  const { url } = (await open()).body as { url: string }
  await world.pay.act('events', { sending: 'never' })
  await world.pay.answer(url, 'pay')
  await world.pay.act('events', { sending: 'now' })
  expect((await state()).state).toBe('pending')
  world.api.clock.now = new Date(world.api.clock.now.getTime() + 2_000)
  await catchUp(world.pay.context)
  expect(await state()).toMatchObject({ state: 'paid' })
  const books = async () =>
    (
      await world.api.db
        .selectFrom('accounts')
        .select(['purpose', 'balance'])
        .where('owner_type', '=', 'platform')
        .execute()
    )
      .filter(({ purpose }) => purpose === 'costs')
      .map((each) => each.balance)
  const first = await books()
  expect(first[0]).toBeLessThan(0)
  await catchUp(world.pay.context)
  expect([await books(), await balance()]).toEqual([first, 1_500 * kr])
  expect(await world.wallet.audit()).toEqual([])
})
