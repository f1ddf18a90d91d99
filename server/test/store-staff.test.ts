import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())

const storeOf = async (brandId: string, name = 'Andra butiken') => {
  const id = uuidv7()
  await api.db
    .insertInto('stores')
    .values({
      id,
      brand_id: brandId,
      token: id,
      name,
      address: 'Gatan 2',
      postal_code: '',
      city: 'Lund',
      country_code: 'SE',
      latitude: 55.7,
      longitude: 13.2,
    })
    .execute()
  return id
}
const tie = (manager: Actor, clerk: Actor, user: object) =>
  api.call(manager, 'PATCH', `/api/users/${clerk.id}`, { body: { user } })

/** A brand with two stores, the first with an offer; a manager, a clerk restricted to no store, and a creator with a pass for the first. */
const setUp = async () => {
  const made = await pickups.setUp({})
  const { store_id: own } = await api.db
    .selectFrom('store_campaigns')
    .select('store_id')
    .where('id', '=', made.offerId)
    .executeTakeFirstOrThrow()
  const other = await storeOf(made.brand.id)
  const manager = await make.staff('company', [made.brand.id])
  const clerk = await make.staff('store_user', [made.brand.id])
  const creator = await make.creator()
  const reserved = await api.call(creator, 'POST', `/api/store_campaigns/${made.offerId}/store_participations`, {
    body: { store_participation: { motivation: '' } },
  })
  const { id, code } = (reserved.body as { store_participation: { id: string; code: string } }).store_participation
  return { ...made, own, other, manager, clerk, creator, pass: { id, code } }
}
const statusesAt = async (who: Actor, storeId: string, code: string) => {
  const calls = [
    api.call(who, 'GET', `/api/counters/${storeId}`),
    api.call(who, 'GET', `/api/counters/${storeId}/stock`),
    api.call(who, 'GET', `/api/counters/${storeId}/stock_changes`),
    api.call(who, 'GET', `/api/stores/${storeId}`),
    api.call(who, 'POST', `/api/counters/${storeId}/checks`, { body: { pass: { code } } }),
  ]
  return (await Promise.all(calls)).map(({ status }) => status)
}

test('a clerk who is tied to no store has all of the brand; one who is has these alone, others are as good as unknown (G-04)', async () => {
  const { brand, own, other, manager, clerk, pass } = await setUp()
  expect(await statusesAt(clerk, own, pass.code)).toEqual([200, 200, 200, 200, 200])
  expect(await statusesAt(clerk, other, pass.code)).toEqual([200, 200, 200, 200, 200])
  const tied = await tie(manager, clerk, { store_ids: [other] })
  expect(tied.body).toMatchObject({ user: { stores: [{ id: other, brand_id: brand.id, city: 'Lund' }] } })
  expect(await statusesAt(clerk, other, pass.code)).toEqual([200, 200, 200, 200, 200])
  expect(await statusesAt(clerk, own, pass.code)).toEqual([404, 404, 404, 404, 404])
  expect((await api.call(clerk, 'GET', `/api/counters/${other}`)).body).toMatchObject({
    counter_day: { is_only_store: true },
  })
  const unknown = await api.call(clerk, 'GET', `/api/counters/${uuidv7()}`)
  expect((await api.call(clerk, 'GET', `/api/counters/${own}`)).body).toEqual(unknown.body)
  // Staff of the brand are not restricted to stores.
  expect(await statusesAt(manager, own, pass.code)).toEqual([200, 200, 200, 200, 200])
})

test('lists of a tied clerk hold the own stores alone, their counts too (G-04)', async () => {
  const { brand, own, other, manager, clerk } = await setUp()
  await tie(manager, clerk, { store_ids: [other] })
  const { stores, meta, counts } = (await api.call(clerk, 'GET', `/api/brands/${brand.id}/stores`)).body as {
    stores: { id: string }[]
    meta: { total_count: number }
    counts: { stores: number; cities: unknown[] }
  }
  expect(stores.map(({ id }) => id)).toEqual([other])
  expect([meta.total_count, counts.stores, counts.cities.length]).toEqual([1, 1, 1])
  const map = (await api.call(clerk, 'GET', `/api/store_locations?brand_id=${brand.id}`)).body as {
    store_locations: { id: string }[]
  }
  expect(map.store_locations.map(({ id }) => id)).toEqual([other])
  const offers = (await api.call(clerk, 'GET', `/api/brands/${brand.id}/store_offers`)).body
  expect(offers).toMatchObject({ store_campaigns: [], meta: { total_count: 0 } })
  await tie(manager, clerk, { store_ids: [own] })
  expect((await api.call(clerk, 'GET', `/api/brands/${brand.id}/store_offers`)).body).toMatchObject({
    meta: { total_count: 1 },
  })
})

test('a clerk of another store neither hands a pass out nor takes a hand-out back (G-04)', async () => {
  const { own, other, manager, clerk, pass } = await setUp()
  const elsewhere = await make.staff('store_user', [
    (await api.db.selectFrom('stores').select('brand_id').where('id', '=', own).executeTakeFirstOrThrow()).brand_id,
  ])
  await tie(manager, elsewhere, { store_ids: [other] })
  const give = (who: Actor, storeId: string) =>
    api.call(who, 'POST', `/api/counters/${storeId}/hand_outs`, {
      headers: newKey(),
      body: { pass: { code: pass.code, scanned_at: '2020-01-01T00:00:00Z' } },
    })
  expect((await give(elsewhere, own)).status).toBe(404)
  expect((await give(elsewhere, other)).body).toMatchObject({ verdict: { outcome: 'other_store' } })
  expect((await give(clerk, own)).body).toMatchObject({ verdict: { outcome: 'handed_out' } })
  expect((await api.call(elsewhere, 'POST', `/api/store_participations/${pass.id}/undo_hand_out`)).status).toBe(404)
})

test('a clerk’s stores are those of the own brands, go with the brand and with the role, and no other role has any (P-09)', async () => {
  const { brand, own, manager, clerk } = await setUp()
  const foreign = await storeOf((await make.brand()).id)
  expect((await tie(manager, clerk, { store_ids: [foreign] })).body).toEqual({
    errors: { store_ids: ['not_found'] },
  })
  expect((await tie(manager, clerk, { role: 'company', store_ids: [own] })).body).toEqual({
    errors: { store_ids: ['invalid'] },
  })
  await tie(manager, clerk, { store_ids: [own, own] })
  expect((await tie(manager, clerk, { name: 'Kim' })).body).toMatchObject({ user: { stores: [{ id: own }] } })
  const second = await make.brand(undefined, brand.companyId)
  expect((await tie(manager, clerk, { brand_ids: [second.id] })).body).toMatchObject({ user: { stores: [] } })
  await tie(manager, clerk, { brand_ids: [brand.id], store_ids: [own] })
  expect((await tie(clerk, clerk, { store_ids: [] })).status).toBe(403)
  expect((await tie(manager, clerk, { role: 'company' })).body).toMatchObject({ user: { stores: [] } })
})

const toldOf = async (who: Actor) =>
  ((await api.call(who, 'GET', '/api/notices')).body as { notices: { kind: string }[] }).notices.map(({ kind }) => kind)

test('a clerk who is moved to another store keeps no notice of the old one, and one who is given all stores keeps all (P-09)', async () => {
  const { own, other, manager, clerk } = await setUp()
  expect(await toldOf(clerk)).toEqual(['pass_booked'])
  await tie(manager, clerk, { store_ids: [own] })
  await tie(manager, clerk, { store_ids: [] })
  expect(await toldOf(clerk)).toEqual(['pass_booked'])
  await tie(manager, clerk, { store_ids: [other] })
  expect(await toldOf(clerk)).toEqual([])
  expect((await api.call(clerk, 'GET', '/api/notices/counts')).body).toMatchObject({ notice_counts: { unread: 0 } })
})

test('staff who leave a brand, and a clerk whose role changes, keep no notice of what they did there (P-09)', async () => {
  const { brand, own, manager, clerk, pass } = await setUp()
  const colleague = await make.staff('company', [brand.id])
  await api.call(clerk, 'POST', `/api/counters/${own}/hand_outs`, {
    headers: newKey(),
    body: { pass: { code: pass.code, scanned_at: '2020-01-01T00:00:00Z' } },
  })
  expect(await toldOf(colleague)).toEqual(['picked_up'])
  const second = await make.brand(undefined, brand.companyId)
  await tie(manager, colleague, { brand_ids: [brand.id, second.id] })
  expect(await toldOf(colleague)).toEqual(['picked_up'])
  await tie(manager, colleague, { brand_ids: [second.id] })
  expect(await toldOf(colleague)).toEqual([])
  expect(await toldOf(clerk)).toEqual(['pass_booked'])
  await tie(manager, clerk, { role: 'company' })
  expect(await toldOf(clerk)).toEqual([])
})

test('an invitation names the stores that the clerk will be at (P-09)', async () => {
  const { brand, own, manager } = await setUp()
  const invite = (fields: object) =>
    api.call(manager, 'POST', '/api/invitations', {
      headers: newKey(),
      body: { invitation: { email: `${uuidv7()}@samspel.test`, brand_ids: [brand.id], ...fields } },
    })
  expect((await invite({ role: 'company', store_ids: [own] })).body).toEqual({
    errors: { store_ids: ['invalid'] },
  })
  const sent = await invite({ role: 'store_user', store_ids: [own] })
  expect(sent.body).toMatchObject({ invitation: { store_ids: [own] } })
})

test('the store’s own clerks are listed, those of all stores after them; addresses are for the brand, and clerks of other stores see nothing', async () => {
  const { brand, own, other, manager, clerk } = await setUp()
  const tied = await make.staff('store_user', [brand.id])
  await tie(manager, tied, { store_ids: [own] })
  const elsewhere = await make.staff('store_user', [brand.id])
  await tie(manager, elsewhere, { store_ids: [other] })
  const listed = async (who: Actor) =>
    (
      (await api.call(who, 'GET', `/api/counters/${own}/staff`)).body as {
        store_staff: { id: string; email: string | null; is_tied: boolean }[]
      }
    ).store_staff
  expect((await listed(manager)).map(({ id, is_tied: isTied }) => [id, isTied])).toEqual([
    [tied.id, true],
    [clerk.id, false],
  ])
  expect((await listed(manager))[0]!.email).toContain('@')
  expect((await listed(tied)).map(({ email }) => email)).toEqual([null, null])
  expect((await api.call(elsewhere, 'GET', `/api/counters/${own}/staff`)).status).toBe(404)
})
