import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { bookMonthlyFees } from '../src/modules/wallet/company/monthly-fees'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  wallet = walletOf(api, make, await make.staff('admin'))
})
afterAll(() => api.close())

const run = (day: string, atOnce?: number) =>
  bookMonthlyFees({ db: api.db, live: api.bus, config: api.config, now: () => new Date(`${day}T08:00:00Z`) }, atOnce)
/** A brand whose company has had a plan since a given day; its row was created then or later. */
const subscriber = async (amount: number, startedOn: string, madeOn = startedOn) => {
  const brand = await wallet.fundedBrand(amount)
  await api.db
    .updateTable('brands')
    .set({ created_at: `${madeOn}T10:00:00Z` })
    .where('id', '=', brand.id)
    .execute()
  await sql`INSERT INTO company_plans (company_id, session_id, plan, monthly_fee, started_on, asked_at)
    SELECT company_id, 'cs ' || id, 'small', 49900, ${startedOn}::date, now() FROM brands WHERE id = ${brand.id}`.execute(
    api.db,
  )
  return brand
}
const balanceOf = async ({ accountId }: { accountId: string }) => (await wallet.balances(accountId))?.balance

test('the monthly fee is booked on the day of the plan, once, however many instances run, and the month after again', async () => {
  const brand = await subscriber(200_000, '2026-10-31')
  await run('2026-11-29')
  expect(await balanceOf(brand)).toBe(200_000)
  await Promise.all([run('2026-11-30'), run('2026-11-30'), run('2026-11-30')])
  expect(await balanceOf(brand)).toBe(150_100)
  await run('2026-12-01')
  expect(await balanceOf(brand)).toBe(150_100)
  await run('2026-12-31')
  expect(await balanceOf(brand)).toBe(100_200)
  expect(await wallet.audit()).toEqual([])
})

test('an account with too little is not taken below zero, and pays later in the same month', async () => {
  const brand = await subscriber(10_000, '2026-10-05')
  await run('2026-11-05')
  expect(await balanceOf(brand)).toBe(10_000)
  await wallet.book(brand.accountId, 'debit', 50_000)
  await run('2026-11-06')
  expect(await balanceOf(brand)).toBe(10_100)
})

test('the month in which a plan is begun is paid with the plan', async () => {
  const brand = await subscriber(100_000, '2026-11-10')
  await run('2026-11-10')
  expect(await balanceOf(brand)).toBe(100_000)
  await run('2026-12-10')
  expect(await balanceOf(brand)).toBe(50_100)
})

test('a brand that was made after the day of the plan pays from the next one on, and owes nothing before', async () => {
  const brand = await subscriber(100_000, '2026-09-05', '2026-11-06')
  await run('2026-11-20')
  expect(await balanceOf(brand)).toBe(100_000)
  await run('2026-12-05')
  expect(await balanceOf(brand)).toBe(50_100)
})

test('accounts that cannot pay keep nobody behind them waiting', async () => {
  const brands = [
    await subscriber(1_000, '2026-10-05'),
    await subscriber(1_000, '2026-10-05'),
    await subscriber(1_000, '2026-10-28'),
    await subscriber(100_000, '2026-10-05'),
  ]
  await run('2026-11-06', 1)
  expect(await Promise.all(brands.map(balanceOf))).toEqual([1_000, 1_000, 1_000, 50_100])
})

test('the record of a brand says how many of its fees were booked on their day, late and unpaid ones among all', async () => {
  const admin = await make.staff('admin')
  const recordOf = async ({ id }: { id: string }) => (await api.call(admin, 'GET', `/api/brands/${id}/record`)).body
  const brand = await subscriber(10_000, '2026-07-05')
  expect(await recordOf(brand)).toEqual({ brand_record: { campaigns_sent_back: 0, fees: 0, fees_in_time: 0 } })
  await run('2026-08-05')
  expect(await recordOf(brand)).toMatchObject({ brand_record: { fees: 1, fees_in_time: 0 } })
  await wallet.book(brand.accountId, 'debit', 100_000)
  await run('2026-08-07')
  expect(await recordOf(brand)).toMatchObject({ brand_record: { fees: 1, fees_in_time: 0 } })
  await run('2026-09-05')
  await run('2026-10-05')
  expect(await recordOf(brand)).toMatchObject({ brand_record: { fees: 3, fees_in_time: 1 } })
})

describe('a fee that could not be booked', () => {
  const noticesOf = async (staff: Actor) =>
    (
      await api.db
        .selectFrom('notices')
        .select(['kind', 'facts', 'href'])
        .where('account_id', '=', staff.id)
        .where('kind', '=', 'fee_unpaid')
        .execute()
    ).map(({ facts, href }) => ({ facts, href }))
  const unpaidOf = async ({ accountId }: { accountId: string }) => {
    const { body } = await api.call(await make.staff('admin'), 'GET', '/api/unpaid_fees?perPage=100')
    return (body as { unpaid_fees: { account_id: string }[] }).unpaid_fees.filter(
      ({ account_id: id }) => id === accountId,
    )
  }
  const planAt = async (brand: { id: string; companyId: string }, day: string) => {
    api.clock.now = new Date(`${day}T09:00:00Z`)
    // A new session, since one from weeks ago has expired.
    const staff = await make.staff('company', [brand.id])
    return (await api.call(staff, 'GET', `/api/companies/${brand.companyId}/plan`)).body
  }

  test('is told to the company once, with what is missing, and stands with platform staff until it is paid', async () => {
    const brand = await subscriber(10_000, '2026-10-05')
    const staff = await make.staff('company', [brand.id])
    await run('2026-11-05')
    await Promise.all([run('2026-11-05'), run('2026-11-06')])
    expect(await noticesOf(staff)).toEqual([
      { facts: { brand: brand.name, amount: 39_900, day: '2026-11-30' }, href: `/wallet/${brand.accountId}` },
    ])
    expect(await unpaidOf(brand)).toMatchObject([
      { amount: 49_900, due_on: '2026-11-05', tried_until: '2026-11-30', lacking: 39_900 },
    ])
    await wallet.book(brand.accountId, 'debit', 50_000)
    await run('2026-11-07')
    expect(await unpaidOf(brand)).toEqual([])
    expect(await noticesOf(staff)).toHaveLength(1)
    await run('2026-12-05')
    expect(await noticesOf(staff)).toHaveLength(2)
  })

  test('is heard by pages that show the account', async () => {
    const brand = await subscriber(10_000, '2026-10-05')
    const heard: unknown[] = []
    const live = {
      publish: (...[trx, event]: Parameters<typeof api.bus.publish>) => {
        if (event.fact === 'account-changed') heard.push(event.ids)
        return api.bus.publish(trx, event)
      },
    } as typeof api.bus
    await bookMonthlyFees({ db: api.db, live, config: api.config, now: () => new Date('2026-11-05T08:00:00Z') })
    expect(heard).toContainEqual(expect.objectContaining({ accountId: brand.accountId }))
  })

  test('is read by the company with its plan while it is tried, and stays with platform staff when the month is over', async () => {
    const brand = await subscriber(10_000, '2026-10-05')
    await run('2026-11-05')
    expect(await planAt(brand, '2026-11-06')).toMatchObject({
      plan: {
        name: 'small',
        monthly_fee: 49_900,
        since: '2026-10-05',
        brands: 1,
        next_on: '2026-12-05',
        unpaid: [{ brand_id: brand.id, due_on: '2026-11-05', lacking: 39_900, is_tried: true }],
      },
      is_pending: false,
    })
    expect(await planAt(brand, '2026-12-01')).toMatchObject({ plan: { unpaid: [] } })
    expect(await unpaidOf(brand)).toMatchObject([{ due_on: '2026-11-05', is_tried: false }])
  })
})

test('a company without a plan has none; what its sign-up bought is awaited until the provider was asked (C-17)', async () => {
  const admin = await make.staff('admin')
  const brand = await wallet.fundedBrand(1_000)
  const planOf = async () => (await api.call(admin, 'GET', `/api/companies/${brand.companyId}/plan`)).body
  expect(await planOf()).toEqual({ plan: null, is_pending: false })
  await api.db
    .updateTable('companies')
    .set({ stripe_session_id: 'cs_test_later' })
    .where('id', '=', brand.companyId)
    .execute()
  expect(await planOf()).toEqual({ plan: null, is_pending: true })
})
