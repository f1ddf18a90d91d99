import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
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

interface Offer {
  id: string
  is_paused: boolean
  is_open: boolean
  abilities?: string[]
}
const set = (who: Actor, id: string, act: 'pause' | 'resume') =>
  api.call(who, 'PATCH', `/api/store_campaigns/${id}/${act}`) as Promise<{
    status: number
    body: { store_campaign: Offer; error?: string }
  }>
const setAll = (who: Actor, brandId: string, act: 'pause' | 'resume', body: object) =>
  api.call(who, 'PATCH', `/api/brands/${brandId}/store_offers/${act}`, { body }) as Promise<{
    status: number
    body: { changed_ids: string[]; errors?: object }
  }>
const take = (who: Actor, id: string) =>
  api.call(who, 'POST', `/api/store_campaigns/${id}/store_participations`, {
    body: { store_participation: { motivation: 'Gärna' } },
  }) as Promise<{ status: number; body: { error?: string; store_participation: { id: string; code: string } } }>
const look = async (who: Actor | null, id: string) =>
  ((await api.call(who, 'GET', `/api/store_campaigns/${id}`)).body as { store_campaign: Offer }).store_campaign
const listed = async (who: Actor | null, brandId: string) =>
  (
    (await api.call(who, 'GET', `/api/store_campaigns?brandId=${brandId}`)).body as { store_campaigns: Offer[] }
  ).store_campaigns.map(({ id }) => id)

const setUp = async (fields: Parameters<typeof pickups.setUp>[0] = {}) => {
  const made = await pickups.setUp(fields)
  return { ...made, staff: await make.staff('company', [made.brand.id]), creator: await make.creator() }
}

describe('a paused offer', () => {
  test('takes nobody, is listed nowhere, and says that it is paused; opened again it is as before', async () => {
    const { brand, offerId, storeId, staff, creator } = await setUp()
    expect((await set(staff, offerId, 'pause')).body.store_campaign).toMatchObject({
      id: offerId,
      is_paused: true,
      is_open: false,
      abilities: ['resume'],
      waiting: 0,
    })
    expect(await take(creator, offerId)).toMatchObject({ status: 422, body: { error: 'offer_paused' } })
    expect(await look(null, offerId)).toMatchObject({ is_paused: true, is_open: false, places_left: null })
    expect(await listed(creator, brand.id)).toEqual([])
    expect((await api.call(null, 'GET', `/public/store_points?brandId=${brand.id}`)).body).toMatchObject({
      store_points: { ids: [storeId], offers: [0] },
    })
    expect((await api.call(staff, 'GET', `/api/stores/${storeId}`)).body).toMatchObject({ store: { open_offers: 0 } })
    expect((await set(staff, offerId, 'resume')).body.store_campaign).toMatchObject({
      is_paused: false,
      is_open: true,
      abilities: ['pause'],
    })
    expect(await listed(creator, brand.id)).toEqual([offerId])
    expect((await take(creator, offerId)).status).toBe(200)
  })

  test('passes hold and are handed out, and applications are answered', async () => {
    const { brand, storeId, offerId, staff, creator } = await setUp()
    const pass = (await take(creator, offerId)).body.store_participation
    await set(staff, offerId, 'pause')
    expect(await look(creator, offerId)).toMatchObject({ store_participation: { state: 'approved', code: pass.code } })
    expect(await listed(creator, brand.id)).toEqual([offerId])
    const clerk = await make.staff('store_user', [brand.id])
    expect(
      (await api.call(clerk, 'POST', `/api/counters/${storeId}/checks`, { body: { pass: { code: pass.code } } })).body,
    ).toMatchObject({ verdict: { outcome: 'ready' } })
    const asked = await setUp({ requiresApplication: true })
    const application = (await take(asked.creator, asked.offerId)).body.store_participation
    await set(asked.staff, asked.offerId, 'pause')
    expect(
      (await api.call(asked.staff, 'PATCH', `/api/store_participations/${application.id}/approve`, { body: {} }))
        .status,
    ).toBe(200)
  })

  test('a second time 409; of a campaign that is over 422; clerks 403, other brands 404', async () => {
    const { brand, campaignId, offerId, staff, creator } = await setUp()
    expect((await set(staff, offerId, 'resume')).body).toEqual({ error: 'already_decided' })
    await set(staff, offerId, 'pause')
    expect(await set(staff, offerId, 'pause')).toMatchObject({ status: 409, body: { error: 'already_decided' } })
    expect((await set(await make.staff('store_user', [brand.id]), offerId, 'resume')).status).toBe(403)
    expect((await set(creator, offerId, 'resume')).status).toBe(403)
    const foreign = await make.staff('company', [(await make.brand()).id])
    expect(await set(foreign, offerId, 'resume')).toMatchObject({
      status: 404,
      body: { error: 'store_campaign_not_found' },
    })
    await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', campaignId).execute()
    expect((await set(staff, offerId, 'resume')).body).toEqual({ error: 'illegal_transition' })
  })

  test('twenty reserve while it is paused: whoever got a place keeps it, and nobody after', async () => {
    const { offerId, staff } = await setUp()
    const creators = await Promise.all(Array.from({ length: 20 }, () => make.creator()))
    const [paused, ...answers] = await Promise.all([
      set(staff, offerId, 'pause'),
      ...creators.map((creator) => take(creator, offerId)),
    ])
    expect(paused.status).toBe(200)
    const taken = answers.filter(({ status }) => status === 200).length
    const refused = answers.filter(({ status, body }) => status === 422 && body.error === 'offer_paused').length
    expect(taken + refused).toBe(20)
    const row = await api.db
      .selectFrom('store_campaigns')
      .selectAll()
      .where('id', '=', offerId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ taken, paused_by: staff.id, paused_at: expect.any(String) })
    expect((await take(await make.creator(), offerId)).body.error).toBe('offer_paused')
  })

  test('twenty pause at once: one does it, the others are told', async () => {
    const { offerId, staff } = await setUp()
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(staff, offerId, 'pause')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error === 'already_decided')).toHaveLength(19)
  })

  test('staff and clerks of the store hear of it', async () => {
    const { brand, storeId, offerId, staff } = await setUp()
    const told = new Promise((resolve) => {
      const stop = api.bus.subscribe((message) => {
        if (message.ids['storeCampaignId'] !== offerId) return
        stop()
        resolve(message)
      })
    })
    await set(staff, offerId, 'pause')
    expect(await told).toEqual({
      fact: 'store-participation-changed',
      ids: { storeCampaignId: offerId, storeId },
      audience: { brandId: brand.id, storeId },
    })
  })
})

describe('many offers at once', () => {
  test('of a store, of a campaign, or the named ones: only what runs and is not so already', async () => {
    const { brand, campaignId, storeId, offerId, staff } = await setUp()
    const elsewhere = await pickups.offer(brand.id, campaignId, await pickups.store(brand.id))
    const [other, over] = [await pickups.campaign(brand.id), await pickups.campaign(brand.id)]
    await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', over).execute()
    const second = await pickups.offer(brand.id, other, storeId)
    await pickups.offer(brand.id, over, storeId)
    expect((await setAll(staff, brand.id, 'pause', { storeId })).body.changed_ids.sort()).toEqual(
      [offerId, second].sort(),
    )
    expect((await setAll(staff, brand.id, 'pause', { campaignId })).body.changed_ids).toEqual([elsewhere])
    expect(
      (await setAll(staff, brand.id, 'resume', { storeCampaignIds: [second, elsewhere] })).body.changed_ids.sort(),
    ).toEqual([second, elsewhere].sort())
    expect(await look(staff, offerId)).toMatchObject({ is_paused: true })
  })

  test('it is said which, and those of other brands are never among them', async () => {
    const { brand, offerId, staff } = await setUp()
    expect((await setAll(staff, brand.id, 'pause', {})).body.errors).toEqual({ store_campaign_ids: ['required'] })
    const foreign = await setUp()
    expect((await setAll(staff, foreign.brand.id, 'pause', { storeCampaignIds: [foreign.offerId] })).status).toBe(404)
    expect(
      (await setAll(staff, brand.id, 'pause', { storeCampaignIds: [foreign.offerId, offerId] })).body.changed_ids,
    ).toEqual([offerId])
    expect((await look(foreign.staff, foreign.offerId)).is_paused).toBe(false)
  })
})
