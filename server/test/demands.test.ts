import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { demandsOf } from '@samspel/api/campaign-rules'
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

const [fashion, food] = [uuidv7(), uuidv7()]
interface Applied {
  id: string
  demands: { followers: boolean; country: boolean; category: boolean }
}
const waiting = async (staff: Actor, query = '') =>
  (await api.call(staff, 'GET', `/api/applications${query}`)).body as {
    applications: Applied[]
    counts: { all: number; demands_met: number }
  }

test('the query and the rule agree about every creator and campaign, and the category is not counted', async () => {
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const asked = new Map<string, ReturnType<typeof demandsOf>>()
  const limits = [
    [null, null],
    [1_000, null],
    [null, 5_000],
    [1_000, 5_000],
  ] as const
  const creators = await Promise.all(
    (
      [
        [0, 'SE', food],
        [1_200, 'SE', fashion],
        [1_200, 'NO', food],
        [1_300, 'SE', food],
        [6_000, 'SE', fashion],
      ] as const
    ).map(async ([followersCount, countryCode, category]) => {
      const { id } = await make.creator()
      await api.db
        .updateTable('instagramers')
        .set({
          country_code: countryCode,
          followers_count: followersCount,
          connected_ig_user_id: null,
          profile_category_ids: [category],
        })
        .where('id', '=', id)
        .execute()
      return { id, followersCount: followersCount || null, countryCode, profileCategoryIds: [category] }
    }),
  )
  for (const [at, [minFollowers, maxFollowers]] of limits.entries()) {
    const campaignId = await make.campaign(brand.id, { state: 'ongoing' })
    const categories = at % 2 ? [fashion] : []
    await api.db
      .updateTable('campaigns')
      .set({ country: 'SE', min_followers: minFollowers, max_followers: maxFollowers, categories })
      .where('id', '=', campaignId)
      .execute()
    for (const [index, creator] of creators.entries()) {
      const invited = (at + index) % 2 === 0
      const id = await make.participation(brand.id, campaignId, creator.id, 'pending')
      await api.db.updateTable('participations').set({ invited }).where('id', '=', id).execute()
      const campaign = { deliveryMethod: 'delivery' as const, country: 'SE', minFollowers, maxFollowers, categories }
      asked.set(id, demandsOf(campaign, creator, invited))
    }
  }
  const { applications, counts } = await waiting(staff, '?perPage=100')
  expect(new Map(applications.map(({ id, demands }) => [id, demands]))).toEqual(asked)
  const met = [...asked].filter(([, { followers, country }]) => followers && country).map(([id]) => id)
  expect(met.length).toBeGreaterThan(0)
  expect([...asked.values()].some(({ followers, country, category }) => followers && country && !category)).toBe(true)
  expect((await waiting(staff, '?demands=met&perPage=100')).applications.map(({ id }) => id).sort()).toEqual(met.sort())
  expect(counts.demands_met).toBe(met.length)
})

test('offers that fit a creator are those they can apply for or pick up, without what they have already', async () => {
  const brand = await make.brand('Passar')
  const creator = await make.creator({ followersCount: 1_200 })
  const campaign = async (fields: object) => {
    const id = await make.campaign(brand.id, { state: 'confirmed' })
    await api.db
      .updateTable('campaigns')
      .set({ country: 'SE', ...fields })
      .where('id', '=', id)
      .execute()
    return id
  }
  const open = await campaign({ categories: [food] })
  await campaign({ country: 'NO' })
  await campaign({ min_followers: 5_000 })
  const applied = await campaign({})
  await make.participation(brand.id, applied, creator.id, 'pending')
  const [fetched, reserved] = [
    await pickups.campaign(brand.id, { name: 'Hämta' }),
    await pickups.campaign(brand.id, { name: 'Har redan' }),
  ]
  const store = await pickups.store(brand.id)
  await pickups.offer(brand.id, fetched, store)
  const taken = await pickups.offer(brand.id, reserved, store)
  await api.call(creator, 'POST', `/api/store_campaigns/${taken}/store_participations`, {
    body: { store_participation: { motivation: '' } },
  })
  const { campaigns } = (await api.call(creator, 'GET', `/api/marketplace/campaigns?brandId=${brand.id}&fits=true`))
    .body as unknown as { campaigns: { id: string }[] }
  expect(campaigns.map(({ id }) => id).sort()).toEqual([open, fetched].sort())
})

test('at a store, the offer, the refusal and the brand say the same of every creator, and the wishes stand on the offer', async () => {
  const wished = { id: uuidv7(), name_sv: 'Friluft', name_en: 'Outdoors' }
  const other = { id: uuidv7(), name_sv: 'Bakning', name_en: 'Baking' }
  await api.db.insertInto('profile_categories').values([wished, other]).execute()
  const { brand, offerId, campaignId } = await pickups.setUp({ requiresApplication: true })
  await api.db
    .updateTable('campaigns')
    .set({ country: 'SE', min_followers: 1_000, max_followers: 5_000, categories: [wished.id] })
    .where('id', '=', campaignId)
    .execute()
  const staff = await make.staff('company', [brand.id])
  const look = async (actor: Actor | null, path: string) =>
    (await api.call(actor, 'GET', path)).body as {
      store_campaign: { followers_obstacle?: string | null; campaign: { wishes: unknown } }
      campaign: { wishes: unknown }
      store_participations: { creator: { id: string }; demands: { followers: boolean } }[]
    }
  const names = [{ id: wished.id, name_sv: wished.name_sv, name_en: wished.name_en }]
  expect((await look(null, `/public/store_campaigns/${offerId}`)).store_campaign.campaign.wishes).toEqual(names)
  expect((await look(null, `/public/campaigns/${campaignId}`)).campaign.wishes).toEqual(names)
  const said = new Map<string, unknown>()
  const expected = new Map<string, unknown>()
  for (const [followersCount, countryCode, city, category] of [
    [1_200, 'SE', 'Gothenburg', wished.id],
    [1_200, 'NO', 'Oslo', other.id],
    [900, 'SE', null, other.id],
    [9_000, 'SE', 'Malmö', wished.id],
  ] as const) {
    const creator = await make.creator({ followersCount })
    await api.db
      .updateTable('instagramers')
      .set({ country_code: countryCode, city, profile_category_ids: [category] })
      .where('id', '=', creator.id)
      .execute()
    const offer = (await look(creator, `/api/store_campaigns/${offerId}`)).store_campaign
    const { status } = await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
      body: { store_participation: { motivation: 'Gärna' } },
    })
    expect(status < 300).toBe(offer.followers_obstacle === null)
    if (status >= 300) continue
    expected.set(
      creator.id,
      demandsOf(
        {
          deliveryMethod: 'pickup',
          country: 'SE',
          minFollowers: 1_000,
          maxFollowers: 5_000,
          categories: [wished.id],
          storeTown: 'Göteborg',
        },
        { followersCount, countryCode, profileCategoryIds: [category], town: city },
        false,
      ),
    )
  }
  const { store_participations: applied } = await look(
    staff,
    `/api/brands/${brand.id}/store_participations?campaignId=${campaignId}`,
  )
  for (const { creator, demands } of applied) said.set(creator.id, demands)
  expect(said).toEqual(expected)
  expect(said.size).toBe(2)
})
