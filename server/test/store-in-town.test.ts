import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { bundledPlaces, townCalled } from '../src/places'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

interface Listed {
  stores: { id: string; name: string; is_placed_in_town?: boolean }[]
  meta: { total_count: number }
  counts?: { stores: number; stores_in_town: number }
}
const setUp = async () => {
  const brand = await make.brand()
  return { brand, staff: await make.staff('company', [brand.id]) }
}
const list = async (who: Actor, brandId: string, query = '?placed=town') =>
  (await api.call(who, 'GET', `/api/brands/${brandId}/stores${query}`)).body as Listed
const namesOf = async (who: Actor, brandId: string) => (await list(who, brandId)).stores.map(({ name }) => name)
const send = (who: Actor, brandId: string, csv: string) =>
  api.call(who, 'POST', `/api/brands/${brandId}/stores/import`, { body: { csv, dry_run: false } })
const change = (who: Actor, id: string, store: object) =>
  api.call(who, 'PATCH', `/api/stores/${id}`, { body: { store } })

const file = [
  'name;address;city;latitude;longitude',
  'Kungsgatan;Kungsgatan 1;Umeå;;',
  'Torget;Torget 2;Lund;;',
  'Hamnen;Hamngatan 3;Lund;55.7;13.19',
].join('\n')

test('imported stores that only their town placed are listed by a filter until each is moved', async () => {
  const { brand, staff } = await setUp()
  expect((await send(staff, brand.id, file)).status).toBe(200)
  const { stores, meta, counts } = await list(staff, brand.id)
  expect(stores.map(({ name, is_placed_in_town: is }) => [name, is])).toEqual([
    ['Torget', true],
    ['Kungsgatan', true],
  ])
  expect([meta.total_count, counts]).toMatchObject([2, { stores: 3, stores_in_town: 2 }])
  const torget = stores[0]!.id
  // Another cell says nothing of the place.
  expect((await change(staff, torget, { address: 'Torget 4' })).body).toMatchObject({
    store: { is_placed_in_town: true },
  })
  expect((await change(staff, torget, { latitude: 55.7051, longitude: 13.1937 })).body).toMatchObject({
    store: { is_placed_in_town: false },
  })
  expect(await namesOf(staff, brand.id)).toEqual(['Kungsgatan'])
  const [heading, umea] = file.split('\n')
  await send(staff, brand.id, [heading, umea!.replace(';;', ';63.8258;20.2631')].join('\n'))
  expect((await list(staff, brand.id)).counts).toMatchObject({ stores: 3, stores_in_town: 0 })
})

test('a file that was exported goes in again with its stores still marked', async () => {
  const { brand, staff } = await setUp()
  await send(staff, brand.id, file)
  const { body } = await api.call(staff, 'GET', `/api/brands/${brand.id}/stores/export`)
  const { csv } = body as { csv: string }
  await send(staff, brand.id, csv.replace('Kungsgatan 1', 'Kungsgatan 5'))
  expect(await namesOf(staff, brand.id)).toEqual(['Torget', 'Kungsgatan'])
})

test('a store that was added in the middle of its town is marked as one that was imported', async () => {
  const { brand, staff } = await setUp()
  const { latitude, longitude } = townCalled(await bundledPlaces(), 'Lund', 'SE')!
  const { status } = await api.call(staff, 'POST', `/api/brands/${brand.id}/stores`, {
    body: {
      store: {
        name: 'Torget',
        address: 'Torget 2',
        postal_code: '222 21',
        city: 'Lund',
        country_code: 'SE',
        latitude,
        longitude,
      },
    },
  })
  expect(status).toBe(200)
  expect(await namesOf(staff, brand.id)).toEqual(['Torget'])
})

test('creators are told neither the mark nor the number, and the filter takes nothing from them', async () => {
  const { brand, staff } = await setUp()
  await send(staff, brand.id, file)
  const { stores, counts } = await list(await make.creator(), brand.id)
  expect([stores.length, counts]).toEqual([3, undefined])
  for (const store of stores) expect(store).not.toHaveProperty('is_placed_in_town')
})
