import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { CreatorRecord, EndingReason, EndingSide } from '@samspel/api'
import { endingCountsFor } from '@samspel/api/campaign-rules'
import { addDays, dayOf } from '../src/days'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let brandId: string
let staff: Actor
let creator: Awaited<ReturnType<Records['creator']>>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  brandId = (await make.brand()).id
  staff = await make.staff('company', [brandId])
  creator = await make.creator()
})

const today = () => dayOf(api.clock.now)
const ago = (days: number) => new Date(api.clock.now.getTime() - days * 86_400_000).toISOString()
const read = async (who: Actor, id = creator.id) => {
  const { status, body } = await api.call(who, 'GET', `/api/instagramers/${id}/record`)
  return { status, record: (body as { creator_record: CreatorRecord }).creator_record }
}
const record = async (who = staff) => (await read(who)).record

/** Work that both sides have agreed on, with its last day so many days ago. */
const agreed = async (dueAgo = 0) => {
  const campaignId = await make.campaign(brandId, { state: 'ongoing' })
  await api.db
    .updateTable('campaigns')
    .set({ due_at: addDays(today(), -dueAgo) })
    .where('id', '=', campaignId)
    .execute()
  const id = await make.participation(brandId, campaignId, creator.id, 'pending')
  expect((await api.call(staff, 'PATCH', `/api/participations/${id}/approve`)).status).toBe(200)
  await make.received(id, api.clock.now)
  // The days from the parcel's arrival are not what is tried here.
  await api.db.updateTable('participations').set({ due_at: null }).where('id', '=', id).execute()
  return { id, campaignId }
}
type Work = Awaited<ReturnType<typeof agreed>>
const posted = async ({ id, campaignId }: Work, { handedInAgo = 1, decidedAgo = 0, changes = 0 } = {}) => {
  const mention = await make.post(brandId, campaignId, id, creator.id, { reach: 10 })
  await api.db
    .updateTable('mentions')
    .set({
      state: 'approved',
      decision_kind: 'approved',
      revision: changes,
      created_at: ago(handedInAgo),
      decided_at: ago(decidedAgo),
    })
    .where('id', '=', mention)
    .execute()
}
const ended = async (
  { id, campaignId }: Work,
  {
    by,
    reason,
    isLate = false,
    daysAgo = 1,
  }: { by: EndingSide; reason: EndingReason; isLate?: boolean; daysAgo?: number },
) =>
  api.db
    .insertInto('endings')
    .values({
      brand_id: brandId,
      id: uuidv7(),
      campaign_id: campaignId,
      instagramer_id: creator.id,
      participation_id: id,
      store_participation_id: null,
      ended_by: by,
      reason,
      counts_for: endingCountsFor(by, reason, isLate),
      created_at: ago(daysAgo),
      due_at: ago(daysAgo),
      ended_at: ago(daysAgo),
    })
    .execute()
const times = async (n: number, act: () => Promise<unknown>) => {
  for (let at = 0; at < n; at += 1) await act()
}

test('each figure is told from its fifth case on, and nothing before', async () => {
  await times(4, async () => posted(await agreed()))
  expect(await record()).toEqual({ agreed: 4, in_time: null, changes_per_post: null, left: null, never_posted: null })
  await posted(await agreed())
  expect(await record()).toEqual({ agreed: 5, in_time: 100, changes_per_post: 0, left: 0, never_posted: 0 })
})

test('work is in time on its last day, and late the day after; what has no last day says nothing', async () => {
  await times(3, async () => posted(await agreed(2), { handedInAgo: 2 }))
  await times(2, async () => posted(await agreed(3), { handedInAgo: 2 }))
  expect(await record()).toMatchObject({ in_time: 60 })
  const open = await agreed()
  await api.db.updateTable('campaigns').set({ due_at: null }).where('id', '=', open.campaignId).execute()
  await posted(open)
  expect(await record()).toMatchObject({ in_time: 60 })
})

test('of several posts the last one counts', async () => {
  await times(4, async () => posted(await agreed(2), { handedInAgo: 3 }))
  const work = await agreed(2)
  await posted(work, { handedInAgo: 3 })
  await posted(work, { handedInAgo: 1 })
  expect(await record()).toMatchObject({ in_time: 80 })
})

test('what was never published is not in time, and stays on the record', async () => {
  await times(4, async () => posted(await agreed()))
  await ended(await agreed(5), { by: 'brand', reason: 'never_posted' })
  expect(await record()).toMatchObject({ agreed: 5, in_time: 80, never_posted: 1, left: 0 })
})

test('changes are counted per approved post', async () => {
  await times(3, async () => posted(await agreed()))
  await times(2, async () => posted(await agreed(), { changes: 2 }))
  expect(await record()).toMatchObject({ changes_per_post: 0.8 })
})

test.each<[EndingSide, EndingReason, boolean, number]>([
  ['creator', 'no_time', false, 1],
  ['creator', 'other', false, 1],
  ['creator', 'no_time', true, 0],
  ['creator', 'terms_or_parcel', false, 0],
  ['creator', 'brand_late', true, 0],
  ['brand', 'plans_changed', false, 0],
  ['brand', 'rounds_used', false, 0],
  ['brand', 'released', false, 0],
])('ended by the %s, %s, with the brand late %s: left %i', async (by, reason, isLate, left) => {
  await times(4, agreed)
  await ended(await agreed(), { by, reason, isLate })
  expect(await record()).toMatchObject({ agreed: 5, left, never_posted: 0 })
})

test('what is older than twelve months is not counted', async () => {
  await times(5, async () => posted(await agreed(), { handedInAgo: 380, decidedAgo: 366 }))
  await ended(await agreed(), { by: 'creator', reason: 'no_time', daysAgo: 366 })
  expect(await record()).toMatchObject({ agreed: 6, in_time: null, changes_per_post: null, left: 0 })
})

test('what was picked up at a store counts as what was sent', async () => {
  const pickups = pickupsOf(api, make)
  await times(5, async () => {
    const campaignId = await pickups.campaign(brandId)
    const offer = await pickups.offer(brandId, campaignId, await pickups.store(brandId))
    const { body } = await api.call(creator, 'POST', `/api/store_campaigns/${offer}/store_participations`, {
      body: { store_participation: { motivation: 'Gärna' } },
    })
    const { id } = (body as { store_participation: { id: string } }).store_participation
    await api.db
      .updateTable('store_participations')
      .set({ state: 'picked_up', picked_up_at: ago(3) })
      .where('id', '=', id)
      .execute()
    const work = await agreed()
    await posted(work)
    await api.db
      .updateTable('mentions')
      .set({ participation_id: null, store_participation_id: id, campaign_id: campaignId })
      .where('participation_id', '=', work.id)
      .execute()
  })
  expect(await record()).toMatchObject({ in_time: 100, changes_per_post: 0 })
})

test('every brand reads it and its creator the same; other creators do not, and of a blocked one brands read nothing', async () => {
  await times(5, async () => posted(await agreed()))
  const other = await make.staff('company', [(await make.brand()).id])
  const own = await record(await api.actor('instagramer', creator.id))
  expect(own).toMatchObject({ agreed: 5, in_time: 100 })
  for (const who of [staff, other, await make.staff('admin')]) expect(await record(who)).toEqual(own)
  expect((await read(await make.creator())).status).toBe(404)
  expect((await read(staff, uuidv7())).status).toBe(404)
  await api.db.updateTable('instagramers').set({ state: 'blocked' }).where('id', '=', creator.id).execute()
  expect((await read(staff)).status).toBe(404)
  expect((await read(await make.staff('store_user', [brandId]))).status).toBe(403)
})
