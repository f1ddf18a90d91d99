import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { bookedPayments, checkPaymentsJob, reportedPayments } from '../src/modules/payments'
import { lockPayment } from '../src/modules/payments/repository'
import { settleReversals } from '../src/modules/payments/reversals'
import { openPaymentApi } from './support/payments'
import type { Actor } from './support/test-api'

let world: Awaited<ReturnType<typeof openPaymentApi>>
beforeAll(async () => {
  world = await openPaymentApi()
})
afterAll(() => world.close())

const kr = 100

/** A top-up of 1 000 kr by card on an account that had 200 kr. */
const paid = async () => {
  const brand = await world.wallet.fundedBrand(200 * kr)
  const staff = await world.make.staff('company', [brand.id])
  const { id } = await world.pay.begin(staff, brand.accountId, 'card', 1_000 * kr)
  await world.pay.answer(await world.pay.checkout(staff, id), 'pay')
  const { intent_id: intent } = await world.pay.rowOf(id)
  const balance = async () => (await world.wallet.balances(brand.accountId))?.balance
  const seen = (who: Actor = staff) => world.pay.stateOf(who, id)
  return { brand, staff, id, intent, balance, seen }
}

/** The platform's own accounts, by what they are for. */
const own = async (purpose: string) => {
  const rows = await world.api.db
    .selectFrom('accounts')
    .select('balance')
    .where('owner_type', '=', 'platform')
    .where('purpose', '=', purpose)
    .execute()
  return rows[0]?.balance ?? 0
}
/** How much the platform's own accounts have changed by something. */
const changes = async (purposes: readonly string[], act: () => Promise<unknown>) => {
  const before = await Promise.all(purposes.map(own))
  await act()
  const after = await Promise.all(purposes.map(own))
  return after.map((amount, at) => amount - before[at]!)
}
const noticesOf = async (who: Actor) =>
  (
    await world.api.db
      .selectFrom('notices')
      .select('kind')
      .where('account_id', '=', who.id)
      .orderBy('created_at')
      .execute()
  ).map(({ kind }) => kind)
const spend = (accountId: string, amount: number) => world.wallet.book(accountId, 'credit', amount)
const audit = async () => expect(await world.wallet.audit()).toEqual([])

describe('a refund that was made at the provider', () => {
  test('takes the money back from the account, once, and the company is told', async () => {
    const { staff, intent, balance, seen } = await paid()
    await world.pay.act('events', { sending: 'twice' })
    await world.pay.act('refund', { charge: intent, amount: 300 * kr })
    await world.pay.act('events', { sending: 'now' })
    expect(await balance()).toBe(900 * kr)
    expect((await seen()).reversals).toMatchObject([{ kind: 'refund', state: 'done', amount: 300 * kr, lacking: 0 }])
    expect(await noticesOf(staff)).toContain('payment_refunded')
    await audit()
  })

  test('that fails at the bank of the card gives the money back', async () => {
    const { intent, balance, seen } = await paid()
    const { refund } = (await world.pay.act('refund', { charge: intent })) as { refund: string }
    expect(await balance()).toBe(200 * kr)
    await world.pay.act('refund_failed', { refund })
    expect(await balance()).toBe(1_200 * kr)
    expect((await seen()).reversals).toMatchObject([{ state: 'failed' }])
    await audit()
  })

  test('of money that the brand has spent is owed, and taken from what comes next', async () => {
    const { brand, staff, intent, balance, seen } = await paid()
    await spend(brand.accountId, 1_000 * kr)
    const [claims] = await changes(['claims'], () => world.pay.act('refund', { charge: intent }))
    expect([await balance(), claims]).toEqual([0, -800 * kr])
    expect((await seen()).reversals).toMatchObject([{ lacking: 800 * kr }])
    await audit()
    const next = await world.pay.begin(staff, brand.accountId, 'card', 500 * kr)
    await world.pay.answer(await world.pay.checkout(staff, next.id), 'pay')
    expect([await balance(), (await seen()).reversals?.[0]?.lacking]).toEqual([0, 300 * kr])
    await world.wallet.book(brand.accountId, 'debit', 1_000 * kr)
    await checkPaymentsJob.run(world.pay.context)
    expect([await balance(), (await seen()).reversals?.[0]?.lacking]).toEqual([700 * kr, 0])
    await audit()
  })

  test('that is told of before the payment itself is booked after it', async () => {
    const brand = await world.wallet.fundedBrand(200 * kr)
    const staff = await world.make.staff('company', [brand.id])
    const { id } = await world.pay.begin(staff, brand.accountId, 'card', 1_000 * kr)
    const url = await world.pay.checkout(staff, id)
    await world.pay.act('events', { sending: 'kept' })
    await world.pay.answer(url, 'pay')
    await world.pay.act('refund', { amount: 400 * kr })
    await world.pay.act('send_kept', { order: 'newest' })
    await world.pay.act('events', { sending: 'now' })
    expect((await world.wallet.balances(brand.accountId))?.balance).toBe(800 * kr)
    await audit()
  })
})

describe('a dispute', () => {
  test('freezes the money, and gives it back when it is won', async () => {
    const { staff, intent, balance, seen } = await paid()
    const frozen = await changes(['disputes', 'card'], () => world.pay.act('chargeback', { charge: intent }))
    // The provider has withdrawn it already: what is frozen of the brand stands against that.
    expect([await balance(), ...frozen]).toEqual([200 * kr, 0, 1_000 * kr])
    expect((await seen()).reversals).toMatchObject([{ kind: 'dispute', state: 'open' }])
    expect(await noticesOf(staff)).toContain('payment_disputed')
    expect(await noticesOf(world.admin)).toContain('payment_disputed')
    await audit()
    const [card] = await changes(['card'], () => world.pay.act('dispute_won'))
    expect([await balance(), card]).toEqual([1_200 * kr, -1_000 * kr])
    expect((await seen()).reversals).toMatchObject([{ state: 'won' }])
    await audit()
  })

  test('that is lost leaves the money gone', async () => {
    const { intent, balance, seen } = await paid()
    const moved = await changes(['disputes', 'card'], async () => {
      await world.pay.act('chargeback', { charge: intent })
      await world.pay.act('dispute_lost')
    })
    expect([await balance(), ...moved]).toEqual([200 * kr, 0, 1_000 * kr])
    expect((await seen()).reversals).toMatchObject([{ state: 'lost' }])
    await audit()
  })

  test.each(['oldest', 'newest'])('ends the same when all its words come at last, the %s first', async (order) => {
    const { intent, balance } = await paid()
    await world.pay.act('events', { sending: 'kept' })
    const moved = await changes(['disputes', 'card', 'claims'], async () => {
      await world.pay.act('chargeback', { charge: intent })
      await world.pay.act('dispute_won')
      await world.pay.act('send_kept', { order })
      await world.pay.act('events', { sending: 'now' })
    })
    expect([await balance(), ...moved]).toEqual([1_200 * kr, 0, 0, 0])
    await audit()
  })

  test('that was asked about before its end, and answered after it, changes nothing any more', async () => {
    const { id, intent, balance } = await paid()
    const { dispute } = (await world.pay.act('chargeback', { charge: intent })) as { dispute: string }
    await world.pay.act('dispute_won')
    await world.wallet.inTransaction(async (trx) => {
      const payment = await lockPayment(trx, sql`p.id = ${id}`)
      const old = { id: dispute, amount: 1_000 * kr, state: 'open', reason: 'fraudulent' } as const
      await settleReversals(
        { ...world.pay.context, db: trx, now: world.api.clock.now },
        { payment: payment! },
        { refunds: [], disputes: [{ ...old, withdrawn: 1_000 * kr, moves: 1, createdAt: world.api.clock.now }] },
      )
    })
    expect(await balance()).toBe(1_200 * kr)
    await audit()
  })

  test('of money that the brand has spent is owed while it is open, and owed no more when it is won', async () => {
    const { brand, intent, balance, seen } = await paid()
    await spend(brand.accountId, 900 * kr)
    await world.pay.act('chargeback', { charge: intent })
    expect([await balance(), (await seen()).reversals?.[0]?.lacking]).toEqual([0, 700 * kr])
    await audit()
    await world.pay.act('dispute_won')
    expect([await balance(), (await seen()).reversals?.[0]?.lacking]).toEqual([300 * kr, 0])
    await audit()
  })
})

test('the provider that cannot be asked what stands is told to send its word again, and it counts then', async () => {
  const { intent, balance } = await paid()
  await world.pay.act('events', { sending: 'kept' })
  await world.pay.act('refund', { charge: intent, amount: 100 * kr })
  await world.pay.act('events', { sending: 'now' })
  const event = {
    id: 'evt_asked_twice',
    type: 'charge.refunded',
    created: Math.floor(world.api.clock.now.getTime() / 1_000),
    data: { object: { id: 'ch_1', object: 'charge', payment_intent: intent } },
  }
  const payload = JSON.stringify(event)
  world.practice.mode('stripe', 'down')
  expect((await world.pay.send(payload, world.pay.signature(payload))).statusCode).toBe(503)
  expect(await balance()).toBe(1_200 * kr)
  world.practice.mode('stripe', 'works')
  expect((await world.pay.send(payload, world.pay.signature(payload))).statusCode).toBe(200)
  expect(await balance()).toBe(1_100 * kr)
  await world.pay.act('send_kept', { order: 'oldest' })
  expect(await balance()).toBe(1_100 * kr)
})

describe('a refund by platform staff', () => {
  const refund = (id: string, body: object, who = world.admin) =>
    world.api.call(who, 'POST', `/api/payments/${id}/refunds`, { body: { refund: body } })

  test('goes back to the card with its reason, at most what is left, and a second try gives nothing back twice', async () => {
    const { staff, id, balance, seen } = await paid()
    expect((await seen(world.admin)).refundable).toBe(1_000 * kr)
    expect(await refund(id, { amount: 1_001 * kr, reason: 'Dubbelt', left: 1_000 * kr })).toMatchObject({
      status: 422,
      body: { errors: { amount: ['too_large'] } },
    })
    const order = { amount: 400 * kr, reason: 'Betalt två gånger', left: 1_000 * kr }
    expect((await refund(id, order, staff)).status).toBe(403)
    expect((await refund(id, order)).body).toMatchObject({
      payment: { refundable: 600 * kr, reversals: [{ amount: 400 * kr, reason: 'Betalt två gånger' }] },
    })
    expect(await balance()).toBe(800 * kr)
    expect(await refund(id, order)).toMatchObject({ status: 409 })
    expect(await balance()).toBe(800 * kr)
    // The company reads what, not who and why.
    expect((await seen()).reversals?.[0]).not.toHaveProperty('reason')
    await audit()
  })

  test('whose answer was lost is the same refund when it is tried again', async () => {
    const { id, balance } = await paid()
    await world.pay.act('events', { sending: 'never' })
    await world.pay.act('lose_answers', { count: 3 })
    const order = { amount: 400 * kr, reason: 'Fel', left: 1_000 * kr }
    expect((await refund(id, order)).status).toBe(503)
    expect((await refund(id, { ...order, reason: 'Fel belopp' })).status).toBe(200)
    await world.pay.act('events', { sending: 'now' })
    expect(await balance()).toBe(800 * kr)
    await audit()
  })

  test('is no more than the account still has, and nothing of what is disputed', async () => {
    const { brand, id, intent, seen } = await paid()
    await spend(brand.accountId, 900 * kr)
    expect((await seen(world.admin)).refundable).toBe(300 * kr)
    await world.pay.act('chargeback', { charge: intent })
    expect((await seen(world.admin)).refundable).toBe(0)
    expect((await refund(id, { amount: 100, reason: 'x', left: 100 })).status).toBe(409)
  })
})

test('the report of the provider and the books agree on what is left of payments that went back', async () => {
  const period = { from: new Date(0), to: new Date(world.api.clock.now.getTime() + 86_400_000) }
  const reported = (await reportedPayments(world.api, period)) ?? []
  const booked = await bookedPayments(world.api.db, period, reported)
  const sums = (all: readonly { paymentId: string | null; amount: number }[]) =>
    Object.fromEntries(all.map(({ paymentId, amount }): [string, number] => [paymentId ?? '', amount]))
  expect(Object.values(sums(reported)).some((amount) => amount < 1_000 * kr)).toBe(true)
  expect(sums(booked)).toEqual(sums(reported))
})
