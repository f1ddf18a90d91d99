import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { runParcels } from '../src/modules/parcels'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let staff: Actor
let creator: Actor
let campaignId: string
let participationId: string
let parcelId: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T10:00:00Z')
  const { id: brandId } = await make.brand()
  staff = await make.staff('company', [brandId])
  creator = await make.creator()
  campaignId = await make.campaign(brandId, { state: 'ongoing' })
  participationId = await make.participation(brandId, campaignId, creator.id)
  parcelId = await make.parcel(participationId)
})
const later = (seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1_000)
}
const patch = async (who: Actor, path: string, body: object = {}) =>
  expect(await api.call(who, 'PATCH', `/api/${path}`, { body })).toMatchObject({ status: 200 })
const send = () => patch(staff, `campaigns/${campaignId}/parcels/send`, { parcel_ids: [parcelId] })
const takeBack = () => patch(staff, `parcels/${parcelId}/take_back`)
const toldOf = async (who: Actor) => {
  const rows = await api.db
    .selectFrom('notices')
    .select('kind')
    .where('account_id', '=', who.id)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}
const mailsTo = async (who: Actor) => {
  const { email } = await api.db
    .selectFrom('instagramers')
    .select('email')
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow()
  const rows = await api.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()
  return rows
    .map(({ payload }) => payload as { to: string; subject: string })
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
}

test('a mark that is undone at once was never told of; one that is taken back later is, until it is sent again', async () => {
  await send()
  later(5)
  await takeBack()
  expect(await toldOf(creator)).toEqual([])
  await send()
  later(60)
  await takeBack()
  expect(await toldOf(creator)).toEqual(['parcel_taken_back'])
  await send()
  expect(await toldOf(creator)).toEqual(['parcel_sent'])
})

test('a parcel that goes with its collaboration is told of behind the bell, by no second mail', async () => {
  await patch(staff, `participations/${participationId}/reject`, { from: 'approved', reason: 'Tyvärr' })
  expect(await toldOf(creator)).toEqual(['application_removed', 'parcel_taken_back'])
  expect(await mailsTo(creator)).toHaveLength(1)
})

test('a parcel that was sent stays, so that nothing is said of it when the collaboration ends', async () => {
  await send()
  later(60)
  await patch(staff, `participations/${participationId}/reject`, { from: 'approved', reason: 'Tyvärr' })
  expect(await toldOf(creator)).toEqual(['application_removed', 'parcel_sent'])
})

test('the brand is told that a parcel has come, by its creator or by silence', async () => {
  await send()
  later(60)
  await patch(creator, `parcels/${parcelId}/arrive`)
  expect(await toldOf(staff)).toEqual(['parcel_arrived'])
  const { brand_id: brandId } = await api.db
    .selectFrom('campaigns')
    .select('brand_id')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow()
  const silent = await make.participation(brandId, campaignId, (await make.creator()).id)
  await make.parcel(silent, { sentAt: api.clock.now.toISOString() })
  const context = { db: api.db, config: api.config, live: api.bus, now: () => api.clock.now, log: api.app.log }
  later(11 * 86_400)
  await runParcels(context)
  later(5 * 86_400)
  await runParcels(context)
  expect(await toldOf(staff)).toEqual(['parcel_arrived', 'parcel_arrived'])
})

test('the brand is told of who left because it was late; who leaves is told nothing', async () => {
  await api.db.updateTable('parcels').set({ send_by: '2026-11-10' }).where('id', '=', parcelId).execute()
  expect((await api.call(creator, 'DELETE', `/api/participations/${participationId}`)).status).toBeLessThan(300)
  expect(await toldOf(staff)).toEqual(['creator_left'])
  expect(await toldOf(creator)).toEqual([])
})
