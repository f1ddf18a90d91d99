import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type AssignmentGroup, assignmentGroupOf, assignmentGroups } from '@samspel/api/campaign-rules'
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

type Need = Parameters<typeof assignmentGroupOf>[0]['need']
interface Answer {
  assignments: { id: string; kind: string; group: AssignmentGroup; is_mine: boolean; ends_at: string | null }[]
  participations: { id: string; need: Need }[]
  store_campaigns: { id: string; store_participation: { id: string; need: Need; answer_by: string | null } }[]
  counts: Record<string, number>
}
const list = async (creator: Actor, query = '') =>
  (await api.call(creator, 'GET', `/api/instagramers/me/assignments${query}`)).body as unknown as Answer
const reserve = async (creator: Actor, offerId: string) =>
  (
    (
      await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
        body: { store_participation: { motivation: '' } },
      })
    ).body as { store_participation: { id: string } }
  ).store_participation.id
const campaignOf = async (brandId: string, fields: object) => {
  const id = await make.campaign(brandId)
  await api.db.updateTable('campaigns').set(fields).where('id', '=', id).execute()
  return id
}
const invite = async (creator: Actor, more = {}) => {
  const { brand, offerId, campaignId } = await pickups.setUp({ requiresApplication: true })
  const own = await reserve(creator, offerId)
  await api.db.updateTable('store_participations').set({ state: 'invited' }).where('id', '=', own).execute()
  await api.db
    .updateTable('campaigns')
    .set({ due_at: null, end_at: '2099-12-20', ...more })
    .where('id', '=', campaignId)
    .execute()
  return { brand, offerId, campaignId, own }
}

test('deliveries and pick-ups are one list: each row in one group, by the rule, and the counts are their sums', async () => {
  const creator = await make.creator()
  const brand = await make.brand()
  const campaign = (state: 'ongoing' | 'confirmed' | 'archived' = 'ongoing', due_at = '2099-12-20') =>
    campaignOf(brand.id, { state, due_at })
  const waiting = await make.participation(brand.id, await campaign('confirmed'), creator.id, 'pending')
  const late = await make.participation(brand.id, await campaign('ongoing', '2099-12-24'), creator.id, 'approved')
  const soon = await make.participation(brand.id, await campaign('ongoing', '2099-12-02'), creator.id, 'approved')
  const over = await make.participation(brand.id, await campaign('archived'), creator.id, 'approved')
  const parcel = await make.participation(brand.id, await campaign(), creator.id, 'approved')
  await api.db
    .updateTable('participations')
    .set({ deadline_paused_at: '2026-11-01T10:00:00Z' })
    .where('id', '=', parcel)
    .execute()
  const pass = await pickups.setUp()
  await reserve(creator, pass.offerId)
  const asked = await pickups.setUp({ requiresApplication: true })
  await reserve(creator, asked.offerId)
  const invited = await invite(creator)
  const lapsed = await invite(creator, { end_at: '2020-01-01' })
  const taken = await pickups.setUp()
  const fetched = await reserve(creator, taken.offerId)
  await api.db
    .updateTable('store_participations')
    .set({ state: 'picked_up', picked_up_at: new Date().toISOString() })
    .where('id', '=', fetched)
    .execute()
  await pickups.setUp().then(async ({ offerId }) => reserve(await make.creator(), offerId))

  const { assignments, participations, store_campaigns: offers, counts } = await list(creator)
  const inGroup = (group: AssignmentGroup) => assignments.filter((each) => each.group === group).map(({ id }) => id)
  expect(inGroup('fetch')).toEqual([pass.offerId])
  expect(inGroup('invited')).toEqual([invited.offerId])
  expect(inGroup('post')).toEqual([taken.offerId, soon, late])
  expect(inGroup('parcel')).toEqual([parcel])
  expect(new Set(inGroup('waiting'))).toEqual(new Set([waiting, asked.offerId]))
  expect(new Set(inGroup('done'))).toEqual(new Set([over, lapsed.offerId]))
  const { all, mine, ...groups } = counts
  expect(groups).toEqual(Object.fromEntries(assignmentGroups.map((group) => [group, inGroup(group).length])))
  expect(all).toBe(assignments.length)
  expect(mine).toBe(assignments.filter(({ is_mine: isMine }) => isMine).length)
  expect(mine).toBe(5)

  const needs = new Map<string, Need>([
    ...participations.map(({ id, need }) => [id, need] as const),
    ...offers.map(({ id, store_participation: { need } }) => [id, need] as const),
  ])
  expect(needs.size).toBe(assignments.length)
  for (const { id, group } of assignments)
    expect([id, assignmentGroupOf({ need: needs.get(id)!, awaitsParcel: false })]).toEqual([id, group])
  const own = (await api.call(creator, 'GET', '/api/instagramers/me/participations?perPage=1')).body as {
    assignments: object
  }
  expect(own.assignments).toEqual(counts)
})

test('of those that are done the latest come, as many as asked for, and they are counted all the same', async () => {
  const creator = await make.creator()
  const brand = await make.brand()
  const ids: string[] = []
  for (let day = 1; day <= 12; day += 1) {
    const id = await make.participation(
      brand.id,
      await campaignOf(brand.id, { state: 'archived' }),
      creator.id,
      'pending',
    )
    await api.db
      .updateTable('participations')
      .set({
        state: 'rejected',
        created_at: '2020-01-01T00:00:00Z',
        decided_at: `2026-01-${String(day).padStart(2, '0')}T10:00:00Z`,
      })
      .where('id', '=', id)
      .execute()
    ids.unshift(id)
  }
  const first = await list(creator)
  expect(first.assignments.map(({ id }) => id)).toEqual(ids.slice(0, 10))
  expect(first.counts).toMatchObject({ done: 12, all: 12, mine: 0 })
  expect((await list(creator, '?done=20')).assignments.map(({ id }) => id)).toEqual(ids)
  expect((await list(creator, '?done=0')).assignments).toEqual([])
})

test('an invitation says by when it is answered; turned down it is gone, and its offer may still be reserved', async () => {
  const creator = await make.creator()
  const { offerId, own } = await invite(creator)
  const { store_campaigns: offers, assignments } = await list(creator)
  expect(offers[0]!.store_participation.answer_by).toBe('2099-12-20T22:59:59.999Z')
  expect(assignments[0]!.ends_at).toBe('2099-12-20T23:00:00.000Z')
  expect((await api.call(await make.creator(), 'DELETE', `/api/store_participations/${own}`)).status).toBe(404)
  expect((await api.call(creator, 'DELETE', `/api/store_participations/${own}`)).status).toBeLessThan(300)
  expect((await list(creator)).assignments).toEqual([])
  expect(await reserve(creator, offerId)).toBe(own)
})
