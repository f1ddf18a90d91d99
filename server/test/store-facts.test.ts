import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

const setUp = async () => {
  const brand = await make.brand()
  const id = await pickupsOf(api, make).store(brand.id)
  return { brand, id, staff: await make.staff('company', [brand.id]) }
}
const change = (who: Actor, id: string, store: object) =>
  api.call(who, 'PATCH', `/api/stores/${id}`, { body: { store } })
const read = async (who: Actor | null, id: string) =>
  ((await api.call(who, 'GET', `${who ? '/api' : '/public'}/stores/${id}`)).body as { store: Record<string, unknown> })
    .store

const day = [{ from: '10:00', to: '18:00' }]
const openingWeek = [day, day, day, day, [{ from: '10:00', to: '13:00' }, ...[{ from: '14:00', to: '24:00' }]], [], []]

test('opening hours by weekday and the days that differ are for everyone; whom to turn to is for the staff', async () => {
  const { id, staff } = await setUp()
  const exceptions = [{ day: '2026-12-24', hours: [], note: 'Julafton' }]
  const fields = { opening_week: openingWeek, opening_exceptions: exceptions }
  const contact = { contact_name: 'Elin', contact_email: 'elin@butik.se', handover_note: 'Kassan' }
  expect((await change(staff, id, { ...fields, ...contact, image_url: '/uploads/a.webp' })).body).toMatchObject({
    store: { ...fields, ...contact, image_url: '/uploads/a.webp', abilities: ['update', 'renewToken'] },
  })
  const seen = await read(null, id)
  expect(seen).toMatchObject(fields)
  expect(Object.keys(seen).filter((key) => /contact|handover|token|abilities/.test(key))).toEqual([])
  expect((await change(staff, id, { opening_week: null })).body).toMatchObject({ store: { opening_week: null } })
})

test.each([
  ['hours that overlap', { opening_week: [[...day, { from: '17:00', to: '19:00' }], [], [], [], [], [], []] }],
  ['hours that end before they start', { opening_week: [[{ from: '18:00', to: '10:00' }], [], [], [], [], [], []] }],
  ['six days', { opening_week: [[], [], [], [], [], []] }],
  ['a time that no clock has', { opening_week: [[{ from: '10:00', to: '25:00' }], [], [], [], [], [], []] }],
  ['a day twice', { opening_exceptions: [1, 2].map(() => ({ day: '2026-12-24', hours: [], note: '' })) }],
  ['an address that is none', { contact_email: 'elin' }],
])('%s: 422 at the field, and nothing is changed', async (_name, fields) => {
  const { id, staff } = await setUp()
  const before = await read(staff, id)
  const answer = await change(staff, id, { ...fields, name: 'Another' })
  expect(answer.status).toBe(422)
  expect(JSON.stringify(answer.body)).toContain(Object.keys(fields)[0])
  expect(await read(staff, id)).toEqual(before)
})

test('a renewed code: the old sheet leads to the store and says that it was replaced, and confirms no pick-up (C-39)', async () => {
  const { brand, storeId: id, offerId } = await pickupsOf(api, make).setUp()
  const [staff, clerk] = [await make.staff('company', [brand.id]), await make.staff('store_user', [brand.id])]
  const creator = await make.creator()
  const reserved = await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
    body: { store_participation: { motivation: '' } },
  })
  const { store_participation: own } = reserved.body as { store_participation: { id: string } }
  const former = await read(staff, id)
  const renew = (who: Actor) => api.call(who, 'POST', `/api/stores/${id}/token/renewals`)
  expect((await renew(clerk)).status).toBe(403)
  expect((await renew(await make.staff('company', [(await make.brand()).id]))).status).toBe(404)
  const { token } = ((await renew(staff)).body as { store: { token: string } }).store
  expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/)
  const resolve = async (code: unknown) => (await api.call(null, 'GET', `/public/stores/token/${String(code)}`)).body
  const found = { id, brand_id: brand.id }
  expect(await resolve(token)).toEqual({ store: found })
  expect(await resolve(former['token'])).toEqual({ store: { ...found, renewed_at: api.clock.now.toISOString() } })
  const confirm = (code: unknown) =>
    api.call(creator, 'POST', `/api/store_participations/${own.id}/confirm`, { body: { counter: { token: code } } })
  expect((await confirm(former['token'])).body).toEqual({ errors: { token: ['token_invalid'] } })
  expect((await confirm(token)).body).toMatchObject({ store_participation: { state: 'picked_up' } })
})

test('ten who renew at once: one code is good, and each of the others is known as an old one', async () => {
  const { id, staff } = await setUp()
  await Promise.all(Array.from({ length: 10 }, () => api.call(staff, 'POST', `/api/stores/${id}/token/renewals`)))
  const old = await api.db.selectFrom('store_tokens').select('token').where('store_id', '=', id).execute()
  expect(new Set([...old.map(({ token }) => token), (await read(staff, id))['token']]).size).toBe(11)
})
