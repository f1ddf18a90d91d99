import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { followerHandlers } from '../src/modules/brands/followers'
import { publicBrandHandlers } from '../src/modules/brands/public-brands'
import { publicSearchHandlers } from '../src/modules/search/public-search'
import { storePointHandlers } from '../src/modules/stores/points'
import { publicStoreHandlers } from '../src/modules/stores/public-stores'
import { countQueries } from './support/count-queries'
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

const ask = async <T>(url: string, who: Actor | null = null) => (await api.call(who, 'GET', url)).body as T
interface Named {
  id: string
  name: string
  followers_count?: number
  is_followed?: boolean
}
const brandsOf = async (url: string, who: Actor | null = null) => (await ask<{ brands: Named[] }>(url, who)).brands
const storesOf = async (query: string) =>
  (await ask<{ stores: (Named & { distance?: number; offers_count: number })[] }>(`/public/stores?${query}`)).stores
const citiesOf = async (query: string) =>
  (
    await ask<{ cities: { name: string; stores_count: number; latitude: number; longitude: number }[] }>(
      `/public/cities?${query}`,
    )
  ).cities
interface Points {
  ids: string[]
  lng_lat: number[]
  offers: number[]
  brand_ids: string[]
  brand_of: number[]
}
const pointsOf = async (query: string) =>
  (await ask<{ store_points: Points }>(`/public/store_points?${query}`)).store_points
const unknown = '00000000-0000-0000-0000-000000000000'
const notLetIn = async () => {
  const brand = await make.brand('Utanför')
  await pickups.setCompany(brand.companyId, 'requested')
  return brand
}

describe('following', () => {
  test('a creator follows and follows no more; again changes nothing; the count is there for all, the own only for creators (S-26)', async () => {
    const [brand, creator] = [await make.brand(), await make.creator()]
    const follow = (method: 'POST' | 'DELETE') => api.call(creator, method, `/api/brands/${brand.id}/follow`)
    expect((await api.call(creator, 'GET', `/api/brands/${brand.id}`)).body).toMatchObject({
      brand: { followers_count: 0, is_followed: false },
    })
    for (let at = 0; at < 2; at += 1)
      expect((await follow('POST')).body).toMatchObject({
        brand: { id: brand.id, followers_count: 1, is_followed: true },
      })
    expect((await ask<{ brand: Named }>(`/public/brands/${brand.id}`)).brand).toMatchObject({ followers_count: 1 })
    expect((await ask<{ brand: Named }>(`/public/brands/${brand.id}`)).brand).not.toHaveProperty('is_followed')
    expect((await ask<{ brand: Named }>(`/api/brands/${brand.id}`, await make.creator())).brand).toMatchObject({
      followers_count: 1,
      is_followed: false,
    })
    for (let at = 0; at < 2; at += 1)
      expect((await follow('DELETE')).body).toMatchObject({ brand: { followers_count: 0, is_followed: false } })
  })

  test('the followed ones, the last first, by page (S-26)', async () => {
    const creator = await make.creator()
    const followed = [await make.brand(), await make.brand(), await make.brand()]
    for (const { id } of followed) {
      api.clock.now = new Date(api.clock.now.getTime() + 1_000)
      await api.call(creator, 'POST', `/api/brands/${id}/follow`)
    }
    expect((await brandsOf('/api/instagramers/me/brands?perPage=2', creator)).map(({ id }) => id)).toEqual([
      followed[2]!.id,
      followed[1]!.id,
    ])
    expect(await brandsOf('/api/instagramers/me/brands?perPage=2&page=2', creator)).toMatchObject([
      { id: followed[0]!.id, is_followed: true },
    ])
    await pickups.setCompany(followed[2]!.companyId, 'declined')
    expect((await brandsOf('/api/instagramers/me/brands', creator)).map(({ id }) => id)).not.toContain(followed[2]!.id)
  })

  test('visitors and staff cannot follow; a brand that is not approved or unknown is not found (P-06)', async () => {
    const [brand, outside, creator] = [await make.brand(), await notLetIn(), await make.creator()]
    expect((await api.call(null, 'POST', `/api/brands/${brand.id}/follow`)).status).toBe(401)
    expect(
      (await api.call(await make.staff('company', [brand.id]), 'POST', `/api/brands/${brand.id}/follow`)).status,
    ).toBe(403)
    for (const id of [outside.id, unknown, '7', "'%00"])
      expect((await api.call(creator, 'POST', `/api/brands/${encodeURIComponent(id)}/follow`)).status).toBe(404)
    const rows = await api.db
      .selectFrom('brand_followers')
      .selectAll()
      .where('instagramer_id', '=', creator.id)
      .execute()
    expect(rows).toEqual([])
    expect((await api.call(creator, 'DELETE', `/api/brands/${outside.id}/follow`)).status).toBe(404)
  })
})

describe('every brand', () => {
  test('by name as Swedish sorts it, by letter, country and words (S-31, K-10)', async () => {
    for (const name of ['Östra', 'Zink', 'Ånga', 'Alm', 'Ärla', 'Øre', 'åtta']) await make.brand(`${name} xyz`)
    const names = async (query: string) =>
      (await brandsOf(`/public/brands?query=xyz&${query}`)).map(({ name }) => name.replace(' xyz', ''))
    const all = await names('perPage=100')
    expect(all.filter((name) => name !== 'Øre')).toEqual(['Alm', 'Zink', 'Ånga', 'åtta', 'Ärla', 'Östra'])
    expect(await names('letter=A')).toEqual(['Alm'])
    expect(await names('letter=%C3%A5')).toEqual(['Ånga', 'åtta'])
    expect((await names('letter=%C3%96')).sort()).toEqual(['Øre', 'Östra'].sort())
    expect(await names('letter=Q')).toEqual([])
    expect(await names('country=NO')).toEqual([])
    expect(await brandsOf('/public/brands?query=ZINK')).toMatchObject([{ name: 'Zink xyz', followers_count: 0 }])
    for (const query of ['letter=%25', 'letter=_', "letter='", 'letter=%5C', 'query=%25'])
      expect((await api.call(null, 'GET', `/public/brands?${query}`)).status).toBe(200)
    for (const query of ['letter=', 'letter=AB', 'country=XX', 'withOffers=perhaps', 'page=0', 'perPage=101'])
      expect((await api.call(null, 'GET', `/public/brands?${query}`)).status).toBe(422)
  })

  test('a brand or store of a company that is not approved is nowhere (S-31)', async () => {
    const brand = await notLetIn()
    const store = await pickups.store(brand.id, { name: 'Utanför', city: 'Utanförsta' })
    const offer = await pickups.offer(brand.id, await pickups.campaign(brand.id), store)
    const answers = await Promise.all(
      [
        '/brands?query=Utanf',
        '/search?query=Utanf',
        '/cities',
        '/stores?query=Utanf',
        '/stores?bounds=-180,-90,180,90',
        '/store_points',
        `/store_points?brandId=${brand.id}`,
        `/store_campaigns?brandId=${brand.id}`,
        '/store_locations',
      ].map((path) => api.call(null, 'GET', `/public${path}${path.includes('?') ? '&' : '?'}`.replace(/[?&]$/, ''))),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      for (const secret of [brand.id, store, offer, 'Utanför']) expect(JSON.stringify(body)).not.toContain(secret)
    }
    for (const path of [`/brands/${brand.id}`, `/stores/${store}`, `/store_campaigns/${offer}`])
      expect((await api.call(null, 'GET', `/public${path}`)).status).toBe(404)
  })
})

describe('search and towns', () => {
  test('brands and towns by name, those that begin with the words first (S-31)', async () => {
    const brands = [await make.brand('Nya Kvirre'), await make.brand('Kvirre'), await make.brand('Bokvirret')]
    await pickups.store(brands[0]!.id, { city: 'Kvirreby', latitude: 60, longitude: 15 })
    await pickups.store(brands[1]!.id, { city: 'Kvirreby', latitude: 61, longitude: 16 })
    await pickups.store(brands[1]!.id, { city: 'Stora Kvirre', latitude: 62, longitude: 16 })
    const found = await ask<{ brands: Named[]; cities: object[] }>('/public/search?query=kvirr')
    expect(found.brands.map(({ name }) => name)).toEqual(['Kvirre', 'Nya Kvirre', 'Bokvirret'])
    expect(found.cities).toEqual([
      { name: 'Kvirreby', country_code: 'SE', stores_count: 2, latitude: 60.5, longitude: 15.5 },
      { name: 'Stora Kvirre', country_code: 'SE', stores_count: 1, latitude: 62, longitude: 16 },
    ])
    for (let at = 0; at < 12; at += 1) await make.brand(`Kvirre ${at}`)
    expect((await brandsOf('/public/search?query=kvirre')).length).toBe(10)
    for (const query of ['%25', '_', '%5C', '%F0%9F%92%A9'])
      expect(await ask(`/public/search?query=${query}virr`)).toEqual({ brands: [], cities: [] })
    for (const query of ['', '%20', 'x'.repeat(201), '%00'])
      expect((await api.call(null, 'GET', `/public/search?query=${query}`)).status).toBe(422)
  })

  test('towns by name, of a country, a brand or an offer (S-29, V-33)', async () => {
    const brand = await make.brand()
    const stores = [
      await pickups.store(brand.id, { city: 'Östersund' }),
      await pickups.store(brand.id, { city: 'Arvika' }),
      await pickups.store(brand.id, { city: 'Oslo', countryCode: 'NO', latitude: 59.91, longitude: 10.75 }),
    ]
    const campaign = await pickups.campaign(brand.id)
    await pickups.offer(brand.id, campaign, stores[0]!)
    const names = async (query: string) => (await citiesOf(query)).map(({ name }) => name)
    expect(await names(`brandId=${brand.id}`)).toEqual(['Arvika', 'Oslo', 'Östersund'])
    expect(await names(`brandId=${brand.id}&country=NO`)).toEqual(['Oslo'])
    expect(await names(`campaignId=${campaign}`)).toEqual(['Östersund'])
    expect(await names(`campaignId=${unknown}`)).toEqual([])
    expect((await api.call(null, 'GET', '/public/cities?country=Sverige')).status).toBe(422)
  })
})

describe('stores', () => {
  test('inside the bounds, nearest first, with what can be had there and no counter code (S-30)', async () => {
    const brand = await make.brand('Kartboken')
    const [haga, ostra, fiji, samoa] = [
      await pickups.store(brand.id, { name: 'Haga', city: 'Göteborg', latitude: 57.6987, longitude: 11.9559 }),
      await pickups.store(brand.id, { name: 'Östra', city: 'Göteborg', latitude: 57.72, longitude: 12.05 }),
      await pickups.store(brand.id, { name: 'Suva', city: 'Suva', latitude: -18.1, longitude: 178.4 }),
      await pickups.store(brand.id, { name: 'Apia', city: 'Apia', latitude: -13.8, longitude: -171.8 }),
    ]
    await pickups.offer(brand.id, await pickups.campaign(brand.id), haga)
    await pickups.offer(brand.id, await pickups.campaign(brand.id), haga, { requiresApplication: true })
    await pickups.offer(brand.id, await pickups.campaign(brand.id, { state: 'draft' }), haga)
    const mine = `brandId=${brand.id}`
    const ids = async (query: string) => (await storesOf(`${mine}&${query}`)).map(({ id }) => id)
    expect(await ids('bounds=11.9,57.6,12,57.8')).toEqual([haga])
    expect(await ids('bounds=-180,-90,180,90')).toHaveLength(4)
    expect(await ids('bounds=-500,-90,500,90')).toHaveLength(4)
    expect((await ids('bounds=170,-30,-160,0')).sort()).toEqual([fiji, samoa].sort())
    expect(await ids('bounds=0,0,0,0')).toEqual([])
    const near = await storesOf(`${mine}&near=57.72,12.04&country=SE&city=g%C3%B6teborg`)
    expect(near.map(({ id }) => id).slice(0, 2)).toEqual([ostra, haga])
    expect(near[1]).toMatchObject({ offers_count: 2, brand_name: 'Kartboken' })
    expect(near[1]).toHaveProperty('instant_offers_count', 1)
    expect(near[0]!.distance).toBeLessThan(near[1]!.distance!)
    expect((await storesOf(mine))[0]).not.toHaveProperty('distance')
    expect(await ids('query=kartbok')).toHaveLength(4)
    expect(await ids('query=hag')).toEqual([haga])
    expect(JSON.stringify(await storesOf(mine))).not.toContain('token')
  })

  test('stores where something can be had come first, page by page; the nearest first where that is asked', async () => {
    const brand = await make.brand()
    const store = (name: string, latitude: number) => pickups.store(brand.id, { name, city: 'Arvika', latitude })
    const [empty, full, having] = [await store('Alm', 59.1), await store('Bok', 59.2), await store('Ceder', 59.3)]
    const campaign = await pickups.campaign(brand.id)
    await pickups.offer(brand.id, campaign, having)
    const taken = await pickups.offer(brand.id, campaign, full, { places: 1 })
    await api.db.updateTable('store_campaigns').set({ taken: 1 }).where('id', '=', taken).execute()
    const ids = async (query: string) => (await storesOf(`brandId=${brand.id}&${query}`)).map(({ id }) => id)
    expect(await ids('')).toEqual([having, empty, full])
    expect([await ids('perPage=1'), await ids('perPage=1&page=2')]).toEqual([[having], [empty]])
    expect(await ids('near=59.1,11.97')).toEqual([empty, full, having])
  })

  test('i: within those with and without something to be had, the visitor’s country comes first', async () => {
    const brand = await make.brand()
    const store = (name: string, city: string, countryCode: 'SE' | 'DK' = 'SE') =>
      pickups.store(brand.id, { name, city, countryCode })
    const [denmark, lund, umea] = [
      await store('Strøget', 'Aalborg', 'DK'),
      await store('Klostergatan', 'Lund'),
      await store('Kungsgatan', 'Umeå'),
    ]
    await pickups.offer(brand.id, await pickups.campaign(brand.id), umea)
    const ids = async (query: string) => (await storesOf(`brandId=${brand.id}${query}`)).map(({ id }) => id)
    expect(await ids('')).toEqual([umea, denmark, lund])
    expect(await ids('&countryFirst=SE')).toEqual([umea, lund, denmark])
    expect([await ids('&countryFirst=SE&perPage=2'), await ids('&countryFirst=SE&perPage=2&page=2')]).toEqual([
      [umea, lund],
      [denmark],
    ])
    expect(await ids('&countryFirst=DK')).toEqual([umea, denmark, lund])
    // From Göteborg it is 200 km to the one, 370 to the other.
    const across = await pickups.store(brand.id, {
      name: 'Havnen',
      countryCode: 'DK',
      latitude: 56.15,
      longitude: 10.2,
    })
    const here = await pickups.store(brand.id, { name: 'Haga', latitude: 58.9, longitude: 17.9 })
    const nearest = async (query: string) =>
      (await ids(`&near=57.7,11.97&perPage=50${query}`)).filter((store) => store === across || store === here)
    expect([await nearest(''), await nearest('&countryFirst=SE')]).toEqual([
      [across, here],
      [here, across],
    ])
  })

  test('bounds and places that are none are refused by field (S-30)', async () => {
    for (const bounds of [
      '1,2,3',
      '1,2,3,4,5',
      '0,10,0,5',
      '0,-91,0,0',
      '0,0,0,91',
      '-999,0,999,1',
      'a,b,c,d',
      '1e1,0,1,1',
      ',,,',
      '0,0,0,NaN',
      "0,0,0,0'--",
    ]) {
      expect(await api.call(null, 'GET', `/public/stores?bounds=${encodeURIComponent(bounds)}`)).toMatchObject({
        status: 422,
        body: { errors: { bounds: ['invalid'] } },
      })
    }
    for (const near of ['91,0', '0,181', 'here', '0,0,0', ''])
      expect(await api.call(null, 'GET', `/public/stores?near=${near}`)).toMatchObject({
        status: 422,
        body: { errors: { near: ['invalid'] } },
      })
    for (const query of ['brandId=7', 'country=se', 'bounds=1,2,3,4&bounds=1,2,3,4', 'perPage=1000', 'unknown=1'])
      expect((await api.call(null, 'GET', `/public/stores?${query}`)).status).toBe(422)
    expect(await api.call(null, 'GET', '/public/stores?page=100000')).toMatchObject({
      status: 200,
      body: { stores: [] },
    })
  })

  test('the points of the map are columns of one length, and may be kept for a minute (S-30)', async () => {
    const [brand, other] = [await make.brand(), await make.brand()]
    const stores = [
      await pickups.store(brand.id, { latitude: 57.123456, longitude: -3.5 }),
      await pickups.store(brand.id, { countryCode: 'NO' }),
    ]
    await pickups.store(other.id)
    await pickups.offer(brand.id, await pickups.campaign(brand.id), stores[0]!)
    await pickups.offer(brand.id, await pickups.campaign(brand.id), stores[0]!, { places: 1 })
    const points = await pointsOf(`brandId=${brand.id}`)
    expect(points.ids.sort()).toEqual([...stores].sort())
    expect(points.brand_ids).toEqual([brand.id])
    expect(points.lng_lat).toEqual(expect.arrayContaining([-350_000, 5_712_346]))
    expect([...points.offers].sort()).toEqual([0, 2])
    api.clock.now = new Date(api.clock.now.getTime() + 61_000)
    const all = await pointsOf('')
    const late = await pickups.store(other.id)
    expect((await pointsOf('')).ids).not.toContain(late)
    api.clock.now = new Date(api.clock.now.getTime() + 61_000)
    expect((await pointsOf('')).ids).toContain(late)
    expect(all.lng_lat).toHaveLength(all.ids.length * 2)
    expect([all.offers.length, all.brand_of.length]).toEqual([all.ids.length, all.ids.length])
    expect(all.brand_ids[all.brand_of[all.ids.indexOf(stores[1]!)]!]).toBe(brand.id)
    expect((await pointsOf(`country=NO&brandId=${brand.id}`)).ids).toEqual([stores[1]])
    expect(await pointsOf(`brandId=${unknown}`)).toEqual({
      ids: [],
      lng_lat: [],
      offers: [],
      brand_ids: [],
      brand_of: [],
    })
    expect((await api.call(null, 'GET', '/public/store_points')).headers['cache-control']).toBe('public, max-age=60')
    expect(await api.call(null, 'GET', '/public/store_points?country=XX')).toMatchObject({
      status: 422,
      headers: { 'cache-control': 'no-store' },
    })
    expect((await api.call(null, 'GET', '/public/stores')).headers['cache-control']).toBe('no-store')
  })
})

test('lists take as many queries for a hundred rows as for one', async () => {
  const creator = await make.creator()
  for (let at = 0; at < 101; at += 1) {
    const { id } = await make.brand()
    await pickups.store(id)
    await api.db.insertInto('brand_followers').values({ brand_id: id, instagramer_id: creator.id }).execute()
  }
  const caller = { kind: 'instagramer', id: creator.id }
  const reply = { header: () => undefined }
  const asks = (handler: (call: never) => Promise<unknown>, query: object) =>
    countQueries(api.db, (db) => handler({ db, caller, query, now: api.clock.now, http: { reply } } as never))
  for (const handler of [
    publicBrandHandlers.listPublicBrands,
    publicStoreHandlers.listPublicStores,
    followerHandlers.listFollowedBrands,
  ])
    expect([await asks(handler, { perPage: 1 }), await asks(handler, { perPage: 100 })]).toEqual([1, 1])
  expect(await asks(publicSearchHandlers.searchPublic, { query: 'brand' })).toBe(2)
  expect(await asks(publicSearchHandlers.listCities, {})).toBe(1)
  expect(await asks(storePointHandlers.getStorePoints, {})).toBe(1)
  const read = (db: unknown) =>
    storePointHandlers.getStorePoints({ db, query: {}, now: api.clock.now, http: { reply } } as never)
  expect(
    await countQueries(api.db, async (db) => {
      await Promise.all([read(db), read(db), read(db)])
    }),
  ).toBe(1)
})
