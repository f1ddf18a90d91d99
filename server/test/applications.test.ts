import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { listApplications } from '../src/modules/participations/applications'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { walletOf } from './support/wallet'

let api: TestApi
let records: Records
let staff: Actor
let brandId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
})

interface Listed {
  applications: {
    id: string
    kind: string
    reserves: number
    limits: { of: string; key: string; left: number }[]
    store: null | {
      id: string
      shelf: null | { on_shelf: number; booked: number; free: number }
      places_left: number | null
    }
  }[]
  meta: { total_count: number; next_page: number | null }
  counts: { all: number; due_today: number; demands_met: number }
  kinds: { campaign: number; store: number }
  by_campaign: { id: string; waiting: number; at_stores: number }[]
  by_store: { id: string; waiting: number }[]
  towns: string[]
  accounts: { id: string; brand_id: string; brand_name: string; available: number }[]
}
const list = async (query = '', who = staff) =>
  (await api.call(who, 'GET', `/api/applications${query}`)).body as unknown as Listed
const idsOf = ({ applications }: Listed) => applications.map(({ id }) => id)

/** An application made some days ago by a creator with followers. */
const apply = async (campaignId: string, { daysAgo = 0, followersCount = 6_000, state = 'pending' as const } = {}) => {
  const creator = await records.creator({ followersCount })
  const id = await records.participation(brandId, campaignId, creator.id, state)
  await api.db
    .updateTable('participations')
    .set({ created_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(), motivation: `Jag bakar, ${id}` })
    .where('id', '=', id)
    .execute()
  return id
}

describe('applications that wait, of all campaigns', () => {
  test('the one to be answered soonest stands first; decided ones and those of campaigns that answer no more are not there', async () => {
    const [open, ongoing, over] = [
      await records.campaign(brandId, { state: 'confirmed' }),
      await records.campaign(brandId, { state: 'ongoing' }),
      await records.campaign(brandId, { state: 'ongoing' }),
    ]
    const late = await apply(open!, { daysAgo: 9 })
    const fresh = await apply(ongoing!)
    const older = await apply(ongoing!, { daysAgo: 3 })
    await apply(over!)
    await api.db.updateTable('campaigns').set({ state: 'archived' }).where('id', '=', over!).execute()
    await records.participation(brandId, open!, (await records.creator()).id, 'approved')

    const listed = await list()
    expect(idsOf(listed)).toEqual([late, older, fresh])
    expect(idsOf(await list('?sort=-answerBy'))).toEqual([fresh, older, late])
    expect(listed.counts).toMatchObject({ all: 3 })
    expect(listed.by_campaign.map(({ id, waiting }) => [id, waiting]).sort()).toEqual(
      [
        [open, 1],
        [ongoing, 2],
      ].sort(),
    )
    const counts = (await api.call(staff, 'GET', `/api/campaigns/counts?brandId=${brandId}`)).body as {
      waiting: { applications: number }
    }
    expect(counts.waiting.applications).toBe(listed.counts.all)
  })

  test('is narrowed by campaign, words, demands and what ends today, and says how many match', async () => {
    const campaign = await records.campaign(brandId, { state: 'ongoing' })
    const other = await records.campaign(brandId, { state: 'ongoing' })
    await api.db.updateTable('campaigns').set({ min_followers: 5_000 }).where('id', '=', campaign).execute()
    const small = await apply(campaign, { followersCount: 100 })
    const large = await apply(campaign, { followersCount: 90_000 })
    const ending = await apply(other, { daysAgo: 11, followersCount: 7_000 })

    expect(idsOf(await list(`?campaignId=${other}`))).toEqual([ending])
    expect(idsOf(await list(`?query=${large}`))).toEqual([large])
    expect(idsOf(await list('?demands=unmet'))).toEqual([small])
    expect(idsOf(await list('?dueToday=true'))).toEqual([ending])
    expect(idsOf(await list('?sort=-followers'))).toEqual([large, ending, small])
    const page = await list('?perPage=2&demands=met&sort=-followers')
    expect([idsOf(page), page.meta.total_count, page.counts]).toEqual([
      [large, ending],
      2,
      { all: 3, due_today: 1, demands_met: 2 },
    ])
  })

  test('other companies see none of it; the file has the lines of the view, and no formula', async () => {
    const campaign = await records.campaign(brandId, { state: 'ongoing' })
    const id = await apply(campaign)
    await api.db.updateTable('participations').set({ motivation: '=1+1' }).where('id', '=', id).execute()
    const stranger = await records.staff('company', [(await records.brand()).id])
    expect(idsOf(await list('', stranger))).toEqual([])
    expect(idsOf(await list(`?brandId=${brandId}`, stranger))).toEqual([])
    const { body } = await api.call(staff, 'GET', '/api/applications/export?locale=sv')
    const lines = (body as { file: string }).file.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('Svara senast')
    expect(lines[1]).toContain("'=1+1")
  })

  test('asks the database as often for one row as for many', async () => {
    const campaign = await records.campaign(brandId, { state: 'ongoing' })
    const ask = (db: typeof api.db) =>
      listApplications(
        {
          db,
          caller: {
            kind: 'user',
            id: staff.id,
            name: '',
            role: 'company',
            sessionId: '',
            brandIds: [brandId],
            brandRoles: { [brandId]: 'owner' },
          },
          now: api.clock.now,
          config: api.config,
        } as never,
        {},
      )
    await apply(campaign)
    const one = await countQueries(api.db, ask)
    for (let n = 0; n < 5; n += 1) await apply(campaign)
    expect(await countQueries(api.db, ask)).toBe(one)
  })
})

describe('saved views', () => {
  const save = (name: string, who = staff) =>
    api.call(who, 'POST', '/api/saved_views', {
      body: { saved_view: { screen: 'applications', name, query: 'country=SE' } },
    })
  const names = async (who = staff) =>
    (
      (await api.call(who, 'GET', '/api/saved_views?screen=applications')).body as { saved_views: { name: string }[] }
    ).saved_views.map(({ name }) => name)

  test('are the own ones by name; a name is taken once for a screen', async () => {
    expect([(await save('Stora konton')).status, (await save('Lund')).status]).toEqual([200, 200])
    const again = await save('Lund')
    expect([again.status, again.body]).toEqual([422, { errors: { name: ['taken'] } }])
    expect(await names()).toEqual(['Lund', 'Stora konton'])
    expect(await names(await records.staff('company', [brandId]))).toEqual([])
  })

  test('twenty stand on a screen, also when two are saved at once; one that is taken away makes room', async () => {
    await Promise.all(Array.from({ length: 21 }, (_, n) => save(`Vy ${n}`)))
    expect(await names()).toHaveLength(20)
    const [{ id }] = (
      (await api.call(staff, 'GET', '/api/saved_views?screen=applications')).body as { saved_views: [{ id: string }] }
    ).saved_views
    expect((await api.call(staff, 'DELETE', `/api/saved_views/${id}`)).status).toBe(204)
    expect((await api.call(staff, 'DELETE', `/api/saved_views/${id}`)).status).toBe(404)
    expect((await save('Ny')).status).toBe(200)
  })
})

test('the list tells what the brand can reserve now, of brands whose campaigns pay a fee; each approval leaves less', async () => {
  const brand = await walletOf(api, records, await records.staff('admin')).fundedBrand(1_200_00)
  brandId = brand.id
  staff = await records.staff('company', [brandId])
  const campaign = await records.campaign(brandId, { state: 'ongoing' })
  const first = await apply(campaign)
  await apply(campaign)
  expect((await list()).accounts).toEqual([])
  await api.db
    .updateTable('campaigns')
    .set({ enable_paid_collaborations: true, paid_collaboration_price: 700 })
    .where('id', '=', campaign)
    .execute()
  const money = async () => (await list()).accounts.map(({ id, available }) => [id, available])
  expect(await money()).toEqual([[brand.accountId, 1_200_00]])
  expect((await api.call(staff, 'PATCH', `/api/participations/${first}/approve`, { body: {} })).status).toBe(200)
  expect(await money()).toEqual([[brand.accountId, 500_00]])
})
