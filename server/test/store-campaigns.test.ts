import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { StoreParticipation } from '@samspel/api'
import { storeCampaignHandlers } from '../src/modules/stores/offers'
import { countQueries } from './support/count-queries'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

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
  store_id: string
  distance?: number
  stores_count?: number
  places_left: number | null
  store_participation?: { id: string; state: string; code: string | null } | null
}
const list = async (who: Actor | null, query: string) =>
  (await api.call(who, 'GET', `${who ? '/api' : '/public'}/store_campaigns?${query}`)).body as {
    store_campaigns: Offer[]
    meta: { total_count: number }
  }
const ids = async (who: Actor | null, query: string) => (await list(who, query)).store_campaigns.map(({ id }) => id)
const look = (who: Actor | null, id: string) =>
  api.call(who, 'GET', `${who ? '/api' : '/public'}/store_campaigns/${id}`)
const reserve = (who: Actor | null, id: string, motivation = '') =>
  api.call(who, 'POST', `/api/store_campaigns/${id}/store_participations`, {
    body: { store_participation: { motivation } },
  })
const takeBack = (who: Actor, id: string) => api.call(who, 'DELETE', `/api/store_participations/${id}`)
const madeOf = ({ body }: Answer) =>
  (body as { store_participation: { id: string; code: string | null; state: string } }).store_participation
const put = (id: string, state: StoreParticipation['state']) =>
  api.db.updateTable('store_participations').set({ state }).where('id', '=', id).execute()

describe('the list', () => {
  test('an offer says whether it needs an application, what is left, and what and where it is (S-28)', async () => {
    const { brand, storeId, offerId, campaignId } = await pickups.setUp({ requiresApplication: true, places: 3 })
    const instant = await pickups.offer(brand.id, await pickups.campaign(brand.id), storeId)
    const { store_campaigns: offers } = await list(null, `storeId=${storeId}`)
    expect(offers).toHaveLength(2)
    expect(offers.find(({ id }) => id === offerId)).toMatchObject({
      brand_id: brand.id,
      brand_name: brand.name,
      campaign_id: campaignId,
      store_id: storeId,
      requires_application: true,
      places_left: 3,
      is_open: true,
      campaign: { product_value: 320, fee: 0, payment_type: 'instagram' },
      store: { city: 'Göteborg', country_code: 'SE', latitude: 57.7 },
    })
    expect(offers.find(({ id }) => id === instant)).toMatchObject({ requires_application: false, places_left: null })
    expect(await ids(null, `storeId=${storeId}&requiresApplication=false`)).toEqual([instant])
    expect(await ids(null, `storeId=${storeId}&requiresApplication=true`)).toEqual([offerId])
    expect(JSON.stringify(offers)).not.toMatch(/token|participation/)
  })

  test('nearest first with metres; by country, town and words; the best store of each campaign (S-29)', async () => {
    const brand = await make.brand('Närheten')
    const places = [
      { name: 'Haga', city: 'Göteborg', latitude: 57.6987, longitude: 11.9559 },
      { name: 'Torget', city: 'Örebro', latitude: 59.2741, longitude: 15.2066 },
      { name: 'Karl Johan', city: 'Oslo', countryCode: 'NO' as const, latitude: 59.9139, longitude: 10.7522 },
    ]
    const stores = await Promise.all(places.map((place) => pickups.store(brand.id, place)))
    const [one, other] = [
      await pickups.campaign(brand.id, { name: 'Kanelbullen' }),
      await pickups.campaign(brand.id, { name: 'Semlan' }),
    ]
    const [haga, orebro, oslo] = await Promise.all(stores.map((store) => pickups.offer(brand.id, one, store)))
    const semla = await pickups.offer(brand.id, other, stores[1]!)
    const mine = `brandId=${brand.id}`
    const near = (await list(null, `${mine}&campaignId=${one}&near=57.7089,11.9746`)).store_campaigns
    expect(near.map(({ id }) => id)).toEqual([haga, oslo, orebro])
    // From Nordstan to Haga Nygata it is 1.6 km, to Oslo 255 km.
    expect(near[0]!.distance).toBeGreaterThan(1_500)
    expect(near[0]!.distance).toBeLessThan(1_700)
    expect(Math.round(near[1]!.distance! / 10_000)).toBe(26)
    const own = `${mine}&campaignId=${one}&near=57.7089,11.9746&countryFirst=`
    expect([await ids(null, `${own}SE`), await ids(null, `${own}NO`)]).toEqual([
      [haga, orebro, oslo],
      [oslo, haga, orebro],
    ])
    expect(await ids(null, `${own}NO&oneEach=true`)).toEqual([oslo])
    expect(await ids(null, `${mine}&campaignId=${one}`)).toEqual([haga, orebro, oslo])
    expect(await ids(null, `${mine}&country=NO`)).toEqual([oslo])
    expect((await ids(null, `${mine}&city=örebro`)).sort()).toEqual([orebro, semla].sort())
    expect(await ids(null, `${mine}&query=seml`)).toEqual([semla])
    expect(await ids(null, `${mine}&query=johan`)).toEqual([oslo])
    const each = await list(null, `${mine}&oneEach=true&near=59.27,15.2`)
    expect(each.store_campaigns.map(({ id, stores_count: count }) => [id, count]).sort()).toEqual(
      [
        [orebro, 3],
        [semla, 1],
      ].sort(),
    )
    expect(each.meta.total_count).toBe(2)
    expect((await list(null, `${mine}&oneEach=true&perPage=1&page=2`)).store_campaigns).toHaveLength(1)
    // Offers in the visitor's country come first, each at a store there.
    expect((await ids(null, `${mine}&oneEach=true`))[0]).toBe(semla)
    expect(await ids(null, `${mine}&oneEach=true&countryFirst=NO`)).toEqual([oslo, semla])
  })

  test('what is full, closed, not public or of a company that is not approved is not listed; a creator keeps sight of the own (S-28)', async () => {
    const full = await pickups.setUp({ places: 1 })
    const [closed, hidden, foreign] = [
      await pickups.setUp({ state: 'ongoing' }),
      await pickups.setUp({ isPublic: false }),
      await pickups.setUp(),
    ]
    await pickups.setCompany(foreign.brand.companyId, 'requested')
    const creator = await make.creator()
    expect((await reserve(creator, full.offerId)).status).toBe(200)
    for (const { brand } of [full, closed, hidden, foreign]) expect(await ids(null, `brandId=${brand.id}`)).toEqual([])
    expect((await list(creator, `brandId=${full.brand.id}`)).store_campaigns).toMatchObject([
      { id: full.offerId, is_open: false, places_left: 0, store_participation: { state: 'approved' } },
    ])
    expect(await ids(await make.creator(), `brandId=${full.brand.id}`)).toEqual([])
    expect((await look(null, full.offerId)).body).toMatchObject({ store_campaign: { is_open: false, places_left: 0 } })
    for (const { offerId } of [closed, hidden, foreign])
      expect(await look(null, offerId)).toMatchObject({ status: 404, body: { error: 'store_campaign_not_found' } })
  })

  test('a creator finds passes by their end, then what waits, then what is over; what was taken back is gone, and others see nothing of it', async () => {
    const [instant, later, asked, over, back] = [
      await pickups.setUp(),
      await pickups.setUp(),
      await pickups.setUp({ requiresApplication: true }),
      await pickups.setUp(),
      await pickups.setUp(),
    ]
    const creator = await make.creator()
    for (const { offerId } of [over, back, asked, later, instant])
      expect((await reserve(creator, offerId)).status).toBe(200)
    const mine = async (who: Actor) =>
      ((await api.call(who, 'GET', '/api/instagramers/me/pickups')).body as { store_campaigns: Offer[] })
        .store_campaigns
    const own = new Map((await mine(creator)).map(({ id, store_participation: each }) => [id, each!.id]))
    await api.db
      .updateTable('store_participations')
      .set({ expires_at: new Date(Date.now() + 3_600_000).toISOString() })
      .where('id', '=', own.get(instant.offerId)!)
      .execute()
    await put(own.get(over.offerId)!, 'picked_up')
    await takeBack(creator, own.get(back.offerId)!)
    expect((await mine(creator)).map(({ id }) => id)).toEqual([
      instant.offerId,
      later.offerId,
      asked.offerId,
      over.offerId,
    ])
    expect((await mine(creator))[2]).toMatchObject({ store_participation: { state: 'requested', code: null } })
    expect(await mine(await make.creator())).toEqual([])
  })

  test('an unknown id is not found in the words of a store campaign; staff of the brand see theirs, others do not (X-27)', async () => {
    const { brand, offerId } = await pickups.setUp({ state: 'draft', isPublic: false })
    const [staff, clerk, other, creator] = [
      await make.staff('company', [brand.id]),
      await make.staff('store_user', [brand.id]),
      await make.staff('company', [(await make.brand()).id]),
      await make.creator(),
    ]
    for (const who of [staff, clerk, await make.staff('admin')])
      expect((await look(who, offerId)).body).toMatchObject({ store_campaign: { id: offerId, is_open: false } })
    for (const who of [other, creator, null])
      expect((await look(who, offerId)).body).toEqual({ error: 'store_campaign_not_found' })
    for (const id of ['7', '%00', "1'; DROP TABLE stores;--", '00000000-0000-0000-0000-000000000000'])
      expect(await look(null, encodeURIComponent(id))).toMatchObject({
        status: 404,
        body: { error: 'store_campaign_not_found' },
      })
    expect(await reserve(creator, offerId)).toMatchObject({ status: 404, body: { error: 'store_campaign_not_found' } })
  })

  test("a creator's own country comes first; from home, the nearest to their own town, of the campaigns that were asked for", async () => {
    const brand = await make.brand()
    const [one, two, third] = [
      await pickups.campaign(brand.id),
      await pickups.campaign(brand.id),
      await pickups.campaign(brand.id),
    ]
    const store = async (name: string, place: object) => pickups.store(brand.id, { name, ...place })
    const [oslo, malmo, lund] = [
      await store('Oslo', { city: 'Oslo', countryCode: 'NO', latitude: 59.91, longitude: 10.75 }),
      await store('Malmö', { city: 'Malmö', latitude: 55.6, longitude: 13 }),
      await store('Lund', { city: 'Lund', latitude: 55.7, longitude: 13.19 }),
    ]
    for (const campaign of [one, two]) for (const at of [oslo, malmo, lund]) await pickups.offer(brand.id, campaign, at)
    await pickups.offer(brand.id, third, oslo)
    const creator = await make.creator()
    const live = (city: string, country: 'SE' | 'NO') =>
      api.db.updateTable('instagramers').set({ city, country_code: country }).where('id', '=', creator.id).execute()
    const ask = async (who: Actor | null, query: string) =>
      (
        (await api.call(who, 'GET', `/api/store_campaigns?brandId=${brand.id}&${query}`)).body as {
          store_campaigns: { campaign_id: string; store: { name: string }; distance?: number; stores_count?: number }[]
        }
      ).store_campaigns
    const first = async (who: Actor | null, query: string) => (await ask(who, query))[0]!.store.name
    await live('Okänd by', 'NO')
    expect([await first(creator, ''), await first(null, '')]).toEqual(['Oslo', 'Lund'])
    // A creator's country is known, while a visitor states theirs.
    expect([await first(creator, 'countryFirst=SE'), await first(null, 'countryFirst=NO')]).toEqual(['Oslo', 'Oslo'])
    // The town is unknown.
    expect((await ask(creator, 'fromHome=true'))[0]).not.toHaveProperty('distance')
    await live('malmö', 'SE')
    const both = await ask(creator, `campaignId[]=${one}&campaignId[]=${two}&oneEach=true&fromHome=true`)
    expect(both.map((each) => [each.campaign_id, each.store.name, each.stores_count]).sort()).toEqual(
      [
        [one, 'Malmö', 3],
        [two, 'Malmö', 3],
      ].sort(),
    )
    expect(both[0]!.distance).toBeLessThan(2_000)
    // From Strömstad, Oslo is nearer than any store in Sweden.
    await live('Strömstad', 'SE')
    expect(await first(creator, `campaignId=${one}&oneEach=true&fromHome=true`)).toBe('Lund')
    expect((await ask(null, 'fromHome=true'))[0]).not.toHaveProperty('distance')
  })

  test('a page takes as many queries as another, whatever it holds', async () => {
    const brand = await make.brand()
    const campaign = await pickups.campaign(brand.id)
    for (let at = 0; at < 30; at += 1) await pickups.offer(brand.id, campaign, await pickups.store(brand.id))
    const creator = await make.creator()
    const asks = (caller: object, query: object) =>
      countQueries(api.db, (db) =>
        storeCampaignHandlers.listStoreCampaigns({
          db,
          caller,
          now: api.clock.now,
          query: { brandId: brand.id, ...query },
        } as never),
      )
    const own = { kind: 'instagramer', id: creator.id }
    expect([await asks(own, { perPage: 1 }), await asks(own, { perPage: 100, near: '57,11', oneEach: false })]).toEqual(
      [3, 3],
    )
    expect(await asks({ kind: 'anonymous' }, { perPage: 100 })).toBe(1)
  })

  test('what is no place is refused by field, never answered with a failure', async () => {
    for (const near of ['91,10', '57,181', '57', 'x,y', '57,11,3', '1e9,1', 'NaN,NaN', '57;11', '-0,999'])
      expect(await api.call(null, 'GET', `/public/store_campaigns?near=${encodeURIComponent(near)}`)).toMatchObject({
        status: 422,
        body: { errors: { near: ['invalid'] } },
      })
    for (const query of ["query='%3B--", 'query=%25_%5C', 'city=%F0%9F%92%A9', 'near=90,180', 'near=-90,-180'])
      expect((await api.call(null, 'GET', `/public/store_campaigns?${query}`)).status).toBe(200)
    expect((await api.call(null, 'GET', '/public/store_campaigns?query=%00')).status).toBe(422)
  })
})

describe('reserving and applying', () => {
  test('without an application it is reserved at once with a code; with one it waits for the brand (S-28)', async () => {
    const [instant, asked] = [
      await pickups.setUp({ places: 2 }),
      await pickups.setUp({ requiresApplication: true, places: 2 }),
    ]
    const creator = await make.creator()
    const reserved = await reserve(creator, instant.offerId)
    expect(reserved.body).toMatchObject({
      store_participation: {
        state: 'approved',
        campaign_id: instant.campaignId,
        store_id: instant.storeId,
        instagramer_id: creator.id,
        picked_up_at: null,
      },
      store_campaign: { places_left: 1, store_participation: { state: 'approved' } },
    })
    expect(madeOf(reserved).code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    const applied = await reserve(creator, asked.offerId, '  Bor runt hörnet.  ')
    expect(applied.body).toMatchObject({
      store_participation: { state: 'requested', code: null, decided_at: null, motivation: 'Bor runt hörnet.' },
      store_campaign: { places_left: 2 },
    })
    expect((await look(creator, asked.offerId)).body).toMatchObject({
      store_campaign: { store_participation: { state: 'requested' } },
    })
    expect((await look(await make.creator(), asked.offerId)).body).toMatchObject({
      store_campaign: { store_participation: null },
    })
    expect(JSON.stringify((await look(null, instant.offerId)).body)).not.toContain(madeOf(reserved).code)
  })

  test('without a session nothing is reserved (P-06)', async () => {
    const { offerId } = await pickups.setUp()
    expect((await reserve(null, offerId)).status).toBe(401)
    expect((await reserve(await make.staff('admin'), offerId)).status).toBe(403)
    expect(
      await api.db.selectFrom('store_participations').select('id').where('store_campaign_id', '=', offerId).execute(),
    ).toEqual([])
  })

  test('refusals say why: a second time, nothing left, closed meanwhile, too few followers', async () => {
    const creator = await make.creator({ followersCount: 900 })
    const [open, full, wanting, closed] = [
      await pickups.setUp(),
      await pickups.setUp({ places: 1 }),
      await pickups.setUp({ minFollowers: 1_000 }),
      await pickups.setUp(),
    ]
    await reserve(creator, open.offerId)
    expect(await reserve(creator, open.offerId)).toMatchObject({ status: 409, body: { error: 'conflict' } })
    await reserve(await make.creator(), full.offerId)
    expect(await reserve(creator, full.offerId)).toMatchObject({ status: 409, body: { error: 'campaign_full' } })
    expect(await reserve(creator, wanting.offerId)).toMatchObject({
      status: 422,
      body: { error: 'followers_outside', followers: { own: 900, least: 1_000, most: null } },
    })
    await api.db.updateTable('campaigns').set({ state: 'upcoming' }).where('id', '=', closed.campaignId).execute()
    expect(await reserve(creator, closed.offerId)).toMatchObject({ status: 422, body: { error: 'campaign_closed' } })
  })

  test('one that was declined cannot apply again; one whom the brand has invited needs no answer', async () => {
    const creator = await make.creator()
    const declined = await pickups.setUp({ requiresApplication: true })
    await put(madeOf(await reserve(creator, declined.offerId)).id, 'declined')
    expect((await reserve(creator, declined.offerId)).body).toEqual({ error: 'conflict' })
    const invited = await pickups.setUp({ requiresApplication: true, isPublic: false })
    await api.db
      .insertInto('store_participations')
      .values({
        id: crypto.randomUUID(),
        brand_id: invited.brand.id,
        store_campaign_id: invited.offerId,
        instagramer_id: creator.id,
        state: 'invited',
        code: null,
        decided_at: null,
        decided_by: null,
        decision_reason: null,
        picked_up_at: null,
      })
      .execute()
    expect((await look(creator, invited.offerId)).status).toBe(200)
    expect((await reserve(creator, invited.offerId)).body).toMatchObject({
      store_participation: { state: 'approved', code: expect.any(String) },
    })
    expect((await reserve(creator, invited.offerId)).status).toBe(409)
  })

  test('fifty at once for twenty places: twenty get one, each with a code of its own (S-28)', async () => {
    const { offerId } = await pickups.setUp({ places: 20 })
    const creators = await Promise.all(Array.from({ length: 50 }, () => make.creator()))
    const answers = await Promise.all(creators.map((creator) => reserve(creator, offerId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(
      answers.filter(({ status, body }) => status === 409 && (body as { error: string }).error === 'campaign_full'),
    ).toHaveLength(30)
    expect(new Set(answers.filter(({ status }) => status === 200).map((answer) => madeOf(answer).code)).size).toBe(20)
    expect(
      await api.db.selectFrom('store_campaigns').select('taken').where('id', '=', offerId).executeTakeFirst(),
    ).toEqual({ taken: 20 })
  })

  test('the same creator fifty times at once has one (S-28)', async () => {
    const { offerId } = await pickups.setUp()
    const creator = await make.creator()
    const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(creator, offerId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  })
})

describe('taking back', () => {
  test('frees the place for the next; what is picked up, declined or of others stays', async () => {
    const { offerId } = await pickups.setUp({ places: 1 })
    const [first, second] = [await make.creator(), await make.creator()]
    const { id } = madeOf(await reserve(first, offerId))
    expect((await takeBack(second, id)).body).toEqual({ error: 'not_found' })
    expect((await takeBack(first, id)).status).toBe(204)
    expect((await takeBack(first, id)).status).toBe(404)
    const next = madeOf(await reserve(second, offerId))
    for (const state of ['picked_up', 'declined'] as const) {
      await put(next.id, state)
      expect(await takeBack(second, next.id)).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
    }
  })

  test('back and forth at once never counts a place twice', async () => {
    const { offerId } = await pickups.setUp({ places: 5 })
    const creators = await Promise.all(Array.from({ length: 5 }, () => make.creator()))
    await Promise.all(
      creators.map(async (creator) => {
        for (let at = 0; at < 4; at += 1) await takeBack(creator, madeOf(await reserve(creator, offerId)).id)
      }),
    )
    expect(
      await api.db.selectFrom('store_campaigns').select('taken').where('id', '=', offerId).executeTakeFirst(),
    ).toEqual({ taken: 0 })
  })
})
