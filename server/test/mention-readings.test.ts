import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { readMentionsAgain } from '../src/modules/mentions/readings'
import { type GraphApi, openGraphApi } from './support/graph'
import { type Records, recordsOf } from './support/records'
import type { Actor, TestApi } from './support/test-api'

let connect: GraphApi['connect']
let close: GraphApi['close']
let api: TestApi
let records: Records
let figures: Record<string, number> = {}
let error: object | undefined
let calls = 0
const day = 86_400_000

beforeAll(async () => {
  ;({ api, connect, close } = await openGraphApi((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x')
    calls += 1
    const said = error ?? {
      id: pathname.split('/').at(-1),
      caption: 'Reklam',
      timestamp: new Date(api.clock.now.getTime() - day).toISOString(),
      like_count: 40,
      comments_count: 4,
      insights: { data: Object.entries(figures).map(([name, value]) => ({ name, values: [{ value }] })) },
    }
    const body = pathname.endsWith('/media') ? { data: [] } : said
    response.writeHead('error' in body ? 400 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }))
  records = recordsOf(api)
})
afterAll(() => close())
beforeEach(async () => {
  figures = { reach: 900, views: 1_500, saved: 12, shares: 3, total_interactions: 60 }
  error = undefined
  await api.db.updateTable('instagramers').set({ connected_ig_user_id: null }).execute()
  await api.db.deleteFrom('network_pauses').execute()
})

const setUp = async (decide: 'approve' | 'wait' = 'approve') => {
  const { id: brandId } = await records.brand()
  const staff = await records.staff('company', [brandId])
  const creator = await records.creator()
  const campaignId = await records.campaign(brandId, { state: 'ongoing' })
  const participationId = await records.participation(brandId, campaignId, creator.id)
  await connect(creator.id, { days: 90 })
  const id = await records.post(brandId, campaignId, participationId, creator.id, { reach: 500 })
  const act = async (name: string) => api.call(await fresh(staff), 'PATCH', `/api/mentions/${id}/${name}`)
  if (decide === 'approve') await act('approve')
  const read = async () =>
    ((await api.call(await fresh(staff), 'GET', `/api/mentions/${id}`)).body as { mention: Record<string, never> })
      .mention
  return { id, brandId, campaignId, staff, read, act }
}
const fresh = (who: Actor) => api.actor('user', who.id, 'company')
const run = async () => {
  calls = 0
  return readMentionsAgain({
    db: api.db,
    config: api.config,
    log: api.app.log,
    live: api.bus,
    now: () => api.clock.now,
  })
}
const pass = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * day)
}
const notices = async (campaignBrand: string) =>
  api.db
    .selectFrom('notices')
    .select('user_id')
    .where('kind', '=', 'post_gone')
    .where('brand_id', '=', campaignBrand)
    .execute()

test('a later reading stands beside what was counted, which stays, on days 1, 3, 7 and 30', async () => {
  const { id, read, campaignId } = await setUp()
  await run()
  expect(await read()).not.toHaveProperty('later_reading')
  const days: number[] = []
  for (let passed = 0; passed < 33; passed += 1) {
    pass(1.01)
    figures.reach = 900 + passed
    await run()
    const { later_reading: later } = await read()
    days.push((later as unknown as { after_days: number }).after_days)
  }
  expect([...new Set(days)]).toEqual([1, 3, 7, 30])
  expect(await read()).toMatchObject({
    instagram_post: { reach: 500 },
    later_reading: { after_days: 30, views: 1_500, saved: 12, shares: 3, interactions: 60 },
  })
  const campaign = await api.db
    .selectFrom('campaigns')
    .select('reach')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow()
  expect(campaign.reach).toBe(500)
  expect(
    await api.db.selectFrom('mention_readings').select('after_days').where('mention_id', '=', id).execute(),
  ).toHaveLength(4)
})

test('a reading that came late counts for its latest day alone, and goes with an approval that is taken back', async () => {
  const { read, act } = await setUp()
  pass(5)
  await run()
  expect(await read()).toMatchObject({ later_reading: { after_days: 3 } })
  await act('reset')
  expect(await read()).not.toHaveProperty('later_reading')
})

test.each([
  ['an empty set', () => (figures = {})],
  ['a limit', () => (error = { error: { code: 4 } })],
  ['a fault', () => (error = { error: { code: 2 } })],
  ['a missing permission', () => (error = { error: { code: 10 } })],
])('after %s there is no reading, and a later one is made', async (_, fail) => {
  const { read } = await setUp()
  pass(1.1)
  fail()
  await run()
  expect(await read()).not.toHaveProperty('later_reading')
  error = undefined
  figures = { reach: 901 }
  pass(1.1)
  await run()
  expect(await read()).toMatchObject({ later_reading: { after_days: 1, reach: 901, saved: null } })
})

test('a post that goes while its campaign runs is told to the brand once, and nothing of it is asked again', async () => {
  const { brandId, read } = await setUp('wait')
  error = { error: { code: 100, error_subcode: 33 } }
  await run()
  expect(await read()).toMatchObject({ instagram_post: { gone_at: api.clock.now.toISOString() } })
  expect(await notices(brandId)).toHaveLength(1)
  pass(1.1)
  await run()
  expect([calls, (await notices(brandId)).length]).toEqual([0, 1])
})

test('a post that goes after its campaign is noted without a notice', async () => {
  const { brandId, campaignId, read } = await setUp()
  await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', campaignId).execute()
  error = { error: { code: 100, error_subcode: 33 } }
  pass(1.1)
  await run()
  expect(await read()).toMatchObject({ instagram_post: { gone_at: api.clock.now.toISOString() } })
  expect(await notices(brandId)).toEqual([])
})

test('a report says how many posts the network has not told the reach of', async () => {
  const { campaignId, staff } = await setUp()
  const report = async () =>
    (
      (await api.call(await fresh(staff), 'GET', `/api/campaigns/${campaignId}/report`)).body as {
        report: { totals: object }
      }
    ).report.totals
  expect(await report()).not.toHaveProperty('unread_posts')
  await api.db.updateTable('instagram_posts').set({ reach_read: false, reach: 0 }).execute()
  expect(await report()).toMatchObject({ unread_posts: 1 })
})
