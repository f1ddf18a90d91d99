import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { postDeadlineOf } from '@samspel/api/campaign-rules'
import { postByOf } from '../src/pickup-deadline'
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
beforeEach(() => {
  api.clock.now = new Date('2026-11-28T11:00:00Z')
})

interface Deadline {
  day: string | null
  days_after_pickup: number | null
}
interface Pass {
  id: string
  post_by: string | null
  post_deadline?: Deadline
}
interface Offer {
  post_deadline: Deadline
  pass_until: string | null
  store_participation: Pass | null
}
const look = async (who: Actor | null, id: string) =>
  (
    (await api.call(who, 'GET', `${who ? '/api' : '/public'}/store_campaigns/${id}`)).body as {
      store_campaign: Offer
    }
  ).store_campaign
const reserve = async (who: Actor, id: string) =>
  (
    (
      await api.call(who, 'POST', `/api/store_campaigns/${id}/store_participations`, {
        body: { store_participation: { motivation: 'Gärna' } },
      })
    ).body as { store_participation: Pass }
  ).store_participation
const due = (campaignId: string, day: string | null) =>
  api.db.updateTable('campaigns').set({ due_at: day, end_at: '2027-01-31' }).where('id', '=', campaignId).execute()
const setUp = async (day: string | null, fields: Parameters<typeof pickups.setUp>[0] = {}) => {
  const made = await pickups.setUp(fields)
  await due(made.campaignId, day)
  return made
}
const pickUp = (id: string, at = api.clock.now.toISOString()) =>
  api.db
    .updateTable('store_participations')
    .set({ state: 'picked_up', picked_up_at: at })
    .where('id', '=', id)
    .execute()

describe('the day to post about a pick-up', () => {
  test('is one from the offer over the pass to the hand-out, and stays when the campaign is given an earlier one', async () => {
    const { offerId, campaignId } = await setUp('2026-12-22')
    const creator = await make.creator()
    const said = { day: '2026-12-22', days_after_pickup: null }
    expect((await look(null, offerId)).post_deadline).toEqual(said)
    const pass = await reserve(creator, offerId)
    expect(pass.post_deadline).toEqual(said)
    await due(campaignId, '2026-12-10')
    expect((await look(creator, offerId)).post_deadline).toEqual(said)
    await pickUp(pass.id)
    expect(await look(creator, offerId)).toMatchObject({
      post_deadline: said,
      store_participation: { post_by: '2026-12-22', post_deadline: said },
    })
  })

  test('is fourteen days after the pick-up where the campaign has none or an earlier one, and that is said before', async () => {
    const { offerId } = await setUp('2026-12-01')
    const creator = await make.creator()
    expect((await look(null, offerId)).post_deadline).toEqual({ day: null, days_after_pickup: 14 })
    const pass = await reserve(creator, offerId)
    expect(pass).toMatchObject({ post_by: null, post_deadline: { day: null, days_after_pickup: 14 } })
    await pickUp(pass.id, '2026-11-30T11:00:00Z')
    expect((await look(creator, offerId)).store_participation).toMatchObject({ post_by: '2026-12-14' })
  })

  test('of an application is the later of the day at applying and the day at the answer', async () => {
    const { offerId, campaignId, brand } = await setUp('2026-12-30', { requiresApplication: true })
    const [creator, staff] = [await make.creator(), await make.staff('company', [brand.id])]
    const { id } = await reserve(creator, offerId)
    await due(campaignId, '2026-12-20')
    const approved = await api.call(staff, 'PATCH', `/api/store_participations/${id}/approve`, {
      body: { from: 'requested' },
    })
    const said = { day: '2026-12-30', days_after_pickup: null }
    expect(approved.body).toMatchObject({ store_participation: { post_deadline: said } })
    expect((await look(creator, offerId)).store_participation).toMatchObject({ post_deadline: said })
  })

  test('a pass that is reserved now ends when the offer says', async () => {
    const { offerId } = await setUp('2026-12-22')
    const creator = await make.creator()
    const { pass_until: until } = await look(null, offerId)
    expect(until).toBe('2026-12-05T22:59:59.999Z')
    await reserve(creator, offerId)
    expect((await look(creator, offerId)).store_participation).toMatchObject({ expires_at: until })
    const { offerId: asked } = await setUp('2026-12-22', { requiresApplication: true })
    expect((await look(null, asked)).pass_until).toBeNull()
  })

  test('is the same to the database as to the rule', async () => {
    const { offerId } = await setUp('2026-12-22')
    const creator = await make.creator()
    const { id } = await reserve(creator, offerId)
    await pickUp(id)
    for (const promised of [null, '2026-12-11', '2026-12-12', '2026-12-13']) {
      await api.db
        .updateTable('store_participations')
        .set({ promised_post_by: promised })
        .where('id', '=', id)
        .execute()
      const { rows } = await sql<{ day: string }>`SELECT ${postByOf('sp', sql`'SE'`)}::text AS day
        FROM store_participations sp WHERE id = ${id}`.execute(api.db)
      expect(rows[0]?.day).toBe(postDeadlineOf({ promised, from: '2026-11-28', to: '2026-11-28' }).day)
    }
  })
})
