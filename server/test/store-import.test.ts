import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FieldErrorId } from '@samspel/api'
import { storeTemplate } from '@samspel/api/files'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

interface Report {
  rows: {
    line: number
    name: string
    state: string
    errors: Record<string, FieldErrorId[]>
    store_id: string | null
    notes?: string[]
  }[]
  counts: Record<string, number>
}
const setUp = async () => {
  const brand = await make.brand()
  return { brand, staff: await make.staff('company', [brand.id]) }
}
const send = (who: Actor, brandId: string, csv: string, dryRun = false) =>
  api.call(who, 'POST', `/api/brands/${brandId}/stores/import`, { body: { csv, dry_run: dryRun } })
const report = async (who: Actor, brandId: string, csv: string, dryRun = false) =>
  (await send(who, brandId, csv, dryRun)).body as Report
const exported = async (who: Actor, brandId: string) =>
  ((await api.call(who, 'GET', `/api/brands/${brandId}/stores/export`)).body as { csv: string }).csv
const storesOf = (brandId: string) =>
  api.db.selectFrom('stores').selectAll().where('brand_id', '=', brandId).orderBy('name').execute()

const heading = 'name;address;postal_code;city;latitude;longitude;phone;contact_email'
const umea = 'Umeå;Kungsgatan 1;903 25;Umeå;63,8258;20.263;+46 90 12;elin@butik.se'
const lund = 'Lund;"Stora Södergatan; 2";;Lund;55.7;13.19;;'

test('a dry run says what would come of every row and writes nothing; the same file then does it, and again it is the same', async () => {
  const { brand, staff } = await setUp()
  const file = [heading, umea, 'Kiruna;;;Kiruna;67.8;900;;elin@', lund, umea].join('\r\n')
  const dry = await report(staff, brand.id, file, true)
  expect(dry.counts).toEqual({ new: 2, changed: 0, same: 0, refused: 2, double: 0 })
  expect(dry.rows).toEqual([
    { line: 2, name: 'Umeå', state: 'new', errors: {}, store_id: null },
    {
      line: 3,
      name: 'Kiruna',
      state: 'refused',
      errors: { address: ['required'], longitude: ['invalid'], contactEmail: ['invalid_email'] },
      store_id: null,
    },
    { line: 4, name: 'Lund', state: 'new', errors: {}, store_id: null },
    { line: 5, name: 'Umeå', state: 'refused', errors: { name: ['taken'] }, store_id: null },
  ])
  expect(await storesOf(brand.id)).toEqual([])
  const done = await report(staff, brand.id, file)
  expect(done.counts).toEqual(dry.counts)
  const stores = await storesOf(brand.id)
  expect(stores).toMatchObject([
    { id: done.rows[2]?.store_id, name: 'Lund', address: 'Stora Södergatan; 2', postal_code: '', phone: null },
    { id: done.rows[0]?.store_id, latitude: 63.8258, longitude: 20.263, phone: '+46 90 12', country_code: 'SE' },
  ])
  expect(new Set(stores.map(({ token }) => token)).size).toBe(2)
  expect((await report(staff, brand.id, file)).counts).toEqual({ new: 0, changed: 0, same: 2, refused: 2, double: 0 })
  expect(await storesOf(brand.id)).toEqual(stores)
})

test('what is exported goes in again as it is; a changed cell changes that store alone, and its code stays', async () => {
  const { brand, staff } = await setUp()
  await report(staff, brand.id, [heading, umea, lund].join('\n'))
  const csv = await exported(staff, brand.id)
  const [before, tokens] = [await storesOf(brand.id), (await storesOf(brand.id)).map(({ token }) => token)]
  for (const token of tokens) expect(csv).not.toContain(token)
  expect((await report(staff, brand.id, csv)).counts).toEqual({ new: 0, changed: 0, same: 2, refused: 0, double: 0 })
  expect((await report(staff, brand.id, csv.replace('Kungsgatan 1', 'Kungsgatan 3'))).counts).toMatchObject({
    changed: 1,
    same: 1,
  })
  expect(await storesOf(brand.id)).toEqual([before[0], { ...before[1], address: 'Kungsgatan 3' }])
})

test('a cell that a sheet would take for a formula is written as text, and read back as it was', async () => {
  const { brand, staff } = await setUp()
  await report(staff, brand.id, [`${heading};country_code`, '=1+1;@gatan;;London;51.5;-0.12;-;;GB'].join('\n'))
  const csv = await exported(staff, brand.id)
  expect(csv).toContain("'=1+1;'@gatan")
  expect(csv).toContain(';51,5;-0,12;')
  expect((await report(staff, brand.id, csv)).counts).toMatchObject({ same: 1 })
})

test('a file of a Mac, with letters and marks as two signs, is of the same stores and the same towns', async () => {
  const { brand, staff } = await setUp()
  const file = [heading, umea, lund, 'Malmö;Östra gatan 1;;Malmö;55.6;13;;'].join('\n')
  expect((await report(staff, brand.id, file.normalize('NFD'))).counts).toMatchObject({ new: 3 })
  expect((await report(staff, brand.id, file.normalize('NFC'))).counts).toEqual({
    new: 0,
    changed: 0,
    same: 3,
    refused: 0,
    double: 0,
  })
  expect((await storesOf(brand.id)).map(({ city }) => city)).toContain('Malmö'.normalize('NFC'))
})

test.each([
  ['not UTF-8', `${heading}\nUme\uFFFD;Gatan 1;;Lund;55;13;;`, 'invalid'],
  ['a quote that does not end', `${heading}\n"Umeå;Gatan 1`, 'invalid'],
  ['a heading alone', heading, 'required'],
  ['no columns of a store', 'a;b\n1;2', 'required'],
  ['20 001 rows', [heading, ...Array.from({ length: 20_001 }, () => lund)].join('\n'), 'too_long'],
])('%s: 422 at csv, and nothing is written', async (_name, csv, error) => {
  const { brand, staff } = await setUp()
  expect((await send(staff, brand.id, csv)).body).toEqual({ errors: { csv: [error] } })
  expect(await storesOf(brand.id)).toEqual([])
})

test('20 000 rows of which every other is wrong: each is answered, the right ones are written', async () => {
  const { brand, staff } = await setUp()
  const rows = Array.from({ length: 20_000 }, (_, at) =>
    at % 2 ? `Store ${at};Gatan ${at};;Lund;north;13.19;;` : `Store ${at};Gatan ${at};;Lund;55.7;13.19;;`,
  )
  const started = performance.now()
  const { counts, rows: answered } = await report(staff, brand.id, [heading, ...rows].join('\n'))
  console.info(`stores: 20 000 rows, half of them wrong, in ${Math.round(performance.now() - started)} ms`)
  expect(counts).toEqual({ new: 10_000, changed: 0, same: 0, refused: 10_000, double: 0 })
  expect(answered).toHaveLength(20_000)
  expect(answered[19_999]).toMatchObject({ line: 20_001, errors: { latitude: ['invalid'] } })
  expect(await storesOf(brand.id)).toHaveLength(10_000)
})

test('the same file twice at once adds its stores once', async () => {
  const { brand, staff } = await setUp()
  const answers = await Promise.all([1, 2].map(() => report(staff, brand.id, [heading, umea, lund].join('\n'))))
  expect(answers.map(({ counts }) => counts['new']).sort()).toEqual([0, 2])
  expect(await storesOf(brand.id)).toHaveLength(2)
})

test('is for the brand’s editors; a row cannot name the store of another brand', async () => {
  const { brand, staff } = await setUp()
  const other = await setUp()
  await report(other.staff, other.brand.id, [heading, umea].join('\n'))
  const [theirs] = await storesOf(other.brand.id)
  const clerk = await make.staff('store_user', [brand.id])
  expect((await send(clerk, brand.id, heading)).status).toBe(403)
  expect((await send(other.staff, brand.id, heading)).status).toBe(404)
  expect((await api.call(other.staff, 'GET', `/api/brands/${brand.id}/stores/export`)).status).toBe(404)
  const { rows } = await report(staff, brand.id, [`id;${heading}`, `${theirs?.id};${umea}`].join('\n'))
  expect(rows).toMatchObject([{ state: 'refused', errors: { id: ['not_found'] } }])
  expect(await storesOf(other.brand.id)).toEqual([theirs])
})

test('a new store without a position stands in the middle of its town; a town that is not known is told of', async () => {
  const { brand, staff } = await setUp()
  const file = 'name;address;city;country_code\nA;Storgatan 1;umea;\nB;Gata 2;Ingenstans;\nC;Gate 3;Tromsø;NO'
  const { rows, counts } = await report(staff, brand.id, file)
  expect(counts).toEqual({ new: 2, changed: 0, same: 0, refused: 1, double: 0 })
  expect(rows).toMatchObject([
    { state: 'new', is_placed_by_town: true },
    { state: 'refused', errors: { city: ['not_found'] } },
    { state: 'new', is_placed_by_town: true },
  ])
  expect(await storesOf(brand.id)).toMatchObject([
    { city: 'umea', latitude: expect.closeTo(63.83, 1), longitude: expect.closeTo(20.26, 1) },
    { city: 'Tromsø', latitude: expect.closeTo(69.65, 1), longitude: expect.closeTo(18.96, 1) },
  ])
})

const columns = 'Butiksnamn;Besöksadress;Postnr;Ort;Land;Latitud;Longitud'
const one = async (row: string) => {
  const { brand, staff } = await setUp()
  const { rows } = await report(staff, brand.id, `${columns}\n${row}`)
  const [store] = await storesOf(brand.id)
  return { row: rows[0], store }
}

test.each([
  ['Sverige', 'SE', 'Umeå'],
  ['Norge', 'NO', 'Oslo'],
  ['Sweden', 'SE', 'Umeå'],
  ['DANMARK', 'DK', 'København'],
  ['Suomi', 'FI', 'Åbo'],
  ['Storbritannien', 'GB', 'London'],
  ['no', 'NO', 'Tromsø'],
])('the country %s is %s', async (country, code, city) => {
  expect((await one(`A;Gatan 1;;${city};${country};;`)).store).toMatchObject({ country_code: code })
})

test('a country that is none of ours is refused, and so is what is no number within bounds', async () => {
  expect((await one('A;Gatan 1;;Paris;Frankrike;;')).row).toMatchObject({ errors: { countryCode: ['invalid'] } })
  for (const [column, texts] of [
    ['latitude', ['180', '90,1', '-91', '0x10', '5e1', '59 86', 'norr']],
    ['longitude', ['181', '-180,5', '1e2']],
  ] as const)
    for (const text of texts) {
      const { row } = await one(`A;Gatan 1;;Umeå;SE;${column === 'latitude' ? `${text};20` : `63;${text}`}`)
      // Not a position far from the country, but none at all.
      expect([text, row?.errors, row?.notes]).toEqual([text, { [column]: ['invalid'] }, undefined])
    }
})

test('latitude and longitude in each other’s column are put right and said; a position far from the country is refused', async () => {
  const swapped = await one('A;Gatan 1;;Uppsala;SE;17,64;59,86')
  expect(swapped.row).toMatchObject({ state: 'new', notes: ['position_swapped'] })
  expect(swapped.store).toMatchObject({ latitude: 59.86, longitude: 17.64 })
  expect((await one('A;Gatan 1;;Uppsala;SE;40,4;-3,7')).row).toMatchObject({
    state: 'refused',
    notes: ['outside_country'],
    errors: { latitude: ['invalid'], longitude: ['invalid'] },
  })
})

test('a postal code that a sheet has eaten gets its zeros back where that is sure, and is refused where it is not', async () => {
  const oslo = await one('A;Gata 1;150;Oslo;NO;;')
  expect([oslo.row?.notes, oslo.store?.postal_code]).toEqual([['postal_code_zeros'], '0150'])
  expect((await one('A;Gata 1;100;Helsinki;FI;;')).store?.postal_code).toBe('00100')
  for (const code of ['1,16E+03', '1.16E+03'])
    expect((await one(`A;Gatan 1;${code};Stockholm;SE;;`)).row).toMatchObject({
      errors: { postalCode: ['invalid'] },
      notes: ['postal_code_eaten'],
    })
  expect((await one('A;Gatan 1;116;Stockholm;SE;;')).row?.errors).toEqual({ postalCode: ['invalid'] })
  for (const [code, country, city] of [
    ['116 20', 'SE', 'Stockholm'],
    ['SE-116 20', 'SE', 'Stockholm'],
    ['EC1A 1BB', 'GB', 'London'],
    ['', 'SE', 'Stockholm'],
  ])
    expect((await one(`A;Gatan 1;${code};${city};${country};;`)).store?.postal_code).toBe(code)
})

test('a misspelt town is told with the one that was probably meant', async () => {
  expect((await one('A;Gatan 1;;Stokholm;SE;;')).row).toMatchObject({
    state: 'refused',
    errors: { city: ['not_found'] },
    meant_town: 'Stockholm',
  })
})

test('a new store at the address of one that is there is a likely double, and is added only when that is said', async () => {
  const { brand, staff } = await setUp()
  const place = 'Järntorget 4;;Göteborg;57.7;11.95;;'
  await report(staff, brand.id, `${heading}\nBjörkbrygg Kaffebar, Järntorget;${place}`)
  const file = `${heading}\nJärntorget;${place.replace('Järntorget', 'JÄRNTORGET')}\nKajen;Kajen 1;;Göteborg;57.7;11.95;;`
  for (const dryRun of [true, false]) {
    const { rows, counts } = await report(staff, brand.id, file, dryRun)
    expect(counts).toMatchObject({ double: 1, new: 1 })
    expect(rows[0]).toMatchObject({ state: 'double', like_store: 'Björkbrygg Kaffebar, Järntorget', store_id: null })
  }
  expect(await storesOf(brand.id)).toHaveLength(2)
  const chosen = await api.call(staff, 'POST', `/api/brands/${brand.id}/stores/import`, {
    body: { csv: file, dry_run: false, add_lines: [2] },
  })
  expect(chosen.body).toMatchObject({ counts: { new: 1, same: 1, double: 0 } })
  expect(await storesOf(brand.id)).toHaveLength(3)
})

test('a row that is a store under another name or address is asked about, and changes that store where it is said to be the same', async () => {
  const brand = await make.brand('Björkbrygg Kaffebar')
  const staff = await make.staff('company', [brand.id])
  await report(staff, brand.id, `${heading}\nBjörkbrygg Kaffebar, Järntorget;Järntorget 4;;Göteborg;57.7;11.95;;`)
  const [before] = await storesOf(brand.id)
  const file = [
    heading,
    'Järntorget;Järntorgsgatan 8;413 01;Göteborg;57.7;11.95;+46 31 1;',
    'JÄRNTORGET (Göteborg);Järntorgsgatan 9;;Göteborg;57.7;11.95;;',
    'Järntorget;Gatan 1;;Uppsala;59.86;17.64;;',
    'Björkbrygg Kaffebar;Kajen 1;;Göteborg;57.7;11.95;;',
  ].join('\n')
  const asked = await report(staff, brand.id, file, true)
  expect(asked.rows).toMatchObject([
    { state: 'double', like_store: before!.name, may_be_same: true },
    { state: 'double', like_store: before!.name, may_be_same: true },
    { state: 'new' },
    { state: 'new' },
  ])
  const chosen = await api.call(staff, 'POST', `/api/brands/${brand.id}/stores/import`, {
    body: { csv: file, dry_run: false, same_lines: [2] },
  })
  expect(chosen.body).toMatchObject({
    rows: [{ state: 'changed', store_id: before!.id }, { state: 'double' }, { state: 'new' }, { state: 'new' }],
  })
  const after = await storesOf(brand.id)
  expect(after).toHaveLength(3)
  expect(after.find(({ id }) => id === before!.id)).toMatchObject({
    name: 'Järntorget',
    address: 'Järntorgsgatan 8',
    postal_code: '413 01',
    token: before!.token,
  })
})

test.each(['sv', 'en'] as const)('the template (%s) goes in as it is', async (language) => {
  const { brand, staff } = await setUp()
  const csv = storeTemplate(language)
  expect((await report(staff, brand.id, csv)).counts).toMatchObject({ new: 1, refused: 0 })
  expect(await storesOf(brand.id)).toMatchObject([{ latitude: 63.8258, longitude: 20.263, country_code: 'SE' }])
})

test('places are found by name for those who edit stores, and by nobody else', async () => {
  const { brand, staff } = await setUp()
  const clerk = await make.staff('store_user', [brand.id])
  const found = await api.call(staff, 'GET', '/api/places?query=Storgatan%201%2C%20malmo&country=SE')
  expect(found.body).toMatchObject({ places: [{ name: 'Malmö', near: null, country_code: 'SE' }] })
  expect((await api.call(clerk, 'GET', '/api/places?query=malmo')).status).toBe(403)
})
