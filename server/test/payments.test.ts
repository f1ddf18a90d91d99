import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { bookedPayments, checkPaymentsJob, reportedPayments } from '../src/modules/payments'
import { ledgerFaults } from '../src/modules/wallet'
import { openPaymentApi, type Payments } from './support/payments'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, type Wallet, walletOf } from './support/wallet'

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
const day = 86_400_000

const brandWithStaff = async () => {
  const brand = await wallet.fundedBrand(1_000 * kr)
  const staff = await make.staff('company', [brand.id])
  return { brand, staff, balance: async () => (await wallet.balances(brand.accountId))?.balance }
}
const opened = async (amount = 12_660 * kr) => {
  const { brand, staff, balance } = await brandWithStaff()
  const payment = await pay.begin(staff, brand.accountId, 'card', amount)
  const checkout = await pay.checkout(staff, payment.id)
  return { brand, staff, balance, payment, checkout, state: () => pay.stateOf(staff, payment.id) }
}

describe('a top-up by card', () => {
  test('is paid on the page of the provider, and booked once by its word', async () => {
    const { brand, staff, balance, payment, checkout, state } = await opened()
    expect(payment).toMatchObject({ state: 'created', method: 'card', amount: 12_660 * kr, reference: null })
    expect(await state()).toMatchObject({ state: 'pending', receipt_id: null })
    expect(checkout).toMatch(/\/sandbox\/payments\/cs_test_[0-9a-f]{24}$/)
    const page = await pay.page(checkout)
    expect([page.statusCode, page.body.includes('12')]).toEqual([200, true])
    const paid = await pay.answer(checkout, 'pay')
    expect([paid.statusCode, paid.headers.location]).toEqual([
      303,
      `http://localhost:8080/wallet/payments/${payment.id}?from=checkout`,
    ])
    expect(await state()).toMatchObject({ state: 'paid', card_last_four: '4242', receipt_id: expect.any(String) })
    expect(await balance()).toBe(13_660 * kr)
    // Nothing is left to pay, and nothing is booked twice.
    expect((await pay.answer(checkout, 'pay')).statusCode).toBe(410)
    expect((await api.call(staff, 'POST', `/api/payments/${payment.id}/checkout`)).status).toBe(422)
    expect(await balance()).toBe(13_660 * kr)
    const lines = await api.call(staff, 'GET', `/api/wallet/transactions?accountId=${brand.accountId}`)
    expect((lines.body as { transactions: unknown[] }).transactions[0]).toMatchObject({
      kind: 'deposit',
      amount: 12_660 * kr,
      balance_after: 13_660 * kr,
      payment: { method: 'card', card_last_four: '4242', is_pending: false },
    })
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('the same page is given for as long as it is open, also to two at once', async () => {
    const { staff, payment, checkout } = await opened()
    const again = await Promise.all([pay.checkout(staff, payment.id), pay.checkout(staff, payment.id)])
    expect(again).toEqual([checkout, checkout])
  })

  test('a declined card books nothing and can be tried again', async () => {
    const { balance, checkout, state } = await opened()
    expect((await pay.answer(checkout, 'decline')).headers.location).toMatch(/\?declined$/)
    expect(await state()).toMatchObject({ state: 'failed' })
    expect(await balance()).toBe(1_000 * kr)
    await pay.answer(checkout, 'pay')
    expect(await state()).toMatchObject({ state: 'paid' })
    expect(await balance()).toBe(13_660 * kr)
  })

  test('one that was given up books nothing, and cannot be paid any more', async () => {
    const { staff, balance, payment, checkout, state } = await opened()
    expect((await pay.answer(checkout, 'cancel')).headers.location).toMatch(/\?from=cancel$/)
    expect((await api.call(staff, 'POST', `/api/payments/${payment.id}/cancel`)).body).toMatchObject({
      payment: { state: 'cancelled' },
    })
    expect((await pay.answer(checkout, 'pay')).statusCode).toBe(410)
    expect(await state()).toMatchObject({ state: 'cancelled' })
    expect(await balance()).toBe(1_000 * kr)
  })

  test('what is paid cannot be given up', async () => {
    const { staff, payment, checkout, state } = await opened()
    await pay.answer(checkout, 'pay')
    expect((await api.call(staff, 'POST', `/api/payments/${payment.id}/cancel`)).status).toBe(422)
    expect(await state()).toMatchObject({ state: 'paid' })
  })
})

describe('word of the provider', () => {
  test('that is forged changes nothing: another secret, a changed body, no signature, an old one', async () => {
    const { balance, payment, state } = await opened()
    const body = await pay.word('checkout.session.completed', payment.id)
    const seconds = Math.floor(api.clock.now.getTime() / 1_000)
    const signedBy = (secret: string, text: string) =>
      `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`
    const good = pay.signature(body)
    const answers = [
      await pay.send(body, signedBy('whsec_guessed', body)),
      await pay.send(body.replace('1266000', '9999900'), good),
      await pay.send(body, undefined),
      await pay.send(body, 'nonsense'),
      await pay.send(body, pay.signature(body, new Date(api.clock.now.getTime() - 7 * day))),
      await pay.send('', good),
    ]
    for (const odd of ['{', 'null', '"x"', '[]', '{}', '{"id":"evt_1","type":"charge.refunded","created":1}', '<html>'])
      answers.push(await pay.send(odd, pay.signature(odd)))
    for (const { statusCode } of answers) expect(statusCode).toBe(400)
    expect(await state()).toMatchObject({ state: 'pending' })
    expect(await balance()).toBe(1_000 * kr)
  })

  test('that comes twice, or ten times at once, is booked once', async () => {
    const { balance, payment } = await opened()
    const body = await pay.word('checkout.session.completed', payment.id)
    const signature = pay.signature(body)
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay.send(body, signature)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    // The same event under another name is still the same event.
    await pay.tell('checkout.session.completed', payment.id)
    await pay.tell('checkout.session.async_payment_succeeded', payment.id)
    expect(await balance()).toBe(13_660 * kr)
    expect(await ledgerFaults(api.db)).toEqual([])
  })

  test('in any order ends the same: paid', async () => {
    const kinds = ['payment_intent.payment_failed', 'checkout.session.completed', 'checkout.session.expired'] as const
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const order of orders) {
      const { balance, payment, state } = await opened()
      for (const at of order) await pay.tell(kinds[at]!, payment.id)
      expect([order, (await state()).state, await balance()]).toEqual([order, 'paid', 13_660 * kr])
    }
  })

  test('a week late is booked, also after the top-up was given up', async () => {
    const { staff, balance, payment, state } = await opened()
    await api.call(staff, 'POST', `/api/payments/${payment.id}/cancel`)
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 7 * day)
    await pay.tell('checkout.session.completed', payment.id)
    api.clock.now = before
    expect((await state()).state).toBe('paid')
    expect(await balance()).toBe(13_660 * kr)
  })

  test('that comes before our own answer has been written is not lost', async () => {
    const { brand, staff, balance } = await brandWithStaff()
    const payment = await pay.begin(staff, brand.accountId, 'card', 500 * kr)
    await pay.tell('checkout.session.completed', payment.id)
    expect((await pay.stateOf(staff, payment.id)).state).toBe('paid')
    expect(await balance()).toBe(1_500 * kr)
  })

  test('of another sum or currency books nothing and is kept for a person', async () => {
    for (const change of [{ amount_total: 1_00 }, { currency: 'eur' }, { amount_total: null }, { currency: 'dkk' }]) {
      const { balance, payment, state } = await opened()
      await pay.tell('checkout.session.completed', payment.id, change)
      expect([(await state()).state, await balance()]).toEqual(['pending', 1_000 * kr])
      const kept = await sql<{
        outcome: string
      }>`SELECT outcome FROM payment_events WHERE payment_id = ${payment.id}`.execute(api.db)
      expect(kept.rows).toEqual([{ outcome: 'mismatch' }])
    }
  })

  test('about what is not ours is taken and changes nothing', async () => {
    const { balance, payment } = await opened()
    for (const change of [
      { client_reference_id: '018f0000-0000-7000-8000-000000000000' },
      { client_reference_id: 'another shop' },
      { mode: 'subscription' },
    ])
      expect((await pay.tell('checkout.session.completed', payment.id, change)).statusCode).toBe(200)
    expect((await pay.tell('customer.created', payment.id)).statusCode).toBe(200)
    expect(await balance()).toBe(1_000 * kr)
  })

  test('that never comes is asked for, by hand or by the clock', async () => {
    const first = await opened()
    const second = await opened()
    await pay.act('events', { sending: 'never' })
    for (const { checkout } of [first, second]) await pay.answer(checkout, 'pay')
    await pay.act('events', { sending: 'now' })
    expect((await api.call(first.staff, 'POST', `/api/payments/${first.payment.id}/check`)).body).toMatchObject({
      payment: { state: 'paid' },
    })
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + day)
    await checkPaymentsJob.run(pay.context)
    await checkPaymentsJob.run(pay.context)
    api.clock.now = before
    expect((await second.state()).state).toBe('paid')
    expect([await first.balance(), await second.balance()]).toEqual([13_660 * kr, 13_660 * kr])
  })
})

describe('bad input', () => {
  test.each([0, -1, 99_99, 100.5, 500_000_01 * 100, Number.MAX_SAFE_INTEGER, 1e300, '100', null])(
    'a sum of %p is refused at its field',
    async (amount) => {
      const { brand, staff } = await brandWithStaff()
      for (const method of ['card', 'transfer'])
        expect(
          await api.call(staff, 'POST', `/api/accounts/${brand.accountId}/payments`, {
            headers: newKey(),
            body: { payment: { method, amount } },
          }),
        ).toMatchObject({ status: 422, body: { errors: { amount: [expect.any(String)] } } })
    },
  )

  test("another's brand, a creator's account and none at all are not found; platform staff cannot pay", async () => {
    const { brand } = await brandWithStaff()
    const stranger = (await brandWithStaff()).staff
    const creator = await make.creator()
    const body = { payment: { method: 'card', amount: 500 * kr } }
    const tries: [Actor, string, number][] = [
      [stranger, brand.accountId, 404],
      [stranger, await wallet.accountOf(creator.id), 404],
      [stranger, '018f0000-0000-7000-8000-000000000000', 404],
      [creator, brand.accountId, 403],
      [admin, brand.accountId, 403],
    ]
    for (const [who, accountId, status] of tries)
      expect(
        (await api.call(who, 'POST', `/api/accounts/${accountId}/payments`, { headers: newKey(), body })).status,
      ).toBe(status)
  })

  test('one key is one top-up', async () => {
    const { brand, staff } = await brandWithStaff()
    const headers = newKey()
    const body = { payment: { method: 'transfer', amount: 500 * kr } }
    const answers = await Promise.all(
      [0, 1, 2].map(() => api.call(staff, 'POST', `/api/accounts/${brand.accountId}/payments`, { headers, body })),
    )
    expect(new Set(answers.map((each) => (each.body as { payment: { id: string } }).payment.id)).size).toBe(1)
  })

  test('without Stripe cards cannot be paid, and transfers can where there is an account for them', async () => {
    const bare = await openTestApi()
    try {
      const records = recordsOf(bare)
      const books = walletOf(bare, records, await records.staff('admin'))
      const brand = await books.fundedBrand(100)
      const staff = await records.staff('company', [brand.id])
      const begin = (method: string) =>
        bare.call(staff, 'POST', `/api/accounts/${brand.accountId}/payments`, {
          headers: newKey(),
          body: { payment: { method, amount: 500 * kr } },
        })
      expect((await bare.call(staff, 'GET', '/api/wallet/top_up')).body).toMatchObject({ top_up: { card: false } })
      expect([(await begin('card')).status, (await begin('transfer')).status]).toEqual([503, 200])
      expect((await bare.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: {} })).statusCode).toBe(
        404,
      )
      bare.config.payments.transferAccount = undefined
      expect((await bare.call(staff, 'GET', '/api/wallet/top_up')).body).toMatchObject({
        top_up: { card: false, bankgiro: null, receiver: null },
      })
      expect(await begin('transfer')).toMatchObject({ status: 503, body: { error: 'not_set_up' } })
    } finally {
      await bare.close()
    }
  })
})

test("the provider's report and what was booked name the same payments and sums", async () => {
  const period = { from: new Date(0), to: new Date(api.clock.now.getTime() + day) }
  const { payment, checkout } = await opened(700 * kr)
  await pay.answer(checkout, 'pay')
  const reported = (await reportedPayments(api, period)) ?? []
  const booked = await bookedPayments(api.db, period, reported)
  expect(reported.find((each) => each.paymentId === payment.id)).toMatchObject({ amount: 700 * kr, currency: 'SEK' })
  expect(booked.find((each) => each.paymentId === payment.id)).toMatchObject({ amount: 700 * kr, currency: 'SEK' })
})
