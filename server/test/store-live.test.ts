import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { endPasses } from '../src/modules/stores/offers'
import { heardDuring } from './support/heard'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())

const DAY = 86_400_000

/** A store with an offer, its staff and a creator, and how often each was told about the creator's store participation. */
const setUp = async () => {
  const made = await pickups.setUp({})
  const { store_id: storeId } = await api.db
    .selectFrom('store_campaigns')
    .select('store_id')
    .where('id', '=', made.offerId)
    .executeTakeFirstOrThrow()
  const [clerk, staff] = [await make.staff('store_user', [made.brand.id]), await make.staff('company', [made.brand.id])]
  const creator = await make.creator()
  const heard: unknown[] = []
  /** The events published by an act. */
  const during = async (act: () => Promise<unknown>) => {
    const told = await heardDuring(
      api,
      ({ fact, ids }) => fact === 'store-participation-changed' && ids['storeCampaignId'] === made.offerId,
      act,
    )
    heard.splice(0, heard.length, ...told)
    return heard.length
  }
  const reserve = async () =>
    (
      (
        await api.call(creator, 'POST', `/api/store_campaigns/${made.offerId}/store_participations`, {
          body: { store_participation: { motivation: 'Gärna' } },
        })
      ).body as { store_participation: { id: string; code: string } }
    ).store_participation
  return { ...made, storeId, clerk, staff, creator, heard, during, reserve }
}

test('reserving, the hour, hand-out, undo, taking back and lapsing are told once each, to brand, store and creator (T-20)', async () => {
  const { brand, offerId, storeId, clerk, creator, heard, during, reserve } = await setUp()
  let pass = { id: '', code: '' }
  expect(await during(async () => (pass = await reserve()))).toBe(1)
  expect(heard).toEqual([
    {
      ids: { storeParticipationId: pass.id, storeCampaignId: offerId, storeId },
      audience: { brandId: brand.id, storeId, instagramerId: creator.id },
    },
  ])
  const own = `/api/store_participations/${pass.id}`
  expect(
    await during(() => api.call(creator, 'PATCH', own, { body: { store_participation: { coming_at: null } } })),
  ).toBe(1)
  const give = () =>
    api.call(clerk, 'POST', `/api/counters/${storeId}/hand_outs`, {
      headers: newKey(),
      body: { pass: { code: pass.code, scanned_at: '2020-01-01T00:00:00Z' } },
    })
  expect(await during(give)).toBe(1)
  // Repeating it changes nothing.
  expect(await during(give)).toBe(0)
  expect(await during(() => api.call(clerk, 'POST', `${own}/undo_hand_out`))).toBe(1)
  expect(await during(() => api.call(creator, 'DELETE', own))).toBe(1)
})

test('answers of staff and the end of a pass are told (T-20)', async () => {
  const { offerId, staff, during, reserve } = await setUp()
  await api.db.updateTable('store_campaigns').set({ requires_application: true }).where('id', '=', offerId).execute()
  const { id } = await reserve()
  const answer = (act: string, body: object) => () =>
    api.call(staff, 'PATCH', `/api/store_participations/${id}/${act}`, { body })
  expect(await during(answer('decline', { reason: 'Fel', from: 'requested' }))).toBe(1)
  expect(await during(answer('approve', { from: 'declined' }))).toBe(1)
  expect(await during(answer('approve', { from: 'declined' }))).toBe(0)
  const later = new Date(api.clock.now.getTime() + 30 * DAY)
  expect(await during(() => endPasses({ db: api.db, config: api.config, live: api.bus, now: () => later }))).toBe(1)
})

test('a post after the pick-up, and what staff answer, are told to who has the pass open', async () => {
  const { campaignId, clerk, staff, creator, storeId, during, reserve } = await setUp()
  await api.db
    .updateTable('campaigns')
    .set({ payment_type: 'content', require_uploaded_content: true, end_at: '2027-01-31' })
    .where('id', '=', campaignId)
    .execute()
  const pass = await reserve()
  await api.call(clerk, 'POST', `/api/counters/${storeId}/hand_outs`, {
    headers: newKey(),
    body: { pass: { code: pass.code, scanned_at: api.clock.now.toISOString() } },
  })
  const content = { kind: 'content', content_post: { text: 'Reklam för @b #lussebrygg', image_urls: [] } }
  let mention = { id: '' }
  const post = async () => {
    const { body } = await api.call(creator, 'POST', `/api/store_participations/${pass.id}/mentions`, {
      body: { mention: content },
    })
    mention = (body as { mention: { id: string } }).mention
  }
  expect(await during(post)).toBe(1)
  const answer = (act: string, body: object) => () =>
    api.call(staff, 'PATCH', `/api/mentions/${mention.id}/${act}`, { body })
  expect(await during(answer('request_changes', { reason: 'Märk den som reklam' }))).toBe(1)
  expect(
    await during(() =>
      api.call(creator, 'PATCH', `/api/mentions/${mention.id}/resubmit`, {
        body: { mention: { content_post: { ...content.content_post, text: 'Reklam för @b, nu märkt #lussebrygg' } } },
      }),
    ),
  ).toBe(1)
  expect(await during(answer('approve', { from: 'pending' }))).toBe(1)
})
