import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
})
afterAll(() => api.close())

const address = {
  name: 'Haga',
  address: 'Haga Nygata 12',
  postal_code: '413 01',
  city: 'Göteborg',
  country_code: 'SE',
  latitude: 57.6987,
  longitude: 11.9559,
}
const addStore = (who: Actor, brandId: string, store: object = address) =>
  api.call(who, 'POST', `/api/brands/${brandId}/stores`, { body: { store } })
const storeOf = (answer: { body: unknown }) =>
  (answer.body as { store: { id: string; token?: string; brand_id: string } }).store

describe('creators', () => {
  test('are found by name, username with @, and city, the most followed first; address and bank stay private (C-33)', async () => {
    const [small, large] = [
      await make.creator({ followersCount: 500, bankAccountNumber: '1234 5678' }),
      await make.creator({ followersCount: 90_000 }),
    ]
    const staff = await make.staff('company', [(await make.brand()).id])
    const { body } = await api.call(staff, 'GET', '/api/instagramers?query=linköping')
    const list = (body as { instagramers: Record<string, unknown>[] }).instagramers
    expect(list.map(({ id }) => id)).toEqual([large.id, small.id])
    expect(list[1]).not.toHaveProperty('email')
    expect(list[1]).not.toHaveProperty('bank_account_last_four')
    expect(list[1]).toMatchObject({ collaboration_page_slug: small.username })
    const found = await api.call(staff, 'GET', `/api/instagramers?query=%40${small.username}`)
    expect(found.body).toMatchObject({ instagramers: [{ id: small.id }], meta: { total_count: 1 } })
  })

  test('one by id; blocked ones only for platform staff (C-35)', async () => {
    const blocked = await make.creator({ state: 'blocked' })
    const staff = await make.staff('company', [(await make.brand()).id])
    expect((await api.call(staff, 'GET', `/api/instagramers/${blocked.id}`)).status).toBe(404)
    expect((await api.call(admin, 'GET', `/api/instagramers/${blocked.id}`)).body).toMatchObject({
      instagramer: { state: 'blocked' },
    })
  })
})

describe('brands', () => {
  test('staff sees the own ones, creators and visitors every one that is approved, or those that show offers (S-31)', async () => {
    const [own, other] = [await make.brand('Havsro'), await make.brand('Fjällglim')]
    await make.campaign(other.id, { state: 'confirmed' })
    await make.campaign(own.id, { state: 'confirmed', isPublic: false })
    const [staff, storeUser, creator] = [
      await make.staff('company', [own.id]),
      await make.staff('store_user', [own.id]),
      await make.creator(),
    ]
    const names = async (who: Actor | null, url: string) =>
      ((await api.call(who, 'GET', url)).body as { brands: { name: string }[] }).brands.map(({ name }) => name)
    expect(await names(staff, '/api/brands')).toEqual(['Havsro'])
    expect(await names(storeUser, '/api/brands')).toEqual(['Havsro'])
    expect(await names(creator, '/api/brands?per_page=100')).toEqual(expect.arrayContaining(['Fjällglim', 'Havsro']))
    expect(await names(null, '/public/brands')).toEqual(expect.arrayContaining(['Fjällglim', 'Havsro']))
    expect(await names(null, '/public/brands?with_offers=true')).toEqual(['Fjällglim'])
    expect((await api.call(null, 'GET', `/public/brands/${other.id}`)).body).toMatchObject({
      brand: { name: 'Fjällglim', open_campaigns_count: 1, stores_count: 0 },
    })
  })
})

describe('stores', () => {
  test("are added and changed by their brand's staff; a counter code has 22 characters that an address can carry", async () => {
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    const made = storeOf(await addStore(staff, brand.id))
    expect(made).toMatchObject({ ...address, brand_id: brand.id, phone: null })
    expect(made.token).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const change = { body: { store: { opening_hours: '10–18' } } }
    const clerk = await make.staff('store_user', [brand.id])
    expect((await api.call(clerk, 'PATCH', `/api/stores/${made.id}`, change)).status).toBe(403)
    expect((await api.call(clerk, 'GET', `/api/stores/${made.id}`)).body).toMatchObject({ store: { abilities: [] } })
    const changed = await api.call(staff, 'PATCH', `/api/stores/${made.id}`, change)
    expect(changed.body).toMatchObject({ store: { ...address, opening_hours: '10–18', token: made.token } })
  })

  test("the counter code is in the answers for the brand's staff alone", async () => {
    const brand = await make.brand()
    const { id } = storeOf(await addStore(admin, brand.id))
    const [own, foreign, creator] = [
      await make.staff('company', [brand.id]),
      await make.staff('company', [(await make.brand()).id]),
      await make.creator(),
    ]
    const tokenFor = async (who: Actor | null, url: string) => storeOf(await api.call(who, 'GET', url)).token
    expect(await tokenFor(own, `/api/stores/${id}`)).toHaveLength(22)
    expect(await tokenFor(foreign, `/api/stores/${id}`)).toBeUndefined()
    expect(await tokenFor(creator, `/api/stores/${id}`)).toBeUndefined()
    expect(await tokenFor(null, `/public/stores/${id}`)).toBeUndefined()
    const list = await api.call(creator, 'GET', `/api/brands/${brand.id}/stores`)
    expect(list.body).toMatchObject({ stores: [{ id }] })
    expect(JSON.stringify(list.body)).not.toContain('token')
  })

  test('staff of another brand adds, changes and lists nothing', async () => {
    const brand = await make.brand()
    const { id } = storeOf(await addStore(admin, brand.id))
    const foreign = await make.staff('company', [(await make.brand()).id])
    const foreignStore = await make.staff('store_user', [(await make.brand()).id])
    expect((await addStore(foreign, brand.id)).status).toBe(404)
    expect((await api.call(foreign, 'PATCH', `/api/stores/${id}`, { body: { store: { name: 'Mitt' } } })).body).toEqual(
      { error: 'store_not_found' },
    )
    expect((await api.call(foreign, 'GET', `/api/brands/${brand.id}/stores`)).status).toBe(404)
    expect((await api.call(foreignStore, 'GET', `/api/stores/${id}`)).status).toBe(404)
    expect((await api.call(foreignStore, 'GET', '/api/store_locations')).body).toEqual({ store_locations: [] })
  })

  test('a counter code leads to its store, an unknown one nowhere (C-39)', async () => {
    const brand = await make.brand()
    const made = storeOf(await addStore(admin, brand.id))
    expect((await api.call(null, 'GET', `/public/stores/token/${made.token ?? ''}`)).body).toEqual({
      store: { id: made.id, brand_id: brand.id },
    })
    expect((await api.call(null, 'GET', '/public/stores/token/nothing')).status).toBe(404)
  })

  test('the map gets places by country, city and brand, and no codes', async () => {
    const brand = await make.brand()
    await addStore(admin, brand.id)
    await addStore(admin, brand.id, { ...address, city: 'Oslo', country_code: 'NO', latitude: 59.91, longitude: 10.75 })
    const places = async (query: string) =>
      (
        (await api.call(null, 'GET', `/public/store_locations?brand_id=${brand.id}${query}`)).body as {
          store_locations: Record<string, unknown>[]
        }
      ).store_locations
    expect(await places('')).toHaveLength(2)
    expect((await places('&country=NO')).map(({ city }) => city)).toEqual(['Oslo'])
    expect((await places('&city=göteborg')).map(({ city }) => city)).toEqual(['Göteborg'])
    expect(Object.keys((await places(''))[0] ?? {}).sort()).toEqual([
      'brand_id',
      'city',
      'country_code',
      'id',
      'latitude',
      'longitude',
      'name',
    ])
  })

  test('a place that is none is refused by field', async () => {
    const brand = await make.brand()
    const { status, body } = await addStore(admin, brand.id, { ...address, latitude: 91, token: 'mine' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { latitude: ['too_large'], token: ['unknown_field'] } })
  })
})

describe('pages', () => {
  test('a taken slug answers 200 and a free one 404, without a body (C-32)', async () => {
    const brand = await make.brand()
    expect((await api.call(null, 'HEAD', `/public/collaboration_pages/slug/${brand.slug}`)).status).toBe(200)
    expect((await api.call(null, 'HEAD', `/public/collaboration_pages/slug/free-${uuidv7()}`)).status).toBe(404)
  })

  test('a collaboration page shows its brand or its creator', async () => {
    const brand = await make.brand()
    const creator = await make.creator()
    expect((await api.call(null, 'GET', `/public/collaboration_pages/${brand.slug}`)).body).toMatchObject({
      collaboration_page: { slug: brand.slug, brand: { id: brand.id }, instagramer: null },
    })
    expect((await api.call(null, 'GET', `/public/collaboration_pages/${creator.username}`)).body).toMatchObject({
      collaboration_page: { brand: null, instagramer: { id: creator.id } },
    })
    const blocked = await make.creator({ state: 'blocked' })
    expect((await api.call(null, 'GET', `/public/collaboration_pages/${blocked.username}`)).status).toBe(404)
  })
})

describe('public offers', () => {
  test('are confirmed and public; others are not found; nothing internal is told', async () => {
    const brand = await make.brand()
    const ids = {
      open: await make.campaign(brand.id, { name: 'Rosta hemma' }),
      hidden: await make.campaign(brand.id, { isPublic: false }),
      draft: await make.campaign(brand.id, { state: 'draft' }),
    }
    const list = await api.call(null, 'GET', `/public/campaigns?brand_id=${brand.id}`)
    expect(list.body).toMatchObject({
      campaigns: [{ id: ids.open, abilities: [], review_comment: null }],
      meta: { total_count: 1 },
    })
    expect((await api.call(null, 'GET', `/public/campaigns?brand_id=${brand.id}&query=rosta`)).body).toMatchObject({
      meta: { total_count: 1 },
    })
    expect((await api.call(null, 'GET', `/public/campaigns/${ids.open}`)).status).toBe(200)
    for (const id of [ids.hidden, ids.draft])
      expect((await api.call(null, 'GET', `/public/campaigns/${id}`)).body).toEqual({ error: 'campaign_not_found' })
  })
})
