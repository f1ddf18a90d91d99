import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { participantsOf } from '@samspel/api/campaign-rules'
import { endPasses } from '../src/modules/stores/offers'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
let wallet: ReturnType<typeof walletOf>
beforeAll(async () => {
  api = await openTestApi()
  api.clock.now = new Date('2026-11-20T11:00:00Z')
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
  wallet = walletOf(api, make, await make.staff('admin'))
})
afterAll(() => api.close())

const setUp = async () => {
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const { accounts } = (await api.call(staff, 'GET', '/api/accounts')).body as { accounts: { id: string }[] }
  await wallet.book(accounts[0]!.id, 'debit', 100_000_00)
  return { brandId: brand.id, staff }
}
const pay = (id: string) =>
  api.db
    .updateTable('campaigns')
    .set({
      enable_paid_collaborations: true,
      paid_collaboration_price: 100,
      target_number_of_instagramers: 20,
      end_at: '2026-12-20',
      due_at: '2026-12-15',
    })
    .where('id', '=', id)
    .execute()
const done = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  expect({ status, body }).toMatchObject({ status: 200 })
  return body as never
}
const handIn = async (owner: { brandId: string; id: string; creator: string; own: object }) => {
  const id = uuidv7()
  await api.db
    .insertInto('mentions')
    .values({
      id,
      brand_id: owner.brandId,
      campaign_id: owner.id,
      instagramer_id: owner.creator,
      kind: 'content',
      state: 'pending',
      content_post: JSON.stringify({ text: 'Fika', imageUrls: [] }),
      ...owner.own,
    })
    .execute()
  return id
}

/** Fees that are held or paid, öre. */
const heldOf = async (id: string) =>
  Number(
    (
      await sql<{
        n: number
      }>`SELECT sum(amount) AS n FROM holds WHERE campaign_id = ${id} AND state <> 'returned'`.execute(api.db)
    ).rows[0]!.n,
  )

/** What plain SQL counts, without any of the product's queries. */
const recounted = async (id: string) => {
  const one = async (text: ReturnType<typeof sql>) =>
    Number((await sql<{ n: number }>`${text}`.execute(api.db)).rows[0]!.n)
  const passes = (state: string) =>
    one(sql`SELECT count(*) AS n FROM store_participations sp, store_campaigns sc
      WHERE sc.id = sp.store_campaign_id AND sc.campaign_id = ${id} AND sp.state = ${state}`)
  const sent = await one(sql`SELECT count(*) AS n FROM participations WHERE campaign_id = ${id} AND state = 'approved'`)
  const [pickedUp, booked] = [await passes('picked_up'), await passes('approved')]
  const { delivery_method: delivery, target_number_of_instagramers: target } = await api.db
    .selectFrom('campaigns')
    .select(['delivery_method', 'target_number_of_instagramers'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    approved: sent,
    pickedUp,
    booked,
    participants: sent + pickedUp + booked,
    places:
      delivery === 'pickup'
        ? await one(sql`SELECT coalesce(sum(places), 0) AS n FROM store_campaigns WHERE campaign_id = ${id}`)
        : target,
    approvedPosts: await one(sql`SELECT count(*) AS n FROM mentions WHERE campaign_id = ${id} AND state = 'approved'`),
    posts: await one(sql`SELECT count(*) AS n FROM mentions WHERE campaign_id = ${id}`),
    fees: await one(sql`SELECT count(*) AS n FROM holds WHERE campaign_id = ${id} AND state = 'held'`),
    persons: await one(sql`SELECT count(DISTINCT instagramer_id) AS n FROM (
      SELECT instagramer_id FROM participations WHERE campaign_id = ${id} AND state = 'approved'
      UNION ALL SELECT sp.instagramer_id FROM store_participations sp, store_campaigns sc
        WHERE sc.id = sp.store_campaign_id AND sc.campaign_id = ${id} AND sp.state IN ('approved', 'picked_up')) both_kinds`),
    received: await one(sql`SELECT count(DISTINCT instagramer_id) AS n FROM (
      SELECT instagramer_id FROM participations WHERE campaign_id = ${id} AND state = 'approved'
      UNION ALL SELECT sp.instagramer_id FROM store_participations sp, store_campaigns sc
        WHERE sc.id = sp.store_campaign_id AND sc.campaign_id = ${id} AND sp.state = 'picked_up') both_kinds`),
  }
}

interface Campaign {
  id: string
  approved_participations_count: number
  target_number_of_instagramers: number
  num_posts: number
  approved_mentions_count: number
  mentions_count: number
  pickups?: { picked_up: number; booked: number; places: number }
}
const saidOf = (campaign: Campaign) => ({
  ...participantsOf({
    approvedParticipationsCount: campaign.approved_participations_count,
    targetNumberOfInstagramers: campaign.target_number_of_instagramers,
    pickups: campaign.pickups && {
      pickedUp: campaign.pickups.picked_up,
      booked: campaign.pickups.booked,
      places: campaign.pickups.places,
    },
  }),
  approved: campaign.approved_participations_count,
  approvedPosts: campaign.num_posts + campaign.approved_mentions_count,
  posts: campaign.mentions_count,
  pickedUp: campaign.pickups?.picked_up ?? 0,
  booked: campaign.pickups?.booked ?? 0,
})

const expectAlike = async (staff: Actor, brandId: string, id: string) => {
  const { fees, persons, received, ...counted } = await recounted(id)
  const { participants, places, approvedPosts } = counted
  const read = <T>(path: string) => done(api.call(staff, 'GET', `/api${path}`)) as Promise<T>
  const list = await read<{ campaigns: Campaign[] }>('/campaigns')
  expect(saidOf(list.campaigns.find((each) => each.id === id)!)).toEqual(counted)
  expect(saidOf((await read<{ campaign: Campaign }>(`/campaigns/${id}`)).campaign)).toEqual(counted)

  const overview = await read<{ compared_campaigns: object[]; sums: object }>('/overview/campaigns')
  const compared = { participants, places, approved_posts: approvedPosts }
  expect(overview.compared_campaigns).toMatchObject([{ id, ...compared }])
  expect(overview.sums).toMatchObject(compared)

  const { report } = await read<{ report: { totals: object; creators: object[]; pickups?: { totals: object } } }>(
    `/campaigns/${id}/report`,
  )
  expect(report.totals).toMatchObject({ participants, posts: approvedPosts, creators: received })
  expect(report.creators).toHaveLength(received)
  expect(report.pickups?.totals ?? { picked_up: 0 }).toMatchObject({ picked_up: counted.pickedUp })

  const money = await read<{ wallet: { reservations: object[] } }>('/wallet')
  expect(money.wallet.reservations).toMatchObject([{ campaign_id: id, fees }])

  const board = await read<{ meta: { total_count: number } }>(`/campaigns/${id}/participations?state=approved`)
  expect(board.meta.total_count).toBe(counted.approved)
  const posts = await read<{ meta: { total_count: number } }>(`/mentions?campaign_id=${id}&state=approved`)
  expect(posts.meta.total_count).toBe(approvedPosts)
  const reached = await read<{ recipients: object[] }>(`/campaigns/${id}/message_recipients?filter=all`)
  expect(reached.recipients).toHaveLength(persons)

  const { store_campaigns: offers } = await read<{
    store_campaigns: { taken: number; booked: number; places: number | null }[]
  }>(`/brands/${brandId}/store_offers?campaign_id=${id}`)
  const sum = (of: (offer: (typeof offers)[number]) => number) => offers.reduce((all, offer) => all + of(offer), 0)
  expect([sum(({ taken }) => taken), sum(({ booked }) => booked)]).toEqual([
    counted.pickedUp + counted.booked,
    counted.booked,
  ])
  if (offers.length > 0) expect(sum((offer) => offer.places ?? 0)).toBe(places)
}

test('a delivery campaign says the same of itself everywhere, and that is what its rows add up to', async () => {
  const { brandId, staff } = await setUp()
  const id = await make.campaign(brandId)
  await pay(id)
  const applied: { id: string; creator: string }[] = []
  for (let count = 0; count < 6; count += 1) {
    const creator = await make.creator()
    const participation = await make.participation(brandId, id, creator.id, 'pending')
    applied.push({ id: participation, creator: creator.id })
  }
  for (const { id: each } of applied.slice(0, 4))
    await done(api.call(staff, 'PATCH', `/api/participations/${each}/approve`))
  await done(
    api.call(staff, 'PATCH', `/api/participations/${applied[4]!.id}/reject`, {
      body: { from: 'pending', reason: 'Fullt' },
    }),
  )
  const postOf = ({ id: own, creator }: (typeof applied)[number]) =>
    handIn({ brandId, id, creator, own: { participation_id: own } })
  await done(api.call(staff, 'PATCH', `/api/mentions/${await postOf(applied[0]!)}/approve`))
  await postOf(applied[1]!)
  expect(await recounted(id)).toMatchObject({
    approved: 4,
    participants: 4,
    places: 20,
    posts: 2,
    approvedPosts: 1,
    fees: 3,
  })
  await expectAlike(staff, brandId, id)
})

test('a pick-up campaign does too: passes that hold and were used, at several stores, lapsed and asked for, old and new', async () => {
  const { brandId, staff } = await setUp()
  const id = await pickups.campaign(brandId)
  await pay(id)
  const offers: string[] = []
  for (const places of [5, 10]) offers.push(await pickups.offer(brandId, id, await pickups.store(brandId), { places }))
  const askAt = await pickups.offer(brandId, id, await pickups.store(brandId), { places: 3, requiresApplication: true })
  const reserve = async (creator: Actor, offer: string) =>
    (
      (await done(
        api.call(creator, 'POST', `/api/store_campaigns/${offer}/store_participations`, {
          headers: newKey(),
          body: { store_participation: { motivation: 'Gärna' } },
        }),
      )) as { store_participation: { id: string } }
    ).store_participation.id
  const pickUp = (pass: string, at: Date) =>
    api.db
      .updateTable('store_participations')
      .set({ state: 'picked_up', picked_up_at: at.toISOString() })
      .where('id', '=', pass)
      .execute()
  const lapsing = await reserve(await make.creator(), offers[0]!)
  await api.db
    .updateTable('store_participations')
    .set({ expires_at: '2026-11-19T22:59:59Z' })
    .where('id', '=', lapsing)
    .execute()
  await endPasses({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
  const [both, old, fresh, waits] = [
    await make.creator(),
    await make.creator(),
    await make.creator(),
    await make.creator(),
  ]
  const used = await reserve(both, offers[0]!)
  await pickUp(used, api.clock.now)
  await reserve(both, offers[1]!)
  // Long before the weeks that a report shows.
  await pickUp(await reserve(old, offers[1]!), new Date('2026-03-01T11:00:00Z'))
  await reserve(fresh, offers[1]!)
  await reserve(waits, askAt)
  // From before such campaigns took passes alone.
  await make.participation(brandId, id, (await make.creator()).id)
  const post = await handIn({ brandId, id, creator: both.id, own: { store_participation_id: used } })
  await done(api.call(staff, 'PATCH', `/api/mentions/${post}/approve`))
  expect(await recounted(id)).toMatchObject({
    approved: 1,
    pickedUp: 2,
    booked: 2,
    participants: 5,
    places: 18,
    posts: 1,
    approvedPosts: 1,
    persons: 4,
    received: 3,
  })
  expect(
    await api.db.selectFrom('store_participations').select('state').where('id', '=', lapsing).executeTakeFirst(),
  ).toEqual({ state: 'declined' })
  await expectAlike(staff, brandId, id)
})

test('fees, goods and logistics are three sums, the same in report, shared report, parcels and wallet', async () => {
  const { brandId, staff } = await setUp()
  const id = await make.campaign(brandId, { productValue: 300 })
  await pay(id)
  await api.db.updateTable('campaigns').set({ logistics_cost_per_participant: 50 }).where('id', '=', id).execute()
  const approved: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { id: creator } = await make.creator()
    const participation = await make.participation(brandId, id, creator, 'pending')
    await done(api.call(staff, 'PATCH', `/api/participations/${participation}/approve`))
    approved.push(participation)
  }
  const parcelOf = async (participation: string) => {
    const found = await api.db
      .selectFrom('parcels')
      .select('id')
      .where('participation_id', '=', participation)
      .execute()
    return found[0]!.id
  }
  const [replaced, left] = [await parcelOf(approved[0]!), await parcelOf(approved[1]!)]
  // One was sent anew, one was sent to a creator who was let go, and one is not sent.
  await api.db
    .updateTable('parcels')
    .set({ sent_at: api.clock.now.toISOString() })
    .where('id', 'in', [replaced, left])
    .execute()
  await sql`UPDATE parcels SET replaced_at = now() WHERE id = ${replaced}`.execute(api.db)
  await sql`INSERT INTO parcels (brand_id, id, campaign_id, participation_id, instagramer_id, number, order_number, send_by, sent_at, created_at)
    SELECT brand_id, gen_random_uuid(), campaign_id, participation_id, instagramer_id, 2, order_number || '-2', send_by, now(), now()
    FROM parcels WHERE id = ${replaced}`.execute(api.db)
  await done(
    api.call(staff, 'PATCH', `/api/participations/${approved[1]!}/reject`, {
      body: { from: 'approved', reason: 'Vi hörs inte' },
    }),
  )
  const read = <T>(path: string) => done(api.call(staff, 'GET', `/api${path}`)) as Promise<T>
  type Report = { report: { totals: { cost: number; costs: Record<'fees' | 'goods' | 'logistics', number> } } }
  const { totals } = (await read<Report>(`/campaigns/${id}/report`)).report
  const fee = await heldOf(id)
  // Four sets of goods: two to the first, one lost with the second, one that the third will get.
  expect(totals.costs).toEqual({ fees: fee, goods: 4 * 300_00, logistics: 3 * 50_00 })
  expect(totals.cost).toBe(fee + 4 * 300_00 + 3 * 50_00)
  const { token } = (await done(
    api.call(staff, 'POST', `/api/campaigns/${id}/report_links`, { body: { days: 7, shows_costs: true } }),
  )) as { token: string }
  const shared = (await done(api.call(null, 'GET', `/public/reports/${token}`))) as Report
  expect(shared.report.totals).toEqual(totals)
  const { counts } = await read<{ counts: { logistics_cost: number } }>(`/campaigns/${id}/parcels`)
  expect(counts.logistics_cost * 100).toBe(totals.costs.logistics)
  const { wallet } = await read<{ wallet: { reservations: { amount: number }[] } }>('/wallet')
  expect(wallet.reservations).toMatchObject([{ campaign_id: id, amount: totals.costs.fees }])
  const overview = await read<{ compared_campaigns: object[] }>('/overview/campaigns')
  expect(overview.compared_campaigns).toMatchObject([{ id, cost: totals.cost }])
})
