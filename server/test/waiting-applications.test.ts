import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
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

const get = async <T>(who: Actor, path: string) => (await api.call(who, 'GET', `/api${path}`)).body as T

interface Inbox {
  applications: {
    id: string
    kind: 'campaign' | 'store'
    reserves: number
    demands: Record<string, boolean>
    limits: { of: string; key: string; left: number }[]
    store: {
      id: string
      shelf: { on_shelf: number; booked: number; free: number } | null
      places_left: number | null
      coming_at: string | null
    } | null
  }[]
  meta: { total_count: number }
  counts: { all: number; due_today: number; demands_met: number }
  kinds: { campaign: number; store: number }
  by_campaign: { id: string; waiting: number; at_stores: number }[]
  by_store: { id: string; waiting: number }[]
  towns: string[]
}
const inbox = (who: Actor, query = '') => get<Inbox>(who, `/applications${query}`)
const idsOf = ({ applications }: Inbox) => applications.map(({ id }) => id)
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0)

const asked = async (offerId: string, who?: Actor) => {
  const creator = who ?? (await make.creator({ followersCount: 8_000 }))
  const { status, body } = await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
    body: { store_participation: { motivation: 'Gärna' } },
  })
  expect(status).toBe(200)
  return (body as { store_participation: { id: string } }).store_participation.id
}

/** Two stores of a brand in two towns with three applications, and one of a campaign that is over; a campaign with two. */
const seeded = async () => {
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const [north, south] = [
    await pickups.store(brand.id, { name: 'Norr', city: 'Umeå' }),
    await pickups.store(brand.id, { name: 'Söder', city: 'Malmö' }),
  ]
  const pickup = await pickups.campaign(brand.id)
  const over = await pickups.campaign(brand.id)
  const [atNorth, atSouth, atOver] = [
    await pickups.offer(brand.id, pickup, north, { requiresApplication: true, places: 5 }),
    await pickups.offer(brand.id, pickup, south, { requiresApplication: true }),
    await pickups.offer(brand.id, over, south, { requiresApplication: true }),
  ]
  const passes = [await asked(atNorth), await asked(atNorth), await asked(atSouth)]
  await asked(atOver)
  await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', over).execute()
  const campaign = await make.campaign(brand.id, { state: 'confirmed' })
  const parts = [
    await make.participation(brand.id, campaign, (await make.creator()).id, 'pending'),
    await make.participation(brand.id, campaign, (await make.creator()).id, 'pending'),
  ]
  return { brand, staff, north, south, pickup, campaign, atNorth, atSouth, passes, parts }
}

test('every number of applications is the inbox’s: badge, overview, campaigns, stores and the bell', async () => {
  const { brand, staff, pickup, campaign, north, south } = await seeded()
  const all = await inbox(staff)
  expect([all.meta.total_count, all.applications.length, all.counts.all, all.kinds]).toEqual([
    5,
    5,
    5,
    { campaign: 2, store: 3 },
  ])
  const { waiting } = await get<{ waiting: { applications: number } }>(staff, '/campaigns/counts')
  const overview = await get<{ waiting: { applications: { count: number } } }>(staff, '/overview/waiting')
  const { campaigns } = await get<{ campaigns: { id: string; waiting_applications_count: number }[] }>(
    staff,
    '/campaigns?waiting=applications',
  )
  const { stores } = await get<{ stores: { id: string; waiting_applications: number }[] }>(
    staff,
    `/brands/${brand.id}/stores`,
  )
  expect([
    waiting.applications,
    overview.waiting.applications.count,
    sum(campaigns, (one) => one.waiting_applications_count),
    sum(all.by_campaign, (one) => one.waiting + one.at_stores),
  ]).toEqual([5, 5, 5, 5])
  expect(sum(stores, (one) => one.waiting_applications)).toBe(all.kinds.store)
  for (const { id, waiting_applications_count: n } of campaigns)
    expect((await inbox(staff, `?campaignId=${id}`)).meta.total_count).toBe(n)
  for (const { id, waiting_applications: n } of stores) {
    expect((await inbox(staff, `?storeId=${id}`)).meta.total_count).toBe(n)
    expect(all.by_store.find((store) => store.id === id)?.waiting).toBe(n)
  }
  expect(all.by_campaign.map(({ id, waiting: n, at_stores: m }) => [id, n, m]).sort()).toEqual(
    [
      [campaign, 2, 0],
      [pickup, 0, 3],
    ].sort(),
  )
  expect(stores.map(({ id, waiting_applications: n }) => [id, n]).sort()).toEqual(
    [
      [north, 2],
      [south, 1],
    ].sort(),
  )
  // The bell is told of what is asked for at stores here; rows of a campaign that is over no longer wait.
  const counts = await get<{ notice_counts: { waiting: number } }>(staff, '/notices/counts')
  const { notices } = await get<{ notices: { kind: string; waiting: boolean; count: number; href: string }[] }>(
    staff,
    '/notices',
  )
  const bell = notices.filter(({ kind, waiting: waits }) => kind === 'store_application' && waits)
  expect(sum(bell, ({ count }) => count)).toBe(all.kinds.store)
  expect(counts.notice_counts.waiting).toBe(bell.length)
  // All stores of the campaign are one line, which leads to all of them.
  expect(bell.map(({ href }) => href)).toEqual([`/applications?campaign=${pickup}`])
})

test('is narrowed by kind, store and town; a store’s town stands for the creator’s', async () => {
  const { staff, south, passes, parts } = await seeded()
  expect(idsOf(await inbox(staff, '?kind=store')).sort()).toEqual([...passes].sort())
  const ofCampaigns = await inbox(staff, '?kind=campaign')
  expect([idsOf(ofCampaigns).sort(), ofCampaigns.counts.all]).toEqual([[...parts].sort(), 2])
  expect(idsOf(await inbox(staff, `?storeId=${south}`))).toEqual([passes[2]])
  expect(idsOf(await inbox(staff, `?town=${encodeURIComponent('Umeå')}`)).sort()).toEqual(passes.slice(0, 2).sort())
  expect((await inbox(staff)).towns).toEqual(expect.arrayContaining(['Malmö', 'Umeå']))
})

test('a row at a store says what stands on the shelf, what is booked of it and what approving takes one of', async () => {
  const { brand, staff, north, atNorth, passes } = await seeded()
  const product = uuidv7()
  await api.db
    .insertInto('store_products')
    .values({ brand_id: brand.id, id: product, name: 'Kaffepress' } as never)
    .execute()
  await api.db
    .insertInto('store_stock')
    .values({ brand_id: brand.id, store_id: north, store_product_id: product, quantity: 4 } as never)
    .execute()
  await api.db.updateTable('store_campaigns').set({ store_product_id: product }).where('id', '=', atNorth).execute()
  const row = async (id: string) => (await inbox(staff)).applications.find((one) => one.id === id)
  expect(await row(passes[0]!)).toMatchObject({
    kind: 'store',
    reserves: 0,
    store: { id: north, shelf: { on_shelf: 4, booked: 0, free: 4 }, places_left: 4 },
    limits: [
      { of: 'places', key: atNorth, left: 5 },
      { of: 'stock', key: `${north}:${product}`, left: 4 },
    ],
  })
  expect((await api.call(staff, 'PATCH', `/api/store_participations/${passes[1]!}/approve`, { body: {} })).status).toBe(
    200,
  )
  expect(await row(passes[0]!)).toMatchObject({
    store: { shelf: { on_shelf: 4, booked: 1, free: 3 }, places_left: 3 },
    limits: [{ left: 4 }, { left: 3 }],
  })
  expect(await row(passes[1]!)).toBeUndefined()
  // Where nothing is counted nothing is said, and nothing limits it.
  expect(await row(passes[2]!)).toMatchObject({ store: { shelf: null, places_left: null }, limits: [] })
})

test('a fee is said for a store as for a campaign, and whoever does not meet the demands is told apart', async () => {
  const { staff, pickup, campaign, passes } = await seeded()
  await api.db
    .updateTable('campaigns')
    .set({ enable_paid_collaborations: true, paid_collaboration_price: 600, min_followers: 9_000 })
    .where('id', 'in', [pickup, campaign])
    .execute()
  const all = await inbox(staff)
  expect(all.applications.map(({ reserves }) => reserves)).toEqual(Array<number>(5).fill(600_00))
  expect(all.applications.find(({ id }) => id === passes[0])?.demands).toMatchObject({
    followers: false,
    country: true,
  })
  expect([all.counts.demands_met, (await inbox(staff, '?demands=unmet')).meta.total_count]).toEqual([2, 3])
})

test('neither another company nor a clerk sees what waits at a store', async () => {
  const { brand, staff, north } = await seeded()
  const stranger = await make.staff('company', [(await make.brand()).id])
  expect(idsOf(await inbox(stranger, `?storeId=${north}`))).toEqual([])
  const clerk = await make.staff('store_user', [brand.id])
  expect((await api.call(clerk, 'GET', '/api/applications')).status).toBe(403)
  expect((await inbox(staff, `?storeId=${north}`)).applications).toHaveLength(2)
})

test('the file has the applications at stores, with their store', async () => {
  const { staff } = await seeded()
  const { file } = await get<{ file: string }>(staff, '/applications/export?locale=sv&kind=store&sort=campaign')
  const lines = file.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('Erbjudande;Butik'.replace(';', lines[0]!.includes(';') ? ';' : ','))
  expect(lines[1]).toContain('Söder, Malmö')
})

interface Refusal {
  act: string
  reason: string
  at: string
  by_name: string | null
}
const refusalsOf = async (who: Actor) =>
  (await get<{ refused_answers: { id: string; reason: string }[] }>(who, '/refused_answers')).refused_answers

test('an answer of either kind that is sent late and refused is kept: first in the inbox, with why and by whom, until it is answered or dismissed', async () => {
  const { staff, brand, pickup, campaign, passes, parts } = await seeded()
  const colleague = await make.staff('company', [brand.id])
  await api.db
    .updateTable('campaigns')
    .set({ enable_paid_collaborations: true, paid_collaboration_price: 600 })
    .where('id', 'in', [pickup, campaign])
    .execute()
  const approve = (path: string, body: object) => api.call(staff, 'PATCH', `/api/${path}/approve`, { body })
  // Who is told at once needs no mark.
  expect((await approve(`participations/${parts[1]!}`, {})).status).toBe(422)
  expect(await refusalsOf(staff)).toEqual([])
  expect((await approve(`participations/${parts[1]!}`, { delayed: true })).status).toBe(422)
  expect((await approve(`store_participations/${passes[2]!}`, { delayed: true })).status).toBe(422)
  const marked = (await inbox(colleague, '?sort=-followers')).applications as (Inbox['applications'][number] & {
    refusal: Refusal | null
  })[]
  expect(marked.map(({ refusal }) => refusal?.reason)).toEqual([
    'insufficient_funds',
    'insufficient_funds',
    undefined,
    undefined,
    undefined,
  ])
  expect(marked[0]!.refusal).toMatchObject({ act: 'approve', at: expect.any(String), by_name: expect.any(String) })
  expect(
    marked
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([parts[1], passes[2]].sort())
  expect((await inbox(staff)).meta.total_count).toBe(5)

  // Its giver is told wherever they are, until they have read it; the row stays marked.
  expect((await refusalsOf(staff)).map(({ id }) => id).sort()).toEqual([parts[1], passes[2]].sort())
  expect(await refusalsOf(colleague)).toEqual([])
  expect((await api.call(staff, 'POST', '/api/refused_answers/read')).status).toBe(204)
  expect(await refusalsOf(staff)).toEqual([])

  const stranger = await make.staff('company', [(await make.brand()).id])
  expect((await api.call(stranger, 'DELETE', `/api/refused_answers/${parts[1]!}`)).status).toBe(404)
  expect((await api.call(colleague, 'DELETE', `/api/refused_answers/${parts[1]!}`)).status).toBe(204)
  await api.db.updateTable('campaigns').set({ enable_paid_collaborations: false }).where('id', '=', pickup).execute()
  expect((await approve(`store_participations/${passes[2]!}`, { delayed: true })).status).toBe(200)
  const left = (await inbox(staff)).applications as unknown as { refusal: Refusal | null }[]
  expect(left.map(({ refusal }) => refusal)).toEqual([null, null, null, null])
  const row = await api.db
    .selectFrom('store_participations')
    .select('refused_answer')
    .where('id', '=', passes[2]!)
    .executeTakeFirstOrThrow()
  expect(row.refused_answer).toBeNull()
})

test('what a colleague answered first is no refusal that waits for anybody', async () => {
  const { staff, parts } = await seeded()
  const approve = (body: object) => api.call(staff, 'PATCH', `/api/participations/${parts[0]!}/approve`, { body })
  expect((await approve({})).status).toBe(200)
  expect((await approve({ from: 'pending', delayed: true })).status).toBe(409)
  expect(await refusalsOf(staff)).toEqual([])
})

test('a review that is sent late and refused is told to its giver alone, until the campaign is opened or answered', async () => {
  const brand = await make.brand()
  const [reviewer, other] = [await make.staff('admin'), await make.staff('admin')]
  const owner = await make.staff('company', [brand.id])
  const id = await make.campaign(brand.id, { state: 'confirmed', name: 'Lussebrygg' })
  // Its days have passed while it waited.
  await api.db
    .updateTable('campaigns')
    .set({ state: 'requested', start_at: '2020-01-01', end_at: '2020-01-20', due_at: '2020-01-15' })
    .where('id', '=', id)
    .execute()
  const confirm = (delayed?: boolean) =>
    api.call(reviewer, 'PATCH', `/api/campaigns/${id}/state`, {
      body: { campaign: { state: 'confirmed' }, ...(delayed && { delayed }) },
    })
  expect((await confirm()).status).toBe(422)
  expect(await refusalsOf(reviewer)).toEqual([])
  expect((await confirm(true)).status).toBe(422)
  expect(await refusalsOf(reviewer)).toMatchObject([
    { id, of: 'review', act: 'approve', campaign_name: 'Lussebrygg', reason: expect.any(String) },
  ])
  expect([await refusalsOf(other), await refusalsOf(owner)]).toEqual([[], []])
  // The inbox reads of applications alone.
  expect((await api.call(reviewer, 'POST', '/api/refused_answers/read')).status).toBe(204)
  expect(await refusalsOf(reviewer)).toHaveLength(1)
  expect((await api.call(other, 'DELETE', `/api/refused_answers/${id}`)).status).toBe(404)
  expect((await api.call(owner, 'DELETE', `/api/refused_answers/${id}`)).status).toBe(404)
  expect((await api.call(reviewer, 'DELETE', `/api/refused_answers/${id}`)).status).toBe(204)
  expect(await refusalsOf(reviewer)).toEqual([])
  await confirm(true)
  expect(await refusalsOf(reviewer)).toHaveLength(1)
  // A colleague sends it back: nothing waits any more.
  const back = await api.call(other, 'PATCH', `/api/campaigns/${id}/state`, {
    body: { campaign: { state: 'draft', review_comment: 'Datumen' }, delayed: true },
  })
  expect(back.status).toBe(200)
  expect(await refusalsOf(reviewer)).toEqual([])
})
