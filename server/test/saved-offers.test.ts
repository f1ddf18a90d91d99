import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import type { OfferGlimpse, SavedOffer } from '@samspel/api'
import { addDays, dayOf } from '../src/days'
import { jobs } from '../src/modules'
import { runSavedOffers } from '../src/modules/saved-offers'
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

const day = 86_400_000
const path = '/api/instagramers/me/saved_offers'
const dayAfter = (days: number) => addDays(dayOf(api.clock.now), days)
const later = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * day)
}
const run = () => runSavedOffers({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
const save = (who: Actor, id: string, notifyWhenOpen?: boolean) =>
  api.call(who, 'PUT', `${path}/${id}`, {
    body: { saved_offer: notifyWhenOpen === undefined ? {} : { notify_when_open: notifyWhenOpen } },
  })
const remove = (who: Actor, id: string) => api.call(who, 'DELETE', `${path}/${id}`)
interface Wire {
  saved_offers: { id: string; standing: SavedOffer['standing']; obstacle: SavedOffer['obstacle'] }[]
  counts: object
  meta: { total_count: number; next_page: number | null }
}
const list = async (who: Actor, query = '') => (await api.call(who, 'GET', `${path}${query}`)).body as Wire
const idsOf = ({ saved_offers: saved }: Wire) => saved.map(({ id }) => id)
const told = async (who: Actor) =>
  (
    await api.db
      .selectFrom('notices')
      .select(['kind', 'href'])
      .where('instagramer_id', '=', who.id)
      .orderBy('created_at')
      .execute()
  ).map(({ kind, href }) => `${kind} ${href}`)
const mailsTo = async (who: Actor) =>
  (
    await sql<{ subject: string }>`SELECT payload ->> 'subject' AS subject FROM outbox
      WHERE kind = 'mail' AND payload -> 'unsubscribe' ->> 'accountId' = ${who.id}`.execute(api.db)
  ).rows
const set = (id: string, fields: object) => api.db.updateTable('campaigns').set(fields).where('id', '=', id).execute()
const campaign = async (fields: object = {}, brandId?: string) => {
  const id = await make.campaign(brandId ?? (await make.brand()).id)
  if (Object.keys(fields).length > 0) await set(id, fields)
  return id
}

test('saved offers stand by what closes first, deliveries and pick-ups alike, and are counted by how they stand', async () => {
  const creator = await make.creator({ followersCount: 2_340 })
  const late = await campaign({ end_at: dayAfter(20) })
  const soon = await campaign({ due_at: dayAfter(3), end_at: dayAfter(30) })
  const demanding = await campaign({ end_at: dayAfter(9), min_followers: 3_000 })
  const { offerId } = await pickups.setUp()
  for (const id of [late, offerId, soon, demanding]) expect((await save(creator, id)).status).toBe(200)
  const all = await list(creator)
  expect(idsOf(all)).toEqual([soon, demanding, late, offerId])
  expect(all.counts).toEqual({ all: 4, open: 3, waiting: 1 })
  expect(all.saved_offers[1]).toMatchObject({
    kind: 'delivery',
    standing: 'waiting',
    obstacle: 'too_few_followers',
    followers: { own: 2_340, least: 3_000, most: null },
    notify_when_open: false,
  })
  expect(all.saved_offers[3]).toMatchObject({
    kind: 'pickup',
    standing: 'open',
    store: { name: 'Store' },
    last_day: null,
  })
  expect(idsOf(await list(creator, '?filter=waiting'))).toEqual([demanding])
  expect(idsOf(await list(creator, '?filter=open&perPage=2'))).toEqual([soon, late])
  expect(idsOf(await list(creator, '?filter=open&perPage=2&page=2'))).toEqual([offerId])
  const { body } = await api.call(creator, 'GET', '/api/instagramers/me/saved_offer_ids')
  expect((body as { saved: object[] }).saved).toHaveLength(4)
})

test('an offer is saved once and taken away at once; nobody else sees it, and what never was an offer is not found', async () => {
  const [creator, other] = [await make.creator(), await make.creator()]
  const id = await campaign()
  await Promise.all([save(creator, id), save(creator, id)])
  expect(idsOf(await list(creator))).toEqual([id])
  expect(idsOf(await list(other))).toEqual([])
  await remove(other, id)
  expect(idsOf(await list(creator))).toEqual([id])
  expect((await remove(creator, id)).status).toBe(204)
  expect((await remove(creator, id)).status).toBe(204)
  expect(idsOf(await list(creator))).toEqual([])
  const draft = await make.campaign((await make.brand()).id, { state: 'draft' })
  const hidden = await make.campaign((await make.brand()).id, { isPublic: false })
  const { campaignId } = await pickups.setUp()
  for (const none of [draft, hidden, campaignId])
    expect(await save(creator, none)).toMatchObject({ status: 404, body: { error: 'campaign_not_found' } })
})

test('what the list says of an offer, its page says too, and applying agrees', async () => {
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const cases: [object, Parameters<Records['creator']>[0]][] = []
  for (const fields of [
    {},
    { min_followers: 1_000 },
    { max_followers: 1_000 },
    { country: 'NO' },
    { end_at: dayAfter(-1) },
    { state: 'ongoing' as const },
    { target_number_of_instagramers: 1 },
  ])
    for (const who of [
      { followersCount: 0 },
      { followersCount: 500 },
      { followersCount: 5_000, countryCode: 'NO' as const },
    ])
      cases.push([fields, who])
  const seen = new Set<string | null>()
  for (const [at, [fields, who]] of cases.entries()) {
    const creator = await make.creator(who)
    const id = await campaign({}, brand.id)
    if (at % 5 === 0)
      await api.call(staff, 'POST', `/api/campaigns/${id}/invitations`, { body: { instagramer_ids: [creator.id] } })
    await save(creator, id)
    if (Object.keys(fields).length > 0) await set(id, fields)
    if ('target_number_of_instagramers' in fields) await make.participation(brand.id, id, (await make.creator()).id)
    const page = await api.call(creator, 'GET', `/api/campaigns/${id}`)
    const said =
      page.status === 404
        ? 'closed'
        : (page.body as { campaign: { apply_obstacle: string | null } }).campaign.apply_obstacle
    const [saved] = (await list(creator)).saved_offers
    expect([at, saved!.obstacle]).toEqual([at, said])
    seen.add(saved!.obstacle)
    const { status } = await api.call(creator, 'POST', `/api/campaigns/${id}/participations`, {
      body: { participation: { motivation: '' } },
    })
    expect([at, status === 200]).toEqual([at, saved!.obstacle === null])
    expect((await list(creator)).saved_offers[0]!.obstacle).toBe(said ?? 'applied')
  }
  expect([...seen].sort()).toEqual(
    ['closed', 'full', 'not_connected', 'other_country', 'too_few_followers', 'too_many_followers', null].sort(),
  )
})

test('of a pick-up the list says what reserving answers', async () => {
  const { offerId, campaignId, brand } = await pickups.setUp({ places: 1 })
  const staff = await make.staff('company', [brand.id])
  const reserve = async (who: Actor) =>
    (
      await api.call(who, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
        body: { store_participation: { motivation: '' } },
      })
    ).status
  const obstacle = async (who: Actor) => (await list(who)).saved_offers[0]!.obstacle
  const [creator, quick] = [await make.creator({ followersCount: 900 }), await make.creator({ followersCount: 900 })]
  await save(creator, offerId)
  expect(await obstacle(creator)).toBe(null)
  await set(campaignId, { min_followers: 1_000 })
  expect([await obstacle(creator), await reserve(creator)]).toEqual(['too_few_followers', 422])
  await set(campaignId, { min_followers: null })
  await api.call(staff, 'PATCH', `/api/store_campaigns/${offerId}/pause`)
  expect([await obstacle(creator), await reserve(creator)]).toEqual(['paused', 422])
  await api.call(staff, 'PATCH', `/api/store_campaigns/${offerId}/resume`)
  expect(await reserve(quick)).toBe(200)
  expect([await obstacle(creator), await reserve(creator)]).toEqual(['full', 409])
  await api.db.updateTable('store_campaigns').set({ places: 2 }).where('id', '=', offerId).execute()
  expect([await obstacle(creator), await reserve(creator)]).toEqual([null, 200])
  expect(await obstacle(creator)).toBe('applied')
})

test('enough followers are told once, by one notice and one mail, however many look at once', async () => {
  const creator = await make.creator({ followersCount: 2_340 })
  const id = await campaign({ min_followers: 3_000, end_at: dayAfter(20) })
  await save(creator, id, true)
  await run()
  expect(await told(creator)).toEqual([])
  await api.db.updateTable('instagramers').set({ followers_count: 3_000 }).where('id', '=', creator.id).execute()
  await Promise.all([run(), run(), run(), run()])
  await run()
  expect(await told(creator)).toEqual([`saved_open /marketplace/${id}`])
  expect(await mailsTo(creator)).toHaveLength(1)
  expect((await list(creator)).saved_offers[0]).toMatchObject({ standing: 'open', notify_when_open: false })
})

test('one demand of two is not enough', async () => {
  const creator = await make.creator({ followersCount: 2_340, countryCode: 'NO' })
  const id = await campaign({ min_followers: 3_000 })
  await save(creator, id, true)
  await api.db.updateTable('instagramers').set({ followers_count: 4_000 }).where('id', '=', creator.id).execute()
  await run()
  expect(await told(creator)).toEqual([])
  await api.db.updateTable('instagramers').set({ country_code: 'SE' }).where('id', '=', creator.id).execute()
  await run()
  expect(await told(creator)).toEqual([`saved_open /marketplace/${id}`])
})

test('a place that is free again is told to those who saved the offer while it was full, and to nobody else', async () => {
  const brand = await make.brand()
  const [early, waiting, silent] = [await make.creator(), await make.creator(), await make.creator()]
  const id = await campaign({ target_number_of_instagramers: 1 }, brand.id)
  const taken = await make.participation(brand.id, id, (await make.creator()).id)
  await save(early, await campaign({}, brand.id))
  expect((await save(waiting, id)).body).toMatchObject({ saved_offer: { obstacle: 'full', notify_when_open: true } })
  expect((await save(silent, id, false)).body).toMatchObject({ saved_offer: { notify_when_open: false } })
  await run()
  expect(await told(waiting)).toEqual([])
  await api.db.updateTable('participations').set({ state: 'rejected' }).where('id', '=', taken).execute()
  await run()
  expect([await told(early), await told(waiting), await told(silent)]).toEqual([
    [],
    [`saved_open /marketplace/${id}`],
    [],
  ])
})

test('a pass that is taken back, a store that goes on and places that are added are told as well', async () => {
  const { offerId, brand } = await pickups.setUp({ places: 1 })
  const staff = await make.staff('company', [brand.id])
  const [holder, creator] = [await make.creator(), await make.creator()]
  const { body } = await api.call(holder, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
    body: { store_participation: { motivation: '' } },
  })
  await save(creator, offerId)
  await run()
  expect(await told(creator)).toEqual([])
  const pass = (body as { store_participation: { id: string } }).store_participation.id
  await api.call(holder, 'DELETE', `/api/store_participations/${pass}`)
  await run()
  const once = `saved_open /p/marketplace/store-campaigns/${offerId}`
  expect(await told(creator)).toEqual([once])
  await api.call(staff, 'PATCH', `/api/store_campaigns/${offerId}/pause`)
  expect((await save(creator, offerId, true)).body).toMatchObject({
    saved_offer: { obstacle: 'paused', notify_when_open: true },
  })
  await run()
  expect(await told(creator)).toHaveLength(1)
  await api.call(staff, 'PATCH', `/api/store_campaigns/${offerId}/resume`)
  await run()
  expect(await told(creator)).toHaveLength(2)
})

test('nothing is promised of an offer that can be applied to, and turned off it is not told', async () => {
  const creator = await make.creator({ followersCount: 2_000 })
  const open = await campaign()
  expect((await save(creator, open, true)).body).toMatchObject({ saved_offer: { notify_when_open: false } })
  const id = await campaign({ min_followers: 3_000 })
  await save(creator, id, true)
  await save(creator, id, false)
  await set(id, { min_followers: null })
  await run()
  expect(await told(creator)).toEqual([])
})

test('two days before it closes a saved offer is reminded of once, where the creator can apply and has not', async () => {
  const [creator, applied] = [await make.creator({ followersCount: 2_000 }), await make.creator()]
  const [id, demanding] = [
    await campaign({ end_at: dayAfter(5) }),
    await campaign({ end_at: dayAfter(5), min_followers: 9_000 }),
  ]
  await save(creator, id)
  await save(creator, demanding)
  await save(applied, id)
  await api.call(applied, 'POST', `/api/campaigns/${id}/participations`, {
    body: { participation: { motivation: '' } },
  })
  later(2)
  await run()
  expect(await told(creator)).toEqual([])
  later(1)
  await Promise.all([run(), run()])
  later(1)
  await run()
  expect(await told(creator)).toEqual([`saved_closing /marketplace/${id}`])
  expect(await mailsTo(creator)).toHaveLength(1)
  expect(await told(applied)).toEqual([])
})

test('an offer saved in its last days is not reminded of on the same day', async () => {
  const creator = await make.creator()
  await save(creator, await campaign({ end_at: dayAfter(1) }))
  await run()
  expect(await told(creator)).toEqual([])
})

test('what has closed stands last for seven days, is no longer told of, and can be taken back after it was removed', async () => {
  const { id: creatorId } = await make.creator({ followersCount: 2_000 })
  const signIn = () => api.actor('instagramer', creatorId)
  let creator = await signIn()
  const brand = await make.brand()
  const id = await campaign({ min_followers: 3_000 }, brand.id)
  const open = await campaign({}, brand.id)
  await save(creator, id, true)
  await save(creator, open)
  await set(id, { end_at: dayAfter(0) })
  later(1)
  creator = await signIn()
  await run()
  const { saved_offers: saved, counts } = await list(creator)
  expect(saved).toMatchObject([
    { id: open, closed_on: null },
    { id, standing: 'closed', closed_on: dayAfter(-1), notify_when_open: false },
  ])
  expect(counts).toEqual({ all: 2, open: 1, waiting: 0 })
  await remove(creator, id)
  expect((await save(creator, id)).status).toBe(200)
  await run()
  later(6.9)
  creator = await signIn()
  await run()
  expect(idsOf(await list(creator))).toEqual([open, id])
  later(0.2)
  await run()
  expect(idsOf(await list(creator))).toEqual([open])
})

test('the clock is among the jobs', () => {
  expect(jobs.map(({ name }) => name)).toContain('saved-offers')
})

interface Fitting {
  offers: (Pick<OfferGlimpse, 'id' | 'kind' | 'name'> & { campaign_id: string })[]
  total: number
}
const fitting = async (who: Actor) =>
  (await api.call(who, 'GET', '/api/instagramers/me/fitting_offers')).body as Fitting

test('three offers fit now, of each kind at least one, the nearer kind first, and as many as the marketplace says', async () => {
  await sql`UPDATE campaigns SET is_public = false`.execute(api.db)
  const brand = await make.brand()
  const creator = await make.creator({ followersCount: 2_000 })
  const inTown = { latitude: 58.41, longitude: 15.62, city: 'Linköping' }
  const [far, near] = [await pickups.store(brand.id), await pickups.store(brand.id, inTown)]
  const atStore = async (name: string, stores: string[]) => {
    const campaignId = await pickups.campaign(brand.id, { name })
    for (const store of stores) await pickups.offer(brand.id, campaignId, store)
    return campaignId
  }
  await atStore('Nära', [far, near])
  await campaign({ name: 'Skickas' }, brand.id)
  expect((await fitting(creator)).offers.map(({ name }) => name)).toEqual(['Nära', 'Skickas'])
  await campaign({ name: 'Skickas också' }, brand.id)
  await atStore('Nära också', [near])
  await campaign({ min_followers: 9_000 }, brand.id)
  const full = await campaign({ target_number_of_instagramers: 1 }, brand.id)
  await make.participation(brand.id, full, (await make.creator()).id)
  const applied = await campaign({ name: 'Sökt' }, brand.id)
  await make.participation(brand.id, applied, creator.id, 'pending')
  const answer = await fitting(creator)
  expect(answer.offers.map(({ kind }) => kind)).toEqual(['pickup', 'delivery', 'pickup'])
  expect(answer.total).toBe(4)
  const { body } = await api.call(creator, 'GET', '/api/marketplace/campaigns?fits=true')
  expect((body as { meta: { total_count: number } }).meta.total_count).toBe(4)
})

test('with stores far away what is sent comes first, and one kind alone fills the three', async () => {
  await sql`UPDATE campaigns SET is_public = false`.execute(api.db)
  const brand = await make.brand()
  const creator = await make.creator()
  for (const name of ['A', 'B', 'C', 'D']) await campaign({ name }, brand.id)
  expect((await fitting(creator)).offers).toHaveLength(3)
  const campaignId = await pickups.campaign(brand.id)
  await pickups.offer(brand.id, campaignId, await pickups.store(brand.id))
  expect((await fitting(creator)).offers.map(({ kind }) => kind)).toEqual(['delivery', 'pickup', 'delivery'])
})
