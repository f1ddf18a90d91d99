import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())

const idsIn = async (path: string, key: string, query: string) => {
  const { body } = await api.call(null, 'GET', `/public/${path}?query=${encodeURIComponent(query)}`)
  return (body as Record<string, { id: string }[]>)[key]?.map(({ id }) => id)
}
const offers = (query: string) => idsIn('campaigns', 'campaigns', query)
const brands = (query: string) => idsIn('search', 'brands', query)

test('an offer is found by its product’s title, name and description', async () => {
  const brand = await make.brand()
  const id = await make.campaign(brand.id)
  const product = {
    productTitle: 'Fikapåse',
    productName: 'Kanelbullar',
    productDescription: 'Nymalet mellanrost',
    productArticleReference: '',
    defaultProductValue: 90,
  }
  await api.db
    .updateTable('campaigns')
    .set({ products: JSON.stringify([product]) })
    .where('id', '=', id)
    .execute()
  for (const words of ['fikapasar', 'kanelbulle', 'mellanrost fikapåse']) expect(await offers(words)).toEqual([id])
})

test('a pick-up offer is found by the town of a store that hands it out, together with other words, and no more once it does not', async () => {
  const brand = await make.brand()
  const [offer, other] = [
    await pickups.campaign(brand.id, { name: 'Lussepåse' }),
    await pickups.campaign(brand.id, { name: 'Lussepåse' }),
  ]
  const [here, there] = [
    await pickups.store(brand.id, { city: 'Skellefteå' }),
    await pickups.store(brand.id, { city: 'Arvika' }),
  ]
  await pickups.offer(brand.id, offer, here)
  await pickups.offer(brand.id, other, there)
  expect(await offers('skelleftea')).toEqual([offer])
  expect(await offers('lusse arvika')).toEqual([other])
  const creator = await make.creator()
  const inPalette = async (words: string) => {
    const { body } = await api.call(creator, 'GET', `/api/records?query=${encodeURIComponent(words)}`)
    const { found } = body as { found: { kind: string; hits: { id: string }[] }[] }
    return found.find(({ kind }) => kind === 'offer')?.hits.map(({ id }) => id) ?? []
  }
  expect(await inPalette('skelleftea')).toEqual([offer])
  expect(await inPalette('lusse arvika')).toEqual([other])
  await api.db.updateTable('stores').set({ city: 'Boden' }).where('id', '=', here).execute()
  expect(await offers('skellefteå')).toEqual([])
})

test('a brand is found by its text, after those that are called so', async () => {
  const [told, named] = [await make.brand('Aurora'), await make.brand('Zen Småbatchrost')]
  await api.db.updateTable('brands').set({ description: 'Småbatchrost från norr' }).where('id', '=', told.id).execute()
  expect(await brands('smabatchrost')).toEqual([named.id, told.id])
  expect(await brands('småbatchrost norr')).toEqual([told.id])
})
