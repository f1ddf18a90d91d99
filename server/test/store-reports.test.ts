import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())
beforeEach(() => {
  // A Friday.
  api.clock.now = new Date('2026-11-20T11:00:00Z')
})

interface Figures {
  passes: number
  picked_up: number
  lapsed: number
  withdrawn: number
  posts: number
  approved_posts: number
  reach: number
}
interface Report {
  store_id: string
  store_name: string
  totals: Figures
  weeks: (Figures & { week: string })[]
}
interface List {
  store_reports: Report[]
  summary: { stores: number; totals: Figures; weeks: Report['weeks']; best: Report | null; worst: Report | null }
  meta: { total_count: number }
}

let codes = 0
const codeOf = () => (codes += 1).toString(24).toUpperCase().padStart(8, 'A')
/** A pass, and what happened to it at an instant. */
const pass = async (
  brandId: string,
  offerId: string,
  outcome: 'picked_up' | 'lapsed' | 'withdrawn' | 'approved' | 'requested',
  at: string,
  by?: Awaited<ReturnType<typeof make.creator>>,
) => {
  const creator = by ?? (await make.creator())
  const id = uuidv7()
  const over = outcome === 'lapsed' || outcome === 'withdrawn'
  await api.db
    .insertInto('store_participations')
    .values({
      id,
      brand_id: brandId,
      store_campaign_id: offerId,
      instagramer_id: creator.id,
      state: over ? 'declined' : outcome,
      decision_kind: over ? outcome : null,
      decided_at: at,
      decided_by: null,
      decision_reason: null,
      code: outcome === 'requested' ? null : codeOf(),
      picked_up_at: outcome === 'picked_up' ? at : null,
    })
    .execute()
  return { id, creator }
}
/** A post by the creator of a pass. */
const post = async (
  { id, creator }: Awaited<ReturnType<typeof pass>>,
  { brandId, campaignId }: { brandId: string; campaignId: string },
  { state, reach, at }: { state: 'approved' | 'pending' | 'rejected'; reach: number; at: string },
) => {
  const postId = uuidv7()
  await api.db
    .insertInto('instagram_posts')
    .values({
      id: postId,
      instagramer_id: creator.id,
      external_id: postId,
      reach,
      likes_count: 0,
      comments_count: 0,
      story: false,
      image_url: null,
      permalink: null,
      instagram_created_at: at,
    })
    .execute()
  await api.db
    .insertInto('mentions')
    .values({
      id: uuidv7(),
      brand_id: brandId,
      campaign_id: campaignId,
      participation_id: null,
      store_participation_id: id,
      instagramer_id: creator.id,
      kind: 'post',
      state,
      instagram_post_id: postId,
      created_at: at,
    })
    .execute()
}
const setUp = async () => {
  const { brand, storeId, campaignId, offerId } = await pickups.setUp()
  const other = await pickups.store(brand.id, { name: 'Nordstan' })
  const otherOffer = await pickups.offer(brand.id, campaignId, other)
  return { brand, storeId, campaignId, offerId, other, otherOffer, staff: await make.staff('company', [brand.id]) }
}
const reportOf = async (who: Actor, storeId: string, query = '') =>
  ((await api.call(who, 'GET', `/api/store_reports/${storeId}${query}`)).body as { report: Report }).report
const list = async (who: Actor, brandId: string, query = '') =>
  (await api.call(who, 'GET', `/api/brands/${brandId}/store_reports${query}`)).body as List

describe('what a store has brought, by week', () => {
  test('passes count where they were used or ended, in weeks of Stockholm; those that hold still in the present week', async () => {
    const { brand, storeId, offerId, staff } = await setUp()
    // Sunday evening and Monday just after midnight in Stockholm: two different weeks.
    await pass(brand.id, offerId, 'picked_up', '2026-11-15T22:30:00Z')
    await pass(brand.id, offerId, 'picked_up', '2026-11-15T23:30:00Z')
    await pass(brand.id, offerId, 'lapsed', '2026-11-10T12:00:00Z')
    await pass(brand.id, offerId, 'withdrawn', '2026-11-17T12:00:00Z')
    await pass(brand.id, offerId, 'approved', '2026-11-02T12:00:00Z')
    await pass(brand.id, offerId, 'requested', '2026-11-17T12:00:00Z')
    // Before the first week.
    await pass(brand.id, offerId, 'picked_up', '2026-10-25T12:00:00Z')
    const report = await reportOf(staff, storeId, '?weeks=4')
    expect(report.weeks.map(({ week }) => week)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
    expect(report.weeks.map(({ picked_up: count }) => count)).toEqual([0, 0, 1, 1])
    expect(report.weeks.at(-1)).toMatchObject({ passes: 3, picked_up: 1, withdrawn: 1, lapsed: 0 })
    expect(report.totals).toMatchObject({ passes: 5, picked_up: 2, lapsed: 1, withdrawn: 1 })
    expect((await reportOf(staff, storeId)).totals.picked_up).toBe(3)
  })

  test('posts count on their own day, reach when they are approved; a campaign without a store has none of it', async () => {
    const { brand, storeId, campaignId, offerId, staff } = await setUp()
    const one = await pass(brand.id, offerId, 'picked_up', '2026-11-03T12:00:00Z')
    const place = { brandId: brand.id, campaignId }
    await post(one, place, { state: 'approved', reach: 4_000, at: '2026-11-10T12:00:00Z' })
    await post(one, place, { state: 'approved', reach: 1_500, at: '2026-11-17T12:00:00Z' })
    await post(one, place, { state: 'pending', reach: 900, at: '2026-11-17T12:00:00Z' })
    const report = await reportOf(staff, storeId, '?weeks=3')
    expect(report.weeks).toMatchObject([
      { week: '2026-11-02', picked_up: 1, posts: 0, reach: 0 },
      { week: '2026-11-09', picked_up: 0, posts: 1, approved_posts: 1, reach: 4_000 },
      { week: '2026-11-16', picked_up: 0, posts: 2, approved_posts: 1, reach: 1_500 },
    ])
    expect(report.totals).toMatchObject({ posts: 3, approved_posts: 2, reach: 5_500 })
    const other = await pickups.campaign(brand.id)
    expect((await list(staff, brand.id, `?campaign_id=${other}`)).summary).toMatchObject({
      stores: 0,
      best: null,
      totals: { posts: 0 },
    })
  })

  test('a store without anything has its weeks too; nobody else and no clerk reads it', async () => {
    const { brand, storeId, staff } = await setUp()
    const report = await reportOf(staff, storeId)
    expect(report.weeks).toHaveLength(8)
    expect(report.totals).toEqual({
      passes: 0,
      picked_up: 0,
      lapsed: 0,
      withdrawn: 0,
      posts: 0,
      approved_posts: 0,
      reach: 0,
    })
    const stranger = await make.staff('company', [(await make.brand()).id])
    expect((await api.call(stranger, 'GET', `/api/store_reports/${storeId}`)).status).toBe(404)
    const clerk = await make.staff('store_user', [brand.id])
    expect((await api.call(clerk, 'GET', `/api/store_reports/${storeId}`)).status).toBe(403)
    for (const weeks of ['0', '54', 'x'])
      expect((await api.call(staff, 'GET', `/api/store_reports/${storeId}?weeks=${weeks}`)).status).toBe(422)
  })
})

describe('what the stores of a brand have brought', () => {
  test('stores in order, all of them together, the best and the worst; of one campaign where that is asked for', async () => {
    const { brand, storeId, campaignId, offerId, other, otherOffer, staff } = await setUp()
    for (let count = 0; count < 3; count += 1) await pass(brand.id, offerId, 'picked_up', '2026-11-18T12:00:00Z')
    await pass(brand.id, otherOffer, 'picked_up', '2026-11-11T12:00:00Z')
    await pass(brand.id, otherOffer, 'lapsed', '2026-11-12T12:00:00Z')
    const all = await list(staff, brand.id)
    expect(all.store_reports.map(({ store_id: id, totals }) => [id, totals.picked_up])).toEqual([
      [storeId, 3],
      [other, 1],
    ])
    expect(all.summary).toMatchObject({ stores: 2, totals: { passes: 5, picked_up: 4, lapsed: 1 } })
    expect(all.summary.weeks.at(-1)).toMatchObject({ week: '2026-11-16', picked_up: 3 })
    expect(all.summary.best?.store_id).toBe(storeId)
    expect(all.summary.worst?.store_id).toBe(other)

    const second = await pickups.campaign(brand.id)
    await pass(brand.id, await pickups.offer(brand.id, second, other), 'picked_up', '2026-11-18T12:00:00Z')
    const one = await list(staff, brand.id, `?campaign_id=${second}`)
    expect(one.store_reports.map(({ store_id: id, totals }) => [id, totals.picked_up])).toEqual([[other, 1]])
    expect(one.summary).toMatchObject({ stores: 1, totals: { picked_up: 1 }, worst: null })
    expect((await list(staff, brand.id, `?campaign_id=${campaignId}`)).summary.totals.picked_up).toBe(4)
    const { report } = (await api.call(staff, 'GET', `/api/campaigns/${campaignId}/report`)).body as {
      report: { pickups: { totals: Figures; weeks: object[]; stores: Report[] } }
    }
    expect(report.pickups).toMatchObject({ totals: { picked_up: 4, lapsed: 1 }, stores: [{ store_id: storeId }, {}] })
    expect(report.pickups.weeks).toHaveLength(12)
    expect(
      (await list(staff, brand.id, '?sort=-lapsed&per_page=1')).store_reports.map(({ store_id: id }) => id),
    ).toEqual([other])
  })

  test('as CSV, a line for each store and week, with names that a sheet does not take for formulas', async () => {
    const { brand, storeId, offerId, staff } = await setUp()
    await api.db.updateTable('stores').set({ name: '=1+1; "Torget"' }).where('id', '=', storeId).execute()
    await pass(brand.id, offerId, 'picked_up', '2026-11-18T12:00:00Z')
    const { csv } = (await api.call(staff, 'GET', `/api/brands/${brand.id}/store_reports/export?weeks=2`)).body as {
      csv: string
    }
    const lines = csv.trimEnd().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toBe('\uFEFFstore;city;week;passes;picked_up;lapsed;withdrawn;posts;approved_posts;reach')
    expect(lines).toContain(`"'=1+1; ""Torget""";Göteborg;2026-11-16;1;1;0;0;0;0;0`)
    const own = (
      await api.call(staff, 'GET', `/api/brands/${brand.id}/store_reports/export?weeks=2&store_id=${storeId}`)
    ).body as { csv: string }
    expect(own.csv.trimEnd().split('\r\n')).toHaveLength(3)
  })
})

test('a lapsed pass that is asked for again stays in the figures beside the new one', async () => {
  const { brand, storeId, offerId, other, otherOffer, staff } = await setUp()
  await api.db.updateTable('store_campaigns').set({ requires_application: false }).where('id', '=', offerId).execute()
  const { creator } = await pass(brand.id, offerId, 'lapsed', '2026-11-12T09:00:00Z')
  // A pass of the same creator elsewhere that ended too, and is not asked for again.
  await pass(brand.id, otherOffer, 'lapsed', '2026-11-12T09:00:00Z', creator)
  const again = await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
    body: { store_participation: { motivation: '' } },
  })
  expect(again.status).toBe(200)
  const { totals, weeks } = await reportOf(staff, storeId)
  expect(totals).toMatchObject({ passes: 2, lapsed: 1, picked_up: 0 })
  expect(weeks.find(({ week }) => week === '2026-11-09')).toMatchObject({ passes: 1, lapsed: 1 })
  expect((await reportOf(staff, other)).totals).toMatchObject({ passes: 1, lapsed: 1 })
})
