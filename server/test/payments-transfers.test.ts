import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { planJob } from '../src/modules/payments'
import { ledgerFaults } from '../src/modules/wallet'
import { openPaymentApi, type Payments } from './support/payments'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { newKey, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let admin: Actor
let wallet: Wallet
let pay: Payments
let close: () => Promise<void>
beforeAll(async () => {
  ;({ api, make, admin, wallet, pay, close } = await openPaymentApi())
})
afterAll(() => close())

const kr = 100

const announced = async (amount = 20_000 * kr) => {
  const brand = await wallet.fundedBrand(1_000 * kr)
  const staff = await make.staff('company', [brand.id])
  const payment = await pay.begin(staff, brand.accountId, 'transfer', amount)
  const lines = async (query = '') => {
    const { body } = await api.call(staff, 'GET', `/api/wallet/transactions?accountId=${brand.accountId}${query}`)
    return body as { transactions: Record<string, unknown>[]; sums: Record<string, number> | null }
  }
  return {
    brand,
    staff,
    payment,
    reference: payment.reference ?? '',
    lines,
    balance: async () => (await wallet.balances(brand.accountId))?.balance,
    state: async () => (await pay.stateOf(staff, payment.id)).state,
  }
}
const arrive = (fields: object, headers = newKey()) =>
  api.call(admin, 'POST', '/api/wallet/bank_transfers', {
    headers,
    body: { bank_transfer: { sender: 'Trekant AB', received_on: '2026-01-02', ...fields } },
  })
const settle = (id: string, accountId: string | null, who = admin) =>
  api.call(who, 'PATCH', `/api/wallet/bank_transfers/${id}`, { body: { bank_transfer: { account_id: accountId } } })
const transferOf = ({ body }: { body: unknown }) =>
  (body as { bank_transfer: { id: string; state: string } }).bank_transfer

describe('a top-up by bank transfer', () => {
  test('stands among the lines with no balance and in no sum, until platform staff have booked it', async () => {
    const { brand, payment, reference, lines, balance, state } = await announced()
    expect(payment).toMatchObject({ state: 'pending', reference: expect.stringMatching(/^\d{8}$/) })
    const { transactions, sums } = await lines()
    expect(transactions[0]).toMatchObject({
      id: payment.id,
      kind: 'deposit',
      amount: 20_000 * kr,
      balance_after: null,
      payment: { method: 'transfer', reference, is_pending: true },
    })
    expect([sums?.in, sums?.closing, await balance()]).toEqual([1_000 * kr, 1_000 * kr, 1_000 * kr])
    expect((await lines('&kind=fee')).transactions).toEqual([])
    const wrote = `${reference.slice(0, 4)} ${reference.slice(4)}`
    expect(await arrive({ reference: wrote, amount: 20_000 * kr })).toMatchObject({
      status: 200,
      body: { bank_transfer: { state: 'booked', brand_name: brand.name, expected: 20_000 * kr } },
    })
    const booked = await lines()
    expect(booked.transactions).toHaveLength(2)
    expect(booked.transactions[0]).toMatchObject({
      balance_after: 21_000 * kr,
      payment: { reference, is_pending: false },
    })
    expect([booked.sums?.closing, await balance(), await state()]).toEqual([21_000 * kr, 21_000 * kr, 'paid'])
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('of another sum is booked only when whoever books says so', async () => {
    const { reference, balance, state } = await announced()
    expect(await arrive({ reference, amount: 2_000 * kr })).toMatchObject({
      status: 422,
      body: { errors: { amount: ['not_equal'] } },
    })
    expect([await balance(), await state()]).toEqual([1_000 * kr, 'pending'])
    expect(transferOf(await arrive({ reference, amount: 12_000 * kr, accept_difference: true })).state).toBe('booked')
    expect([await balance(), await state()]).toEqual([13_000 * kr, 'paid'])
  })

  test('a difference above what one person books by hand stays open; a colleague books it, and then the payment is paid', async () => {
    const { brand, reference, balance, state } = await announced()
    const transfer = transferOf(await arrive({ reference, amount: 40_000 * kr, accept_difference: true }))
    expect([transfer.state, await balance(), await state()]).toEqual(['open', 1_000 * kr, 'pending'])
    expect(await settle(transfer.id, brand.accountId)).toMatchObject({
      status: 422,
      body: { error: 'second_person_needed' },
    })
    expect((await settle(transfer.id, brand.accountId, await make.staff('admin'))).status).toBe(200)
    expect([await balance(), await state()]).toEqual([41_000 * kr, 'paid'])
  })

  test('differences, open transfers and bookings of one person on an account count together', async () => {
    const { brand, reference } = await announced()
    expect(transferOf(await arrive({ reference, amount: 14_000 * kr, accept_difference: true })).state).toBe('booked')
    const own = transferOf(await arrive({ reference: 'Tack', amount: 4_000 * kr }))
    expect((await settle(own.id, brand.accountId)).status).toBe(200)
    const more = await wallet.bookByHand(brand.accountId, 'debit', 1)
    expect(more.body).toMatchObject({ adjustment: { state: 'pending' } })
    const last = transferOf(await arrive({ reference: 'Tack', amount: 1 }))
    expect((await settle(last.id, brand.accountId)).body).toEqual({ error: 'second_person_needed' })
    // Back to the sender goes anything.
    expect((await settle(last.id, null)).status).toBe(200)
  })

  test('by an unknown or mistyped reference stays open, and is then booked on an account or sent back, once', async () => {
    const { brand, reference, balance } = await announced()
    const mistyped = `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`
    const opens = await Promise.all(
      [mistyped, '12344', 'Tack för sist'].map((each) => arrive({ reference: each, amount: 500 * kr })),
    )
    expect(opens.map((each) => transferOf(each).state)).toEqual(['open', 'open', 'open'])
    const [first, second] = opens.map((each) => transferOf(each).id)
    const both = await Promise.all([settle(first!, brand.accountId), settle(first!, null)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const creator = await make.creator()
    expect((await settle(second!, await wallet.accountOf(creator.id))).status).toBe(422)
    expect(transferOf(await settle(second!, null)).state).toBe('sent_back')
    const wasBooked = transferOf(both.find(({ status }) => status === 200)!).state === 'booked'
    expect(await balance()).toBe((wasBooked ? 1_500 : 1_000) * kr)
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('that comes twice is booked once, the second stays open; one key is one transfer', async () => {
    const { reference, balance } = await announced()
    const headers = newKey()
    const sent = await Promise.all([0, 1, 2].map(() => arrive({ reference, amount: 20_000 * kr }, headers)))
    expect(new Set(sent.map((each) => transferOf(each).id)).size).toBe(1)
    expect(transferOf(await arrive({ reference, amount: 20_000 * kr })).state).toBe('open')
    expect(await balance()).toBe(21_000 * kr)
  })

  test('that two members of staff book at once is booked once', async () => {
    const { reference, balance } = await announced()
    const both = await Promise.all([0, 1].map(() => arrive({ reference, amount: 20_000 * kr })))
    expect(both.map((each) => transferOf(each).state).sort()).toEqual(['booked', 'open'])
    expect(await balance()).toBe(21_000 * kr)
  })

  test('that was given up and comes all the same is booked', async () => {
    const { staff, payment, reference, lines, balance } = await announced()
    await api.call(staff, 'POST', `/api/payments/${payment.id}/cancel`)
    expect((await lines()).transactions).toHaveLength(1)
    await arrive({ reference, amount: 20_000 * kr })
    expect(await balance()).toBe(21_000 * kr)
  })

  test('bad input is refused at its field, and nobody but platform staff books', async () => {
    const { staff, reference } = await announced()
    for (const fields of [
      { amount: 0 },
      { amount: -5 },
      { amount: 1.5 },
      { amount: 10 ** 15 },
      { amount: 100, received_on: '2999-01-01' },
      { amount: 100, sender: ' ' },
      { amount: 100, reference: '' },
    ])
      expect((await arrive({ reference, ...fields })).status).toBe(422)
    const { status } = await api.call(staff, 'POST', '/api/wallet/bank_transfers', {
      headers: newKey(),
      body: { bank_transfer: { reference, amount: 100, sender: 'x', received_on: '2026-01-02' } },
    })
    expect(status).toBe(403)
  })

  test('platform staff find it by reference or brand', async () => {
    const { brand, payment, reference } = await announced()
    for (const typed of [reference.slice(2), brand.name, `${reference.slice(0, 4)} ${reference.slice(4)}`]) {
      const { body } = await api.call(admin, 'GET', `/api/wallet/awaited_transfers?query=${encodeURIComponent(typed)}`)
      expect((body as { payments: { id: string }[] }).payments.map(({ id }) => id)).toContain(payment.id)
    }
    const { body } = await api.call(admin, 'GET', '/api/wallet/awaited_transfers?query=%25')
    expect(body).toMatchObject({ payments: [] })
  })
})

test('a line that somebody thinks is wrong is told to platform staff by mail, with its receipt', async () => {
  const { staff, lines } = await announced()
  const { transactions } = await lines()
  const line = transactions.find(({ balance_after: after }) => after !== null)!
  const report = (who: Actor, message: string) =>
    api.call(who, 'POST', `/api/wallet/receipts/${String(line.id)}/report`, {
      headers: newKey(),
      body: { report: { message } },
    })
  expect((await report(staff, 'Beloppet är fel')).status).toBe(204)
  const { email } = await api.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', admin.id)
    .executeTakeFirstOrThrow()
  const [mail] = await api.mailsTo(email)
  expect(mail?.body_text).toMatch(/Beloppet är fel[\s\S]*Kvittonummer: \d{4}-[0-9A-F]{8}[\s\S]*Belopp: \+1 000,00 kr/)
  expect(mail?.body_text).toContain(`?receipt=${String(line.id)}`)
  expect((await report(staff, ' ')).status).toBe(422)
  const stranger = (await announced()).staff
  expect((await report(stranger, 'Hej')).status).toBe(404)
})

describe('the plan that a sign-up bought (C-17)', () => {
  const signUp = async (name: string, session: string) => {
    const { body } = await api.call(null, 'POST', '/api/auth/users', {
      body: {
        user: {
          brand_name: name,
          email: `${name}@x.test`,
          password: 'samspel-test',
          slug: name,
          stripe_session_id: session,
        },
      },
    })
    return (body as { user: { id: string; company_id: string } }).user
  }
  const planOf = async (user: { id: string }) => {
    const { body } = await api.call(await api.actor('user', user.id, 'company'), 'GET', '/api/wallet')
    return (body as { wallet: { plan: unknown } }).wallet.plan
  }

  test('is read at the provider, recorded once, and shown in the wallet; platform staff get customer and subscription', async () => {
    const user = await signUp('plan-ett', 'cs_test_plan_medium_A1')
    expect(await planOf(user)).toBeNull()
    await planJob.run(pay.context)
    await planJob.run(pay.context)
    expect(await planOf(user)).toMatchObject({ name: 'medium', monthly_fee: 1_490 * kr })
    expect((await api.call(admin, 'GET', `/api/companies/${user.company_id}`)).body).toMatchObject({
      company: {
        payment: { customer_id: expect.stringMatching(/^cus_/), subscription_id: expect.stringMatching(/^sub_/) },
      },
    })
  })

  test('an unknown session, and one that counts for another company, give no plan and harm no account', async () => {
    const users = [
      await signUp('plan-tva', 'cs_test_plan_medium_A1'),
      await signUp('plan-tre', 'cs_live_made_up'),
      await signUp('plan-fyra', "cs_test_plan_huge_B1'; DROP TABLE payments"),
    ]
    await planJob.run(pay.context)
    for (const user of users) expect(await planOf(user)).toBeNull()
  })
})
