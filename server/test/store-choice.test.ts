import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { addDays } from '../src/days'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
let admin: Actor
let staff: Actor
let brandId: string
let campaignId: string
const today = '2026-12-10'
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date(`${today}T11:00:00Z`)
  brandId = (await make.brand()).id
  admin = await make.staff('admin')
  staff = await make.staff('company', [brandId])
  campaignId = await complete(await make.campaign(brandId, { name: 'Nyårskaffe för två' }))
})

/** A draft that lacks only its stores. */
const complete = async (id: string) => {
  await api.db
    .updateTable('campaigns')
    .set({
      state: 'draft',
      delivery_method: 'pickup',
      start_at: addDays(today, 1),
      due_at: addDays(today, 20),
      end_at: addDays(today, 30),
      excerpt: 'x',
      instructions: 'x',
      product_image_url: '/uploads/demo/mug.webp',
    })
    .where('id', '=', id)
    .execute()
  return id
}
const nothing = {
  mode: 'manual',
  places: [] as { country: string; city: string }[],
  store_ids: [] as string[],
  excluded_ids: [] as string[],
  is_same: true,
  numbers: { places: 10, per_week: null as number | null },
  each: [] as { store_id: string; places: number; per_week: number | null }[],
  requires_application: false,
  window_days: 7,
}
const read = (who = staff, id = campaignId) => api.call(who, 'GET', `/api/campaigns/${id}/store_choice`)
const write = (choice: Partial<typeof nothing> & { store_product_id?: string }, who = staff, id = campaignId) =>
  api.call(who, 'PUT', `/api/campaigns/${id}/store_choice`, { body: { store_choice: { ...nothing, ...choice } } })
const move = (state: string, who = staff, id = campaignId) =>
  api.call(who, 'PATCH', `/api/campaigns/${id}/state`, { body: { campaign: { state } } })
const offers = (id = campaignId) =>
  api.db
    .selectFrom('store_campaigns as sc')
    .innerJoin('stores as s', 's.id', 'sc.store_id')
    .where('campaign_id', '=', id)
    .orderBy('s.name')
    .select(['s.name', 'places', 'per_week', 'requires_application', 'window_days'])
    .execute()
const store = (name: string, city = 'Göteborg') => pickups.store(brandId, { name, city })

describe('which stores, how many', () => {
  test('without a choice nothing is chosen, and all stores of the brand can be, by town and name', async () => {
    await store('Triangeln', 'Malmö')
    await store('Nordstan')
    await store('Järntorget')
    await pickups.store((await make.brand()).id, { name: 'Somebody else’s' })
    const { status, body } = await read()
    expect(status).toBe(200)
    const { store_choice: choice, store_options: stores } = body as {
      store_choice: object
      store_options: { name: string }[]
    }
    expect(choice).toEqual({
      campaign_id: campaignId,
      brand_id: brandId,
      ...nothing,
      product: null,
      updated_at: null,
      abilities: ['edit'],
    })
    expect(stores.map(({ name }) => name)).toEqual(['Järntorget', 'Nordstan', 'Triangeln'])
  })

  test('a campaign with pick-up goes to review with at least one store; its page says what is missing', async () => {
    const campaign = async () =>
      (
        (await api.call(staff, 'GET', `/api/campaigns/${campaignId}`)).body as {
          campaign: { chosen_stores_count?: number; refusals: object[] }
        }
      ).campaign
    expect(await campaign()).toMatchObject({
      chosen_stores_count: 0,
      refusals: [{ act: 'request', reason: 'incomplete' }],
    })
    expect(await move('requested')).toMatchObject({ status: 422, body: { errors: { stores: ['required'] } } })
    await write({ store_ids: [await store('Nordstan')] })
    expect(await campaign()).toMatchObject({ chosen_stores_count: 1, refusals: [] })
    expect((await move('requested')).status).toBe(200)
  })

  test('confirmed, it is open at each chosen store with its numbers; a store that came to a chosen town meanwhile has it too', async () => {
    const [nordstan, haga] = [await store('Nordstan'), await store('Haga')]
    await store('Triangeln', 'Malmö')
    await write({
      mode: 'places',
      places: [{ country: 'SE', city: 'Göteborg' }],
      excluded_ids: [haga],
      is_same: false,
      each: [{ store_id: nordstan, places: 12, per_week: 4 }],
      requires_application: true,
      window_days: 14,
    })
    // The database gave them the day on which the test runs.
    await api.db
      .updateTable('stores')
      .set({ created_at: new Date(`${today}T10:00:00Z`).toISOString() })
      .execute()
    await move('requested')
    api.clock.now = new Date(`${today}T12:00:00Z`)
    await api.db
      .updateTable('stores')
      .set({ created_at: api.clock.now.toISOString() })
      .where('id', '=', await store('Olskroken'))
      .execute()
    const { store_options: stores } = (await read()).body as { store_options: { name: string; is_new: boolean }[] }
    expect(stores.filter((one) => one.is_new).map(({ name }) => name)).toEqual(['Olskroken'])
    expect(await offers()).toEqual([])
    expect((await move('confirmed', admin)).status).toBe(200)
    const same = { places: 12, per_week: 4, requires_application: true, window_days: 14 }
    expect(await offers()).toEqual([
      { name: 'Nordstan', ...same },
      { name: 'Olskroken', ...same },
    ])
  })

  test('once confirmed the choice stands; the platform may change it while it reviews, the brand may not', async () => {
    await write({ store_ids: [await store('Nordstan')] })
    await move('requested')
    expect(await write({ mode: 'all' })).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
    expect((await write({ mode: 'all' }, admin)).status).toBe(200)
    await move('confirmed', admin)
    expect(await write({}, admin)).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
    expect((await read()).body).toMatchObject({ store_choice: { mode: 'all', abilities: [] } })
  })

  test('a campaign whose last store is taken away while it waits for review is not published', async () => {
    await write({ store_ids: [await store('Nordstan')] })
    await move('requested')
    expect((await write({}, admin)).status).toBe(200)
    expect(await move('confirmed', admin)).toMatchObject({ status: 422, body: { errors: { stores: ['required'] } } })
    const { body } = await api.call(admin, 'GET', `/api/campaigns/${campaignId}`)
    expect(body).toMatchObject({
      campaign: { state: 'requested', refusals: expect.arrayContaining([{ act: 'confirm', reason: 'incomplete' }]) },
    })
    await write({ mode: 'all' }, admin)
    expect((await move('confirmed', admin)).status).toBe(200)
  })

  test('stores of others and stores named twice are refused at their field, and nothing is written', async () => {
    const [own, foreign] = [await store('Nordstan'), await pickups.store((await make.brand()).id)]
    const each = (id: string) => ({ store_id: id, places: 1, per_week: null })
    expect((await write({ store_ids: [foreign] })).body).toMatchObject({ errors: { store_ids: ['invalid'] } })
    expect((await write({ excluded_ids: [own, own] })).body).toMatchObject({ errors: { excluded_ids: ['invalid'] } })
    expect((await write({ each: [each(own), each(own)] })).body).toMatchObject({ errors: { each: ['invalid'] } })
    expect((await write({ numbers: { places: 0, per_week: null } })).status).toBe(422)
    expect((await read()).body).toMatchObject({ store_choice: { ...nothing, updated_at: null } })
  })

  test('its product is named with the stock of each store; one of others, or an archived one, is refused', async () => {
    const storeId = await pickups.store(brandId)
    const [own, foreign] = [uuidv7(), uuidv7()]
    const other = (await make.brand()).id
    await api.db
      .insertInto('store_products')
      .values([
        { id: own, brand_id: brandId, name: 'Kaffe' },
        { id: foreign, brand_id: other, name: 'Te' },
      ])
      .execute()
    const key = { brand_id: brandId, store_id: storeId, store_product_id: own }
    await api.db
      .insertInto('store_stock')
      .values({ ...key, quantity: 7 })
      .execute()
    const { body } = await write({ mode: 'all', store_product_id: own })
    expect(body).toMatchObject({
      store_choice: {
        brand_id: brandId,
        product: { store_product_id: own, name: 'Kaffe', image_url: null, is_archived: false },
      },
      store_options: expect.arrayContaining([
        expect.objectContaining({ id: storeId, stock: { on_shelf: 7, quantity: 7, reserved: 0 } }),
      ]),
    })
    const refused = { status: 422, body: { errors: { store_product_id: ['not_found'] } } }
    expect(await write({ mode: 'all', store_product_id: foreign })).toMatchObject(refused)
    await api.db
      .updateTable('store_products')
      .set({ archived_at: api.clock.now.toISOString() })
      .where('id', '=', own)
      .execute()
    expect(await write({ mode: 'all', store_product_id: own })).toMatchObject(refused)
    const { body: now } = await read()
    expect(now).toMatchObject({ store_choice: { product: { is_archived: true } } })
  })

  test('a copy of a campaign has the same stores', async () => {
    await write({ store_ids: [await store('Nordstan')], numbers: { places: 3, per_week: 1 } })
    const { body } = await api.call(staff, 'POST', `/api/campaigns/${campaignId}/duplicate`, {
      headers: { 'idempotency-key': 'copy-of-stores-1' },
    })
    const { id } = (body as { campaign: { id: string } }).campaign
    expect((await read(staff, id)).body).toMatchObject({
      store_choice: { store_ids: [expect.any(String)], numbers: { places: 3, per_week: 1 } },
    })
  })

  test('a campaign that is delivered needs no stores, and opens at none', async () => {
    await write({ store_ids: [await store('Nordstan')] })
    await api.db.updateTable('campaigns').set({ delivery_method: 'delivery' }).where('id', '=', campaignId).execute()
    expect((await move('requested')).status).toBe(200)
    expect((await move('confirmed', admin)).status).toBe(200)
    expect(await offers()).toEqual([])
  })
})

test('a campaign with pick-up takes no ordinary application; its creators are told that it is reserved at a store', async () => {
  const id = await pickups.campaign(brandId)
  const creator = await make.creator()
  expect(
    await api.call(creator, 'POST', `/api/campaigns/${id}/participations`, {
      body: { participation: { motivation: 'Jag älskar kaffe' } },
    }),
  ).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
  const { campaign } = (await api.call(creator, 'GET', `/api/campaigns/${id}`)).body as { campaign: object }
  expect(campaign).toMatchObject({ apply_obstacle: 'pickup', abilities: [] })
})

describe('so many a week', () => {
  const open = async (perWeek: number, country: 'SE' | 'FI' = 'SE', requiresApplication = false) => {
    const storeId = await pickups.store(brandId, { name: 'Nordstan', countryCode: country })
    const offerId = await pickups.offer(brandId, await pickups.campaign(brandId), storeId, {
      places: 50,
      requiresApplication,
    })
    await api.db.updateTable('store_campaigns').set({ per_week: perWeek }).where('id', '=', offerId).execute()
    return offerId
  }
  const reserve = async (offerId: string) =>
    api.call(await make.creator(), 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
      body: { store_participation: { motivation: '' } },
    })
  const left = async (offerId: string) =>
    (
      (await api.call(null, 'GET', `/public/store_campaigns/${offerId}`)).body as {
        store_campaign: { places_left: number | null }
      }
    ).store_campaign.places_left

  test('no more passes than the week has, twenty at once; from Monday at the store there are new ones', async () => {
    const offerId = await open(3)
    api.clock.now = new Date('2026-12-13T22:30:00Z')
    const answers = await Promise.all(Array.from({ length: 20 }, () => reserve(offerId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ body }) => (body as { error?: string }).error === 'campaign_full')).toHaveLength(17)
    expect(await left(offerId)).toBe(0)
    api.clock.now = new Date('2026-12-13T23:00:00Z')
    expect(await left(offerId)).toBe(3)
    expect((await reserve(offerId)).status).toBe(200)
  })

  test('whoever is approved is counted in the week of the answer; a pass that has ended is free again', async () => {
    const offerId = await open(1, 'FI', true)
    const [first, second] = await Promise.all([reserve(offerId), reserve(offerId)]).then((answers) =>
      answers.map(({ body }) => (body as { store_participation: { id: string } }).store_participation.id),
    )
    const approve = (id: string) => api.call(staff, 'PATCH', `/api/store_participations/${id}/approve`)
    expect((await approve(first!)).status).toBe(200)
    expect((await approve(second!)).body).toEqual({ error: 'campaign_full' })
    await api.call(staff, 'PATCH', `/api/store_participations/${first!}/decline`, {
      body: { reason: 'Slut', from: 'approved' },
    })
    expect((await approve(second!)).status).toBe(200)
  })
})
