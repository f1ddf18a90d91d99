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

const get = async (who: Actor, path: string) => {
  const { status, body } = await api.call(who, 'GET', `/api${path}`)
  const { pdf, pages } = body as { pdf?: string | null; pages?: number }
  return { status, text: pdf ? Buffer.from(pdf, 'base64').toString('latin1') : pdf, pages }
}
/** The addresses that tapping the codes opens, page by page. */
const addressesIn = (text: string) => [...text.matchAll(/\/URI \(([^)]+)\)/g)].map(([, address]) => address)
const tokenOf = async (id: string) =>
  (await api.db.selectFrom('stores').select('token').where('id', '=', id).executeTakeFirstOrThrow()).token

test('the sign of a store is an A5 page with the code that the counter confirms by, in the language of its country', async () => {
  const brand = await make.brand()
  const id = await pickupsOf(api, make).store(brand.id, { name: 'Torget' })
  const abroad = await pickupsOf(api, make).store(brand.id, { name: 'Turku', countryCode: 'FI' })
  const staff = await make.staff('company', [brand.id])
  const { status, text } = await get(staff, `/store_sheets/${id}`)
  expect(status).toBe(200)
  expect(text).toMatch(/^%PDF-/)
  expect(text).toContain('/MediaBox [0 0 419.53 595.28]')
  expect(text).toContain('/Lang (sv)')
  expect(addressesIn(text!)).toEqual([
    expect.stringMatching(new RegExp(`^https?://.+/stores/qr/${await tokenOf(id)}$`)),
  ])
  expect((await get(staff, `/store_sheets/${abroad}`)).text).toContain('/Lang (en)')
  expect((await get(staff, `/store_sheets/${abroad}?locale=sv`)).text).toContain('/Lang (sv)')
  expect((await get(await make.staff('store_user', [brand.id]), `/store_sheets/${id}`)).status).toBe(403)
  expect((await get(await make.staff('company', [(await make.brand()).id]), `/store_sheets/${id}`)).status).toBe(404)
})

test('the signs of a brand come a hundred to a file, by city; a name of any length and letters has its page', async () => {
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const path = `/brands/${brand.id}/store_sheets`
  expect(await get(staff, path)).toMatchObject({ status: 200, text: null, pages: 0 })
  const store = (name: string, city: string) => pickupsOf(api, make).store(brand.id, { name, city })
  const last = await store('Łódź 東京 '.repeat(12), 'Östersund')
  for (let count = 0; count < 100; count += 1) await store(`Butik ${count}`, 'Arboga')
  const [first, second] = [await get(staff, path), await get(staff, `${path}?page=2`)]
  expect(addressesIn(first.text!)).toHaveLength(100)
  expect(first.pages).toBe(2)
  expect(first.text!.length).toBeLessThan(1_000_000)
  expect(addressesIn(second.text!)).toEqual([expect.stringContaining(await tokenOf(last))])
})
