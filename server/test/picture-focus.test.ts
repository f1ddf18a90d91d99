import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi({ appUrl: 'https://samspel.example' })
  make = recordsOf(api)
})
afterAll(() => api.close())

const focus = { x: 20, y: 80 }
const picture = '/uploads/demo/mug.webp'

/** Every campaign picture in an answer, with its focal point. */
const picturesIn = (value: unknown): { name: string; focus: unknown }[] => {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (value === null || typeof value !== 'object') return []
  const record = value as Record<string, unknown>
  return Object.entries(record).flatMap(([name, inner]) =>
    inner === picture ? [{ name, focus: record[name.replace(/_url$/, '_focus')] }] : picturesIn(inner),
  )
}

test('the point stands beside the picture in every answer that has it', async () => {
  const pickups = pickupsOf(api, make)
  const { brand, storeId, campaignId, offerId } = await pickups.setUp({ requiresApplication: true })
  const staff = await make.staff('company', [brand.id])
  const creator = await make.creator()
  await api.db
    .updateTable('campaigns')
    .set({ name: 'Lussebrygg', product_image_url: picture, product_image_focus: JSON.stringify(focus) })
    .where('id', '=', campaignId)
    .execute()
  // Anyone can see open offers.
  const open: [Actor | null, string][] = [
    [null, `/public/campaigns/${campaignId}`],
    [null, `/public/store_campaigns/${offerId}`],
    [null, `/public/store_campaigns?storeId=${storeId}`],
  ]
  const tell = async (paths: [Actor | null, string][]) => {
    for (const [who, path] of paths) {
      const answer = await api.call(who, 'GET', path)
      const pictures = picturesIn(answer.body)
      expect([path, answer.status, pictures.length > 0]).toEqual([path, 200, true])
      expect([path, pictures.map((one) => one.focus)]).toEqual([path, pictures.map(() => focus)])
    }
  }
  await tell(open)
  const part = await make.participation(brand.id, campaignId, creator.id)
  await make.post(brand.id, campaignId, part, creator.id)
  expect(
    (
      await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
        body: { store_participation: { motivation: 'Kaffe' } },
      })
    ).status,
  ).toBeLessThan(300)
  await api.db
    .updateTable('store_participations')
    .set({ state: 'approved' })
    .where('store_campaign_id', '=', offerId)
    .execute()
  await api.db.updateTable('campaigns').set({ state: 'ongoing' }).where('id', '=', campaignId).execute()
  const asked: [Actor | null, string][] = [
    [staff, `/api/campaigns/${campaignId}`],
    [staff, '/api/campaigns'],
    [staff, '/api/overview/campaigns'],
    [staff, `/api/campaigns/${campaignId}/report`],
    [staff, `/api/campaigns/${campaignId}/participations`],
    [staff, '/api/mentions'],
    [staff, '/api/records?query=lussebrygg'],
    [staff, `/api/messages/context?brandId=${brand.id}&instagramerId=${creator.id}`],
    [creator, `/api/campaigns/${campaignId}`],
    [creator, '/api/records?query=lussebrygg'],
    [creator, '/api/instagramers/me/pickups'],
  ]
  await tell(asked)
  // A pass keeps the crop of the products it promised.
  const pass = await api.db
    .selectFrom('store_participations')
    .select('promised')
    .where('store_campaign_id', '=', offerId)
    .executeTakeFirstOrThrow()
  expect(pass.promised).toEqual([{ name: 'Kaffe', article: '', imageUrl: picture, imageFocus: focus }])
})

test('the preview of a link is another one when the point moves', async () => {
  const brand = await make.brand()
  const campaignId = await make.campaign(brand.id)
  const imageOf = async () =>
    (
      (await api.call(null, 'GET', `/public/page_heads?path=${encodeURIComponent(`/p/marketplace/${campaignId}`)}`))
        .body as { page_head: { image: string } }
    ).page_head.image
  await api.db.updateTable('campaigns').set({ product_image_url: picture }).where('id', '=', campaignId).execute()
  const before = await imageOf()
  await api.db
    .updateTable('campaigns')
    .set({ product_image_focus: JSON.stringify(focus) })
    .where('id', '=', campaignId)
    .execute()
  expect(await imageOf()).not.toBe(before)
  expect((await api.app.inject({ url: await imageOf() })).statusCode).toBe(200)
})
