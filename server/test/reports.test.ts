import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { reportHandlers } from '../src/modules/reports'
import { perThousand } from '../src/modules/reports/costs'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let brandId: string
let campaignId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId, { state: 'ongoing', productValue: 300 })
  await api.db
    .updateTable('campaigns')
    .set({ logistics_cost_per_participant: 50, wanted_reach: 100_000 })
    .where('id', '=', campaignId)
    .execute()
})
afterAll(() => api.close())

const takePart = async (fee = 0) => {
  const creator = await records.creator()
  const id = await records.participation(brandId, campaignId, creator.id)
  await api.db.updateTable('participations').set({ fee_amount: fee }).where('id', '=', id).execute()
  return { participation: id, creator: creator.id }
}
type Fields = NonNullable<Parameters<Records['post']>[4]>
const mention = ({ participation, creator }: Awaited<ReturnType<typeof takePart>>, fields: Fields = {}) =>
  records.post(brandId, campaignId, participation, creator, fields)
const approve = async (...of: Parameters<typeof mention>) =>
  api.call(staff, 'PATCH', `/api/mentions/${await mention(...of)}/approve`)
const report = () => api.call(staff, 'GET', `/api/campaigns/${campaignId}/report`)

test('cost per thousand reached is rounded to whole öre, and is nothing without reach', () => {
  expect([perThousand(35_000, 12_000), perThousand(100, 3_000), perThousand(35_000, 0)]).toEqual([2_917, 33, null])
})

test('a report adds up approved mentions by day of Stockholm, creator and kind; fees, products and logistics are its cost', async () => {
  const paid = await takePart(200_000)
  const unpaid = await takePart()
  const silent = await takePart()
  await approve(paid)
  await approve(paid, { kind: 'story', reach: 500, at: '2026-11-11T08:00:00Z' })
  await approve(unpaid, { kind: 'content', at: '2026-11-12T08:00:00Z' })
  await mention(unpaid)
  await mention(unpaid, { state: 'rejected' })
  const { body } = await report()
  const { report: found } = body as {
    report: {
      totals: object
      days: object[]
      kinds: object[]
      creators: {
        creator: { id: string }
        reach: number
        posts: number
        cost: number
        cost_per_thousand_reach: number | null
      }[]
      wanted_reach: number
    }
  }
  expect(found.wanted_reach).toBe(100_000)
  // 350 kr for each of three creators, plus one fee of 2 000 kr.
  expect(found.totals).toEqual({
    reach: 1_500,
    posts: 3,
    likes: 20,
    comments: 4,
    participants: 3,
    creators: 3,
    costs: { fees: 200_000, goods: 90_000, logistics: 15_000 },
    cost: 305_000,
    cost_per_thousand_reach: 203_333,
    cost_per_post: 101_667,
    engagement: 1.6,
    read_at: expect.any(String),
  })
  expect(found.days).toEqual([
    { day: '2026-11-11', reach: 1_500, posts: 2, likes: 20, comments: 4 },
    { day: '2026-11-12', reach: 0, posts: 1, likes: 0, comments: 0 },
  ])
  expect(found.kinds).toEqual([
    { kind: 'content', reach: 0, posts: 1, likes: 0, comments: 0 },
    { kind: 'post', reach: 1_000, posts: 1, likes: 10, comments: 2 },
    { kind: 'story', reach: 500, posts: 1, likes: 10, comments: 2 },
  ])
  expect(
    found.creators.map(({ creator: { id }, reach, posts, cost, cost_per_thousand_reach: per }) => [
      id,
      reach,
      posts,
      cost,
      per,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [paid.creator, 1_500, 2, 235_000, 156_667],
      [unpaid.creator, 0, 1, 35_000, null],
      [silent.creator, 0, 0, 35_000, null],
    ]),
  )
})

test('a report takes the same number of queries for 3 creators as for 23', async () => {
  const caller = {
    kind: 'user',
    id: staff.id,
    name: '',
    role: 'company',
    sessionId: staff.sessionId,
    brandIds: [brandId],
    brandRoles: { [brandId]: 'owner' },
  }
  const count = () =>
    countQueries(api.db, (db) =>
      reportHandlers.getCampaignReport({ db, caller, now: api.clock.now, params: { id: campaignId } } as never),
    )
  const few = await count()
  for (let index = 0; index < 20; index += 1) await approve(await takePart())
  expect(await count()).toBe(few)
  console.info(`queries per request: report ${few}, for 3 creators and for 23`)
})

test('a read-only address shows the report to anyone, counts who opens it, and ends by time and by hand', async () => {
  const make = async (days = 7) =>
    (await api.call(staff, 'POST', `/api/campaigns/${campaignId}/report_links`, { body: { days } })).body as {
      token: string
      report_link: { id: string; expires_at: string }
    }
  const open = (token: string) => api.call(null, 'GET', `/public/reports/${token}`)
  const { token, report_link: link } = await make()
  expect((await open(token)).body).toMatchObject({
    report: { wanted_reach: 100_000 },
    expires_at: link.expires_at,
    locale: 'sv',
  })
  await open(token)
  const listed = async () =>
    (
      (await api.call(staff, 'GET', `/api/campaigns/${campaignId}/report_links`)).body as {
        report_links: { id: string; opened_count: number }[]
      }
    ).report_links
  expect(await listed()).toMatchObject([{ id: link.id, opened_count: 2 }])
  expect(JSON.stringify(await api.db.selectFrom('report_links').selectAll().execute())).not.toContain(token)

  expect((await open(`${token.slice(0, -2)}AA`)).status).toBe(404)
  const old = await make()
  await api.db
    .updateTable('report_links')
    .set({ expires_at: new Date(api.clock.now.getTime() - 1_000).toISOString() })
    .where('id', '=', old.report_link.id)
    .execute()
  expect((await open(old.token)).status).toBe(404)
  expect((await api.call(staff, 'DELETE', `/api/report_links/${link.id}`)).status).toBe(204)
  expect((await open(token)).status).toBe(404)
  expect(await listed()).toEqual([])
  expect(
    (await api.call(staff, 'POST', `/api/campaigns/${campaignId}/report_links`, { body: { days: 8 } })).status,
  ).toBe(422)
  const draft = await records.campaign(brandId, { state: 'draft' })
  expect((await api.call(staff, 'POST', `/api/campaigns/${draft}/report_links`, { body: { days: 7 } })).body).toEqual({
    error: 'illegal_transition',
  })
})
