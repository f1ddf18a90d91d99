import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runParcels } from '../src/modules/parcels'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let brandId: string
let campaignId: string
let creator: Awaited<ReturnType<Records['creator']>>
let id: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
// A Monday.
const start = '2026-11-30T10:00:00.000Z'
beforeEach(async () => {
  api.clock.now = new Date(start)
  brandId = (await records.brand()).id
  campaignId = await records.campaign(brandId, { state: 'ongoing', name: 'Varm dryck' })
  creator = await records.creator()
  id = await records.participation(brandId, campaignId, creator.id)
})

const on = (day: string) => {
  api.clock.now = new Date(`${day}T10:00:00Z`)
}
const run = () => runParcels({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
const part = () =>
  api.db.selectFrom('participations').select(['due_at', 'state']).where('id', '=', id).executeTakeFirstOrThrow()
const parcel = (parcelId: string) =>
  api.db.selectFrom('parcels').selectAll().where('id', '=', parcelId).executeTakeFirstOrThrow()
const subjects = async () => (await mailsFor(api, `${creator.username}@samspel.test`)).map(({ subject }) => subject)

describe('the question whether it has come', () => {
  test('is asked ten days after sending, once more two days later, and then silence counts as arrived from the second weekday', async () => {
    const parcelId = await records.parcel(id, { sentAt: start })
    on('2026-12-09')
    expect(await run()).toMatchObject({ asked: 0, silent: 0 })
    on('2026-12-10')
    expect(await run()).toMatchObject({ asked: 1, silent: 0 })
    expect(await run()).toMatchObject({ asked: 0, silent: 0 })
    on('2026-12-12')
    expect(await run()).toMatchObject({ asked: 1, silent: 0 })
    expect(await subjects()).toEqual(['Är paketet för Varm dryck framme?', 'Är paketet för Varm dryck framme?'])
    on('2026-12-13')
    expect(await run()).toMatchObject({ asked: 0, silent: 0 })
    expect((await part()).due_at).toBeNull()
    on('2026-12-14')
    expect(await run()).toMatchObject({ asked: 0, silent: 1 })
    // Asked on a Thursday: the second weekday after it is Monday 14.
    expect(await parcel(parcelId)).toMatchObject({ arrived_by: 'silence', arrived_at: '2026-12-13T23:00:00.000Z' })
    expect((await part()).due_at).toBe('2026-12-28')
    expect(await run()).toMatchObject({ asked: 0, silent: 0 })
  })

  test('is not asked while a problem is open, nor of what was taken on no longer', async () => {
    await records.parcel(id, { sentAt: start })
    await api.db.updateTable('participations').set({ deadline_paused_at: start }).where('id', '=', id).execute()
    on('2026-12-20')
    expect(await run()).toMatchObject({ asked: 0, silent: 0 })
    await api.db
      .updateTable('participations')
      .set({ deadline_paused_at: null, state: 'rejected' })
      .where('id', '=', id)
      .execute()
    expect(await run()).toMatchObject({ asked: 0, silent: 0 })
  })
})

test('addresses are erased thirty days after the end of their campaign, and not a day before', async () => {
  const parcelId = await records.parcel(id, { sentAt: start })
  await api.db
    .updateTable('campaigns')
    .set({ state: 'finished', end_at: '2026-11-30' })
    .where('id', '=', campaignId)
    .execute()
  on('2026-12-30')
  expect((await run()).erased).toBe(0)
  on('2026-12-31')
  expect((await run()).erased).toBe(1)
  expect(await parcel(parcelId)).toMatchObject({ sealed_address: null, town: null })
  const owner = await api.actor('instagramer', creator.id)
  expect((await api.call(owner, 'GET', '/api/instagramers/me/delivery_address')).body).toMatchObject({
    delivery_address: { street: 'Linnégatan 21' },
  })
})

describe('who sees where a creator lives', () => {
  const street = 'Linnégatan 21'
  const board = (who: Actor) => api.call(who, 'GET', `/api/campaigns/${campaignId}/parcels`)

  test('the brand that approved does, each look is in the history once a person and day; others do not', async () => {
    await records.parcel(id)
    const own = await records.staff('company', [brandId])
    const admin = await records.staff('admin')
    const other = await records.staff('company', [(await records.brand()).id])
    const clerk = await records.staff('store_user', [brandId])
    const answers = [await board(own), await board(own), await board(admin), await board(other), await board(clerk)]
    expect(answers.map(({ status, body }) => [status, JSON.stringify(body).includes(street)])).toEqual([
      [200, true],
      [200, true],
      [200, false],
      [404, false],
      [403, false],
    ])
    expect(answers[2]!.body).toMatchObject({ parcels: [{ address: null, town: 'Göteborg' }], sees_addresses: false })
    const looks = await api.db
      .selectFrom('campaign_events')
      .select('user_id')
      .where('campaign_id', '=', campaignId)
      .where('act', '=', 'addresses_seen')
      .execute()
    expect(looks).toEqual([{ user_id: own.id }])
  })

  test('a brand that has only an application knows nothing of it', async () => {
    const pending = await records.creator()
    const application = await records.participation(brandId, campaignId, pending.id, 'pending')
    const own = await records.staff('company', [brandId])
    const seen = [
      await api.call(own, 'GET', `/api/participations/${application}`),
      await api.call(own, 'GET', `/api/campaigns/${campaignId}/participations`),
      await api.call(own, 'GET', `/api/instagramers/${pending.id}`),
      await board(own),
    ]
    expect(seen.map(({ status, body }) => [status, JSON.stringify(body).includes(street)])).toEqual([
      [200, false],
      [200, false],
      [200, false],
      [200, false],
    ])
  })
})

describe('a problem with what was sent', () => {
  const report = (fields: object = {}) =>
    api.call(creator, 'POST', `/api/participations/${id}/delivery_problems`, {
      body: { delivery_problem: { kind: 'damaged', text: 'Trasig', wish: 'new_parcel', ...fields } },
    })
  type Seen = { participation: { delivery_problem: { id: string; answer_by: string }; abilities: string[] } }

  test('is answered by a new parcel in the same row: the days begin with its arrival', async () => {
    const parcelId = await records.parcel(id, { sentAt: start })
    const staff = await records.staff('company', [brandId])
    expect((await report()).body).toMatchObject({
      participation: {
        parcel: { state: 'problem' },
        delivery_problem: { wish: 'new_parcel', answer_by: '2026-12-05' },
      },
    })
    const replaced = await api.call(staff, 'POST', `/api/parcels/${parcelId}/replace`, {
      body: { answer: 'Ny på väg' },
    })
    expect(replaced.body).toMatchObject({
      parcel: {
        number: 2,
        state: 'to_pack',
        address: { street: 'Linnégatan 21' },
        earlier: [{ number: 1, problem: 'damaged' }],
      },
      counts: { to_pack: 1, problem: 0, all: 1 },
    })
    expect(await part()).toMatchObject({ due_at: null })
  })

  test('is answered by letting go: the place is free, the fee goes back, and it is no mark', async () => {
    await records.parcel(id, { sentAt: start })
    const staff = await records.staff('company', [brandId])
    const { delivery_problem: problem } = ((await report()).body as Seen).participation
    const answer = await api.call(staff, 'PATCH', `/api/delivery_problems/${problem.id}/resolve`, {
      body: { answer: 'Behåll den', release: true },
    })
    expect(answer.body).toMatchObject({
      participation: { state: 'rejected', decision_kind: 'released', fee_amount: 0, deadline_paused_at: null },
    })
  })

  test('that the brand does not answer by its day lets the creator leave', async () => {
    await records.parcel(id, { sentAt: start })
    const abilities = ((await report()).body as Seen).participation.abilities
    expect(abilities).not.toContain('withdraw')
    const leave = async () => {
      const who = await api.actor('instagramer', creator.id)
      const seen = (await api.call(who, 'GET', `/api/participations/${id}`)).body as Seen
      return [
        seen.participation.abilities.includes('withdraw'),
        (await api.call(who, 'DELETE', `/api/participations/${id}`)).status,
      ]
    }
    on('2026-12-05')
    expect(await leave()).toEqual([false, 409])
    on('2026-12-06')
    expect(await leave()).toEqual([true, 204])
    expect(await part()).toMatchObject({ state: 'rejected' })
  })

  test('nor does sending late keep anybody', async () => {
    await records.parcel(id, { sendBy: '2026-11-29' })
    expect((await api.call(creator, 'DELETE', `/api/participations/${id}`)).status).toBe(204)
    expect(await api.db.selectFrom('parcels').select('id').where('campaign_id', '=', campaignId).execute()).toEqual([])
  })
})
