import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { planJob } from '../src/modules/payments'
import { catchUp } from '../src/modules/payments/check-job'
import { bookMonthlyFees } from '../src/modules/wallet/company/monthly-fees'
import { openPaymentApi } from './support/payments'
import type { Actor } from './support/test-api'

let world: Awaited<ReturnType<typeof openPaymentApi>>
beforeAll(async () => {
  world = await openPaymentApi()
})
afterAll(() => world.close())

const kr = 100
const fee = 499 * kr
const begin = new Date('2025-01-10T09:00:00Z')
/** The day on which the plan is paid, months after it was taken. */
const monthLater = (months: number) => new Date(Date.UTC(2025, months, 10, 9, 30))

/** A company with a funded brand, and the plan that it took in the provider's checkout. */
const subscriber = async () => {
  world.api.clock.now = begin
  const brand = await world.wallet.fundedBrand(20_000 * kr)
  await world.api.db.updateTable('brands').set({ created_at: begin.toISOString() }).where('id', '=', brand.id).execute()
  const { session, subscription } = (await world.pay.act('plan_taken', { plan: 'small' })) as {
    session: string
    subscription: string
  }
  await world.api.db
    .updateTable('companies')
    .set({ stripe_session_id: session })
    .where('id', '=', brand.companyId)
    .execute()
  await planJob.run(world.pay.context)
  // Who hears of it.
  await world.make.staff('company', [brand.id])
  const plan = async () => {
    // A session of weeks ago has ended.
    const staff = await world.make.staff('company', [brand.id])
    const { body } = await world.api.call(staff, 'GET', `/api/companies/${brand.companyId}/plan`)
    return (body as { plan: Record<string, unknown> }).plan
  }
  /** What came off the brand's account, and what the company's card has paid: how many months each. */
  const paidBy = async () => {
    const balance = (await world.wallet.balances(brand.accountId))?.balance ?? 0
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM plan_invoices
      WHERE company_id = ${brand.companyId} AND state = 'paid'`.execute(world.api.db)
    return { account: (20_000 * kr - balance) / fee, card: rows[0]!.count }
  }
  return { ...brand, subscription, plan, paidBy }
}

type Subscriber = Awaited<ReturnType<typeof subscriber>>

/** What the clock does each day of a month, as far as plans are concerned. */
const clock = async () => {
  await bookMonthlyFees(world.pay.context)
  await planJob.run(world.pay.context)
}

/** Months from one to another: the provider renews, and the clock runs. */
const live = async ({ subscription }: Subscriber, from: number, to: number) => {
  for (let month = from; month <= to; month += 1) {
    world.api.clock.now = monthLater(month)
    const found = world.practice.practice.kept('stripe', () => ({})).value as {
      objects: Record<string, { status: string }>
    }
    if (found.objects[subscription]?.status !== 'canceled') await world.pay.act('renewal', { subscription })
    await clock()
  }
}

const earned = async () => {
  const { rows } = await sql<{ balance: number }>`SELECT sum(balance)::bigint AS balance FROM accounts
    WHERE owner_type = 'platform' AND purpose IN ('fees', 'vat')`.execute(world.api.db)
  return rows[0]?.balance ?? 0
}
const books = async () => expect(await world.wallet.audit()).toEqual([])
const noticesOf = async (companyId: string) =>
  (
    await sql<{ kind: string; href: string }>`SELECT DISTINCT n.kind, n.href FROM notices n
      WHERE n.subject_id = ${companyId}`.execute(world.api.db)
  ).rows.map(({ kind, href }) => `${kind} ${href}`)

test('a year of a plan that is active is paid twelve times by the card, and never from the account', async () => {
  const before = await earned()
  const company = await subscriber()
  await live(company, 1, 11)
  expect(await company.paidBy()).toEqual({ account: 0, card: 12 })
  expect((await earned()) - before).toBe(12 * fee)
  expect(await company.plan()).toMatchObject({ state: 'active', paid_by: 'card', next_on: '2026-01-10', ends_on: null })
  await books()
})

test('a plan that is cancelled runs to the end of what is paid, and then ends on both sides', async () => {
  const company = await subscriber()
  await live(company, 1, 4)
  await world.pay.act('plan_cancelled', { subscription: company.subscription })
  expect(await company.plan()).toMatchObject({ state: 'active', ends_on: '2025-06-10' })
  await live(company, 5, 11)
  expect(await company.paidBy()).toEqual({ account: 0, card: 5 })
  expect(await company.plan()).toMatchObject({ state: 'ended', ends_on: '2025-06-10' })
  expect(await noticesOf(company.companyId)).toContain('plan_ended /company')
  await books()
})

test('a month that the card does not pay is told, and the plan goes on when its invoice is paid', async () => {
  const company = await subscriber()
  await live(company, 1, 4)
  world.api.clock.now = monthLater(5)
  const { invoice } = (await world.pay.act('renewal_failed', { subscription: company.subscription })) as {
    invoice: string
  }
  await clock()
  expect(await company.plan()).toMatchObject({ state: 'past_due', invoice_url: expect.stringContaining(invoice) })
  expect(await noticesOf(company.companyId)).toContain('plan_unpaid /company')
  world.api.clock.now = new Date(monthLater(5).getTime() + 5 * 86_400_000)
  await world.pay.act('invoice_paid', { invoice })
  expect(await company.plan()).toMatchObject({ state: 'active', invoice_url: null })
  await live(company, 6, 11)
  expect(await company.paidBy()).toEqual({ account: 0, card: 12 })
  await books()
})

test('a month that stays unpaid ends the plan on both sides', async () => {
  const company = await subscriber()
  await live(company, 1, 4)
  world.api.clock.now = monthLater(5)
  await world.pay.act('renewal_failed', { subscription: company.subscription })
  await clock()
  world.api.clock.now = new Date(monthLater(5).getTime() + 31 * 86_400_000)
  await clock()
  expect(await company.plan()).toMatchObject({ state: 'ended' })
  await live(company, 7, 11)
  expect(await company.paidBy()).toEqual({ account: 0, card: 5 })
  await books()
})

test('a chargeback of a month takes what was earned by it, and ends the plan on both sides when it is lost', async () => {
  const before = await earned()
  const company = await subscriber()
  await live(company, 1, 4)
  await world.pay.act('chargeback', {})
  expect((await earned()) - before).toBe(4 * fee)
  expect(await company.plan()).toMatchObject({ state: 'active' })
  await world.pay.act('dispute_lost')
  await clock()
  expect(await company.plan()).toMatchObject({ state: 'ended' })
  await live(company, 5, 11)
  expect(await company.paidBy()).toEqual({ account: 0, card: 5 })
  expect((await earned()) - before).toBe(4 * fee)
  await books()
})

test('a year of a plan without a subscription is paid from the account alone, the first month left out', async () => {
  world.api.clock.now = begin
  const company = await subscriber()
  await world.api.db
    .updateTable('companies')
    .set({ stripe_subscription_id: null })
    .where('id', '=', company.companyId)
    .execute()
  for (let month = 1; month <= 11; month += 1) {
    world.api.clock.now = monthLater(month)
    await clock()
    await clock()
  }
  expect((await company.paidBy()).account).toBe(11)
  expect(await company.plan()).toMatchObject({ state: 'active', paid_by: 'account' })
  await books()
})

test('a year whose words all come late, doubled and in the wrong order ends the same', async () => {
  const before = await earned()
  const company = await subscriber()
  await world.pay.act('events', { sending: 'kept' })
  for (let month = 1; month <= 11; month += 1) {
    world.api.clock.now = monthLater(month)
    await world.pay.act('renewal', { subscription: company.subscription })
    await bookMonthlyFees(world.pay.context)
  }
  await world.pay.act('send_kept', { order: 'newest' })
  await world.pay.act('events', { sending: 'now' })
  await catchUp(world.pay.context)
  expect(await company.paidBy()).toEqual({ account: 0, card: 12 })
  expect((await earned()) - before).toBe(12 * fee)
  await books()
})

test('a plan is managed on the page of the provider, by its own company alone', async () => {
  const company = await subscriber()
  const staff = await world.make.staff('company', [company.id])
  const { companyId } = await world.wallet.fundedBrand(100)
  const open = (who: Actor, id: string) => world.api.call(who, 'POST', `/api/companies/${id}/plan/portal`)
  expect((await open(staff, companyId)).status).toBe(404)
  expect(
    (await open(await world.make.staff('company', [(await world.make.brand()).id]), company.companyId)).status,
  ).toBe(404)
  const { url } = (await open(staff, company.companyId)).body as { url: string }
  const done = await fetch(world.practice.url + new URL(url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'answer=end',
    redirect: 'manual',
  })
  expect(new URL(done.headers.get('location') ?? '').pathname).toBe('/company')
  expect(await company.plan()).toMatchObject({ state: 'active', ends_on: '2025-02-10' })
})
