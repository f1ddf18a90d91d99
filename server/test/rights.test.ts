import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { dayMs, dayOf } from '../src/days'
import { notifyOfTime } from '../src/modules/notice-clock'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

const context = () => ({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now, log: api.app.log })
const rightsOf = (months: number | null) => (months === null ? null : { channels: ['own', 'web'], months })

/** A creator with an approved post, published so many days ago, whose agreement grants rights for some months or none. */
const published = async ({ months = 3 as number | null, daysAgo = 0 } = {}) => {
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const creator = await make.creator()
  const campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Läppar i blåsten' })
  await api.db
    .updateTable('campaigns')
    .set({
      terms: JSON.stringify({
        pieces: { post: 0, reel: 0, story: 0, link: 1, content: 0 },
        anyPiece: false,
        changeRounds: 2,
        rights: rightsOf(months),
        exclusivity: null,
        answerDays: 5,
        cancelShare: 'none',
      }),
    })
    .where('id', '=', campaignId)
    .execute()
  const workId = await make.participation(brand.id, campaignId, creator.id, 'pending')
  await api.call(staff, 'PATCH', `/api/participations/${workId}/approve`, { body: { from: 'pending' } })
  const id = uuidv7()
  const at = new Date(api.clock.now.getTime() - daysAgo * dayMs).toISOString()
  await api.db
    .insertInto('mentions')
    .values({
      brand_id: brand.id,
      id,
      campaign_id: campaignId,
      participation_id: workId,
      instagramer_id: creator.id,
      kind: 'link',
      state: 'approved',
      instagram_post_id: null,
      link_post: JSON.stringify({ url: 'https://a.example/x', title: 'x', linkType: 'custom' }),
      content_post: null,
      decided_at: at,
      decided_by: null,
      reject_reason: null,
      decision_kind: 'approved',
      resubmitted_at: null,
      post_checked_at: null,
      created_at: at,
    })
    .execute()
  return { brand, staff, creator, campaignId, workId, id }
}
type Wire = { rights: Record<string, unknown>[]; counts: Record<string, number> }
const ledgerOf = async (who: Actor, query: string) =>
  (await api.call(who, 'GET', `/api/rights${query}`)).body as unknown as Wire
const mine = async (who: Actor, query = '') =>
  (await api.call(who, 'GET', `/api/instagramers/me/rights${query}`)).body as unknown as Wire
const today = () => dayOf(api.clock.now)
const report = (who: Actor, id: string, use: object = { text: 'Ligger kvar på startsidan' }) =>
  api.call(who, 'POST', `/api/rights/${id}/uses`, { body: { use } })
const noticesOf = async (brandId: string, kind: string) =>
  (
    await api.db
      .selectFrom('notices')
      .select('user_id')
      .where('brand_id', '=', brandId)
      .where('kind', '=', kind as 'right_used')
      .execute()
  ).length

test('what was agreed on stands in the ledger of both sides: where, from the publication, until when', async () => {
  const { brand, staff, creator, campaignId, workId, id } = await published({ months: 3 })
  const { rights, counts } = await ledgerOf(staff, `?brandId=${brand.id}`)
  expect(rights).toMatchObject([
    {
      id,
      source: 'agreement',
      state: 'current',
      campaign_id: campaignId,
      work_id: workId,
      channels: ['own', 'web'],
      starts_on: today(),
      ends_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      use: null,
      abilities: [],
    },
  ])
  expect(counts).toEqual({ ending: 0, current: 1, ended: 0, none: 0, all: 1 })
  expect((await mine(creator)).rights).toEqual(rights)
})

test('what was bought stands beside what was agreed on, and each state has its own page', async () => {
  const { brand, staff, creator, campaignId, workId } = await published({ months: null })
  // A post of theirs that was not approved: what is bought of it is all that there is.
  const mentionId = await make.post(brand.id, campaignId, workId, creator.id, { state: 'rejected' })
  const { instagram_post_id: postId } = await api.db
    .selectFrom('mentions')
    .select('instagram_post_id')
    .where('id', '=', mentionId)
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('image_purchases')
    .values({
      brand_id: brand.id,
      id: uuidv7(),
      campaign_id: campaignId,
      mention_id: null,
      instagram_post_id: postId!,
      instagramer_id: creator.id,
      state: 'approved',
      channels: ['newsletter'],
      duration_months: 12,
      price: 500,
      original_url: null,
      requested_by: null,
      answered_at: null,
      decided_at: new Date(api.clock.now.getTime() - 360 * dayMs).toISOString(),
      decided_by: null,
      declined_by: null,
      decline_reason: null,
    })
    .execute()
  const { rights, counts } = await ledgerOf(staff, `?brandId=${brand.id}`)
  expect(counts).toEqual({ ending: 1, current: 0, ended: 0, none: 1, all: 2 })
  expect(rights.map(({ source, state, channels }) => [source, state, channels])).toEqual([
    ['agreement', 'none', []],
    ['purchase', 'ending', ['newsletter']],
  ])
  expect((await ledgerOf(staff, `?brandId=${brand.id}&state=ending`)).rights).toMatchObject([{ source: 'purchase' }])
})

test('is nobody else’s', async () => {
  const { brand, id } = await published()
  const other = await make.staff('company', [(await make.brand()).id])
  expect((await ledgerOf(other, `?brandId=${brand.id}`)).rights).toEqual([])
  const stranger = await make.creator()
  expect((await mine(stranger)).rights).toEqual([])
  expect((await report(stranger, id)).status).toBe(404)
})

test('the brand is told once, two weeks before a right ends', async () => {
  const { brand, staff, id } = await published({ months: 1, daysAgo: 20 })
  const [right] = (await ledgerOf(staff, `?brandId=${brand.id}&state=ending`)).rights
  expect(right?.id).toBe(id)
  await notifyOfTime(context())
  await notifyOfTime(context())
  expect(await noticesOf(brand.id, 'rights_ending')).toBe(1)
  const early = await published({ months: 1, daysAgo: 2 })
  await notifyOfTime(context())
  expect(await noticesOf(early.brand.id, 'rights_ending')).toBe(0)
})

test('use after the end is reported once, and told to brand and platform; while the right holds there is nothing to report', async () => {
  const admin = await make.staff('admin')
  const holding = await published({ months: 3 })
  expect((await report(holding.creator, holding.id)).body).toEqual({ error: 'illegal_transition' })
  const { brand, creator, staff, id } = await published({ months: 1, daysAgo: 60 })
  expect((await mine(creator)).rights).toMatchObject([{ id, state: 'ended', abilities: ['reportUse'] }])
  expect((await report(creator, id, { text: 'x', link: 'javascript:alert(1)' })).status).toBe(422)
  const [first, second] = await Promise.all([
    report(creator, id, { text: 'Ligger kvar', link: 'https://a.example/start' }),
    report(creator, id),
  ])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  expect(await noticesOf(brand.id, 'right_used')).toBe(1)
  const told = await api.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', admin.id)
    .where('kind', '=', 'right_use_reported')
    .execute()
  expect(told).toHaveLength(1)
  expect((await ledgerOf(staff, `?brandId=${brand.id}`)).rights).toMatchObject([
    { id, use: { text: expect.any(String) }, abilities: [] },
  ])
})

test('the ledger is searched by creator and campaign, and by what ends within some days', async () => {
  const { brand, staff, creator, id } = await published({ months: 1, daysAgo: 10 })
  const ids = async (query: string) =>
    (await ledgerOf(staff, `?brandId=${brand.id}&${query}`)).rights.map((right) => right.id)
  const { username } = await api.db
    .selectFrom('instagramers')
    .select('username')
    .where('id', '=', creator.id)
    .executeTakeFirstOrThrow()
  expect(await ids(`query=@${username}`)).toEqual([id])
  expect(await ids(`query=${encodeURIComponent('Läppar')}`)).toEqual([id])
  expect(await ids('query=nobody')).toEqual([])
  expect([await ids('endsWithin=30'), await ids('endsWithin=1')]).toEqual([[id], []])
})
