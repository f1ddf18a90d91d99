import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { addDays, dayOf } from '../src/days'
import { holdFee, releaseHold } from '../src/modules/wallet/ledger'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let admin: Actor
let wallet: Wallet
let brandId: string
let owner: Actor
beforeAll(async () => {
  ;({ api, make, admin, wallet } = await openWalletApi())
  brandId = (await wallet.fundedBrand(1_000_000)).id
  owner = await make.staff('company', [brandId])
})
afterAll(() => api.close())

const today = () => dayOf(api.clock.now)
const year = () => today().slice(0, 4)
const quarter = () => {
  const month = Number(today().slice(5, 7))
  return `${year()}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
}
interface Answer {
  reservations: { quarter: string; campaign_id: string; campaign_name: string; fees: number; amount: number }[]
  budgets: { quarter: string; amount: number | null; reserved: number; spent: number; left: number | null }[]
  abilities: string[]
}
const path = (brand = brandId) => `/api/brands/${brand}/budgets`
const read = (who = owner, query = '') => api.call(who, 'GET', `${path()}${query}`)
const set = (amount: number | null, who = owner, of = quarter()) =>
  api.call(who, 'PUT', `${path()}/${of}`, { body: { budget: { amount } } })
const current = ({ body }: { body: unknown }) => (body as Answer).budgets.find((one) => one.quarter === quarter())!
const withRole = async (role: 'manager' | 'finance' | 'reviewer' | 'reader') => {
  const who = await make.staff('company', [brandId])
  await api.db.updateTable('brand_users').set({ role }).where('user_id', '=', who.id).execute()
  return who
}

test('a quarter has its sum, and what is reserved and left follows the approvals', async () => {
  expect(current(await read())).toEqual({ quarter: quarter(), amount: null, reserved: 0, spent: 0, left: null })
  expect((await set(1_000_000)).status).toBe(200)
  const campaignId = await make.campaign(brandId, { state: 'ongoing' })
  const hired = async (amount: number, campaign = campaignId) => {
    const creator = await make.creator({})
    const place = { brandId, participationId: await make.participation(brandId, campaign, creator.id) }
    await wallet.inTransaction((trx) => holdFee(trx, { ...place, amount }))
    return { creator, place }
  }
  const paid = await hired(150_000)
  await hired(200_000)
  expect(current(await read())).toMatchObject({ reserved: 350_000, spent: 0, left: 650_000 })
  expect(((await read()).body as Answer).reservations).toMatchObject([
    { quarter: quarter(), campaign_id: campaignId, fees: 2, amount: 350_000 },
  ])
  await wallet.inTransaction((trx) =>
    releaseHold(trx, {
      ...paid.place,
      instagramerId: paid.creator.id,
      mentionId: uuidv7(),
      campaignTitle: 'Vinterhud',
      now: api.clock.now,
    }),
  )
  expect(current(await read())).toMatchObject({ reserved: 200_000, spent: 150_000, left: 650_000 })
  const spent = (
    await api.call(owner, 'GET', `/api/overview/figures?from=${quarter()}&to=${today()}&brandId=${brandId}`)
  ).body as { figures: { booked: number } }
  expect(spent.figures.booked).toBe(150_000)
  // What is held for a campaign that ends in another quarter is reserved there.
  const later = await make.campaign(brandId, { state: 'ongoing' })
  const end = addDays(today(), 120)
  await api.db.updateTable('campaigns').set({ end_at: end }).where('id', '=', later).execute()
  await hired(70_000, later)
  expect(current(await read()).reserved).toBe(200_000)
  const next = ((await read(owner, `?year=${end.slice(0, 4)}`)).body as Answer).budgets
  expect(next.filter((one) => one.quarter > quarter()).reduce((sum, one) => sum + one.reserved, 0)).toBe(70_000)
  const reservations = async (query = '') => ((await read(owner, query)).body as Answer).reservations
  expect(await reservations(`?year=${end.slice(0, 4)}`)).toContainEqual(
    expect.objectContaining({ campaign_id: later, fees: 1, amount: 70_000 }),
  )
  expect((await reservations()).filter((one) => one.quarter === quarter()).map(({ amount }) => amount)).toEqual([
    200_000,
  ])
})

test('what is still held for a campaign that ended in a past quarter is reserved in this one', async () => {
  const before = current(await read()).reserved
  const late = await make.campaign(brandId, { state: 'ongoing' })
  const end = addDays(quarter(), -1)
  await api.db.updateTable('campaigns').set({ state: 'finished', end_at: end }).where('id', '=', late).execute()
  const creator = await make.creator({})
  const participationId = await make.participation(brandId, late, creator.id)
  await wallet.inTransaction((trx) => holdFee(trx, { brandId, participationId, amount: 30_000 }))
  expect(current(await read()).reserved).toBe(before + 30_000)
  const past = ((await read(owner, `?year=${end.slice(0, 4)}`)).body as Answer).budgets
  expect(past.find((one) => one.quarter < quarter() && one.reserved > 0)).toBeUndefined()
})

test('the year asked for has its four quarters, and only the first day of one is a quarter', async () => {
  const { budgets } = (await read(owner, '?year=2025')).body as Answer
  expect(budgets.map((one) => one.quarter)).toEqual(['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01'])
  expect((await set(1, owner, '2026-02-01')).status).toBe(422)
  expect((await set(-1)).status).toBe(422)
})

test('who keeps the money sets it, who does not see it reads nothing, and the log keeps each change', async () => {
  const [manager, finance, reviewer, reader] = [
    await withRole('manager'),
    await withRole('finance'),
    await withRole('reviewer'),
    await withRole('reader'),
  ]
  const stranger = await make.staff('company', [(await make.brand()).id])
  expect([(await set(700, manager)).status, (await set(800, finance)).status]).toEqual([200, 200])
  for (const who of [reviewer, reader])
    expect([(await read(who)).status, (await set(1, who)).status]).toEqual([403, 403])
  expect([(await read(stranger)).status, (await set(1, stranger)).status]).toEqual([404, 404])
  expect([(await read(admin)).status, (await set(1, admin)).status]).toEqual([200, 403])
  expect(((await read(admin)).body as Answer).abilities).toEqual([])
  expect((await set(null, finance)).status).toBe(200)
  expect(current(await read()).amount).toBeNull()
  const deeds = await api.db
    .selectFrom('audit_entries')
    .select(['kind', 'facts'])
    .where('subject_id', '=', brandId)
    .orderBy('number')
    .execute()
  expect(deeds.slice(-3).map(({ kind, facts }) => [kind, facts.amount])).toEqual([
    ['budget_set', 700],
    ['budget_set', 800],
    ['budget_removed', undefined],
  ])
})

test('of several brands each has its line: where a sum is set, of those whose money one sees', async () => {
  const lines = async (who: Actor) =>
    ((await api.call(who, 'GET', '/api/brand_budgets')).body as { brand_budgets: { brand_id: string }[] }).brand_budgets
  const second = await make.brand('Alfa')
  const third = await make.brand('Beta', second.companyId)
  const both = await make.staff('company', [second.id, third.id])
  expect(await lines(both)).toEqual([])
  for (const { id } of [third, second])
    await api.call(both, 'PUT', `${path(id)}/${quarter()}`, { body: { budget: { amount: 500_000 } } })
  await api.call(both, 'PUT', `${path(third.id)}/2020-01-01`, { body: { budget: { amount: 1 } } })
  const said = { quarter: quarter(), amount: 500_000, reserved: 0, spent: 0, left: 500_000 }
  expect(await lines(both)).toEqual([
    { ...said, brand_id: second.id, brand_name: 'Alfa' },
    { ...said, brand_id: third.id, brand_name: 'Beta' },
  ])
  await api.db
    .updateTable('brand_users')
    .set({ role: 'reviewer' })
    .where('user_id', '=', both.id)
    .where('brand_id', '=', second.id)
    .execute()
  expect((await lines(both)).map(({ brand_id: id }) => id)).toEqual([third.id])
  expect((await lines(owner)).some(({ brand_id: id }) => id === third.id)).toBe(false)
  expect((await api.call(admin, 'GET', '/api/brand_budgets')).status).toBe(403)
})
