import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { OwnBrandRating, TrackRecord } from '@samspel/api'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
const day = 86_400_000

beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())

const ago = (days: number) => new Date(api.clock.now.getTime() - days * day).toISOString()

const setUp = async () => {
  const brand = await records.brand()
  const campaignId = await records.campaign(brand.id, { state: 'confirmed' })
  const ongoing = await records.campaign(brand.id, { state: 'ongoing' })
  const staff = await records.staff('company', [brand.id])
  const creator = await records.creator()
  /** A creator's application, answered after some days. */
  const answered = async (days: number, { kind = 'approved' as 'approved' | 'expired', before = 1 } = {}) => {
    const id = await records.participation(brand.id, ongoing, (await records.creator()).id)
    await api.db
      .updateTable('participations')
      .set({
        created_at: ago(before + days),
        decided_at: ago(before),
        decision_kind: kind,
        ...(kind === 'approved' ? { decided_by: staff.id } : { state: 'rejected' as const }),
      })
      .where('id', '=', id)
      .execute()
    return id
  }
  /** A piece of work whose post was approved, after some changes and days. */
  const approved = async ({ changes = 0, days = 1, fee = 0, before = 1, of = undefined as Actor | undefined } = {}) => {
    const who = of ?? (await records.creator())
    const participationId = await records.participation(brand.id, ongoing, who.id)
    await api.db
      .updateTable('participations')
      .set({ fee_amount: fee, decided_at: null, decision_kind: null })
      .where('id', '=', participationId)
      .execute()
    const id = await records.post(brand.id, ongoing, participationId, who.id, { reach: 10 })
    await api.db
      .updateTable('mentions')
      .set({
        state: 'approved',
        decision_kind: 'approved',
        revision: changes,
        created_at: ago(before + days + 20),
        resubmitted_at: ago(before + days),
        decided_at: ago(before),
      })
      .where('id', '=', id)
      .execute()
    return participationId
  }
  const record = async (who?: Actor): Promise<TrackRecord> => {
    const { body } = await api.call(who ?? creator, 'GET', `/api/campaigns/${campaignId}`)
    return (body as { campaign: { track_record: TrackRecord } }).campaign.track_record
  }
  const rated = async (score: number) => {
    const of = await records.creator()
    const id = await approved({ of })
    return api.call(of, 'PUT', `/api/instagramers/me/brand_ratings/${id}`, { body: { brand_rating: { score } } })
  }
  return { brand, campaignId, staff, creator, answered, approved, record, rated }
}

const times = async (n: number, act: () => Promise<unknown>) => {
  for (let i = 0; i < n; i += 1) await act()
}

test('a figure of a brand is shown from the fifth case on', async () => {
  const { answered, record } = await setUp()
  await times(4, () => answered(2))
  expect(await record()).toMatchObject({ answer_days: null })
  await answered(2)
  expect(await record()).toMatchObject({ answer_days: 2 })
})

test('days to answer are the median, and an application nobody answered counts as long as it waited', async () => {
  const { answered, record } = await setUp()
  await times(2, () => answered(1))
  await times(3, () => answered(10, { kind: 'expired' }))
  expect(await record()).toMatchObject({ answer_days: 10 })
})

test('what is older than twelve months is not counted', async () => {
  const { answered, approved, record } = await setUp()
  await times(5, () => answered(9, { before: 366 }))
  await times(5, () => approved({ before: 366 }))
  expect(await record()).toMatchObject({ answer_days: null, approved_first: null, collaborations: 0 })
})

test('changes are counted per approved post, and those without any as a share', async () => {
  const { approved, record } = await setUp()
  await times(3, () => approved())
  await times(2, () => approved({ changes: 2 }))
  expect(await record()).toMatchObject({ approved_first: 60, changes_per_post: 0.8, collaborations: 5 })
})

test('payment is in time when the post is approved within the promised days, counted from when it was last handed in', async () => {
  const { approved, record } = await setUp()
  await times(5, () => approved({ fee: 50_000, days: 5 }))
  expect(await record()).toMatchObject({ paid_days_late: 0 })
  await times(6, () => approved({ fee: 50_000, days: 7 }))
  expect(await record()).toMatchObject({ paid_days_late: 2 })
})

test('posts without a fee say nothing of payment', async () => {
  const { approved, record } = await setUp()
  await times(5, () => approved({ days: 9 }))
  expect(await record()).toMatchObject({ paid_days_late: null })
})

test('five ratings become a mean, and a visitor reads it too', async () => {
  const { rated, record, campaignId } = await setUp()
  for (const score of [5, 4, 4, 5]) await rated(score)
  expect(await record()).toMatchObject({ rating: null, ratings: null })
  await rated(3)
  expect(await record()).toMatchObject({ rating: 4.2, ratings: 5 })
  const { body } = await api.call(null, 'GET', `/public/campaigns/${campaignId}`)
  expect(body).toMatchObject({ campaign: { track_record: { rating: 4.2 } } })
})

test('staff do not get the record with their own campaign', async () => {
  const { staff, campaignId } = await setUp()
  const { body } = await api.call(staff, 'GET', `/api/campaigns/${campaignId}`)
  expect((body as { campaign: object }).campaign).not.toHaveProperty('track_record')
})

test('a brand is rated once its work is approved, by the creator who did it alone', async () => {
  const { brand, creator } = await setUp()
  const ongoing = await records.campaign(brand.id, { state: 'ongoing' })
  const id = await records.participation(brand.id, ongoing, creator.id)
  const path = `/api/instagramers/me/brand_ratings/${id}`
  const body = { brand_rating: { score: 5 } }
  expect(await api.call(creator, 'GET', path)).toMatchObject({ body: { brand_rating: null, may_rate: false } })
  expect((await api.call(creator, 'PUT', path, { body })).status).toBe(422)
  expect((await api.call(await records.creator(), 'PUT', path, { body })).status).toBe(404)
  expect((await api.call(creator, 'PUT', `/api/instagramers/me/brand_ratings/${uuidv7()}`, { body })).status).toBe(404)
})

test('a rating is changed for two weeks, and then it stands', async () => {
  const { approved, creator } = await setUp()
  const path = `/api/instagramers/me/brand_ratings/${await approved({ of: creator })}`
  const give = async (score: number, words?: string) =>
    api.call(await api.actor('instagramer', creator.id), 'PUT', path, { body: { brand_rating: { score, words } } })
  await give(2, 'Sent svar')
  const then = api.clock.now
  api.clock.now = new Date(then.getTime() + 14 * day - 1_000)
  expect((await give(4)).body).toMatchObject({ brand_rating: { score: 4, words: '' } })
  api.clock.now = new Date(then.getTime() + 14 * day)
  const late = await give(1)
  const { body } = await api.call(await api.actor('instagramer', creator.id), 'GET', path)
  api.clock.now = then
  expect(late.status).toBe(422)
  expect(body).toMatchObject({ brand_rating: { score: 4 }, may_rate: false })
})

test('what is picked up is rated like what is sent', async () => {
  const { brand, creator, record } = await setUp()
  const pickups = pickupsOf(api, records)
  const storeId = await pickups.store(brand.id)
  const campaignId = await pickups.campaign(brand.id)
  const offerId = await pickups.offer(brand.id, campaignId, storeId, { requiresApplication: false })
  const work = uuidv7()
  await api.db
    .insertInto('store_participations')
    .values({
      id: work,
      brand_id: brand.id,
      store_campaign_id: offerId,
      instagramer_id: creator.id,
      state: 'picked_up',
      code: null,
      decided_at: null,
      decided_by: null,
      decision_reason: null,
      decision_kind: null,
      picked_up_at: ago(3),
    })
    .execute()
  await api.db
    .insertInto('mentions')
    .values({
      id: uuidv7(),
      brand_id: brand.id,
      campaign_id: campaignId,
      participation_id: null,
      store_participation_id: work,
      instagramer_id: creator.id,
      kind: 'content',
      state: 'approved',
      content_post: JSON.stringify({ text: 'Kaffe', imageUrls: [] }),
      decided_at: ago(1),
    })
    .execute()
  const { status, body } = await api.call(creator, 'PUT', `/api/instagramers/me/brand_ratings/${work}`, {
    body: { brand_rating: { score: 5, fair_changes: 4 } },
  })
  expect({ status, body }).toMatchObject({ status: 200, body: { brand_rating: { score: 5, fair_changes: 4 } } })
  expect(await record()).toMatchObject({ collaborations: 1 })
})

test('the brand reads stars and words without whose they are, and answers once', async () => {
  const { brand, staff, creator, approved } = await setUp()
  const id = await approved({ of: creator })
  const { body } = await api.call(creator, 'PUT', `/api/instagramers/me/brand_ratings/${id}`, {
    body: { brand_rating: { score: 3, words: 'Otydligt' } },
  })
  const rating = (body as { brand_rating: OwnBrandRating }).brand_rating
  const list = await api.call(staff, 'GET', `/api/brands/${brand.id}/ratings`)
  expect(list.body).toMatchObject({
    brand_ratings: [{ id: rating.id, score: 3, words: 'Otydligt', reply: null, month: expect.any(String) }],
    track_record: { collaborations: 1 },
  })
  expect(JSON.stringify(list.body)).not.toContain(creator.id)
  expect(JSON.stringify(list.body)).not.toContain(id)
  const reply = (words: string) =>
    api.call(staff, 'PATCH', `/api/brand_ratings/${rating.id}/reply`, { body: { reply: words } })
  expect((await reply('Tack')).status).toBe(200)
  expect((await reply('Igen')).status).toBe(409)
  expect(await api.call(creator, 'GET', `/api/instagramers/me/brand_ratings/${id}`)).toMatchObject({
    body: { brand_rating: { reply: 'Tack' } },
  })
})
