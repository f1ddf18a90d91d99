import { expect, test } from '@jest/globals'
import { storeColumns } from '@samspel/api/files'
import { storeFieldNames, storeFields, storeImportRowsMax } from '@samspel/api/store-fields'
import { readStores } from './file'

const full: Record<string, string> = {
  name: 'Umeå',
  address: 'Kungsgatan 1',
  city: 'Umeå',
  countryCode: 'Sverige',
  contactEmail: 'elin@butik.se',
}
const read = (cells: Record<string, string>) => {
  const all: Record<string, string> = { ...full, ...cells }
  const heading = ['id', ...storeFieldNames.map((name) => storeFields[name].column)]
  return readStores(`${heading.join(';')}\n${storeColumns.map((name) => all[name] ?? '').join(';')}`)[0]!
}
const texts = storeFieldNames.filter((name) => 'longest' in storeFields[name] && name !== 'contactEmail')

test.each(texts)('%s of a file may be as long as the contract allows, and no longer', (name) => {
  const { longest } = storeFields[name] as { longest: number }
  expect(read({ [name]: 'a'.repeat(longest) }).errors).toEqual({})
  expect(read({ [name]: 'a'.repeat(longest + 1) }).errors).toEqual({ [name]: ['too_long'] })
})

test('an empty cell takes away what a store may be without, and is refused where it may not', () => {
  expect(read({ phone: '', contactName: '' })).toMatchObject({ errors: {}, fields: { phone: null, contactName: null } })
  expect(read({ city: '' }).errors).toEqual({ city: ['required'] })
})

test('degrees are read with either sign for decimals, within what they can be', () => {
  expect(read({ latitude: '63,8', longitude: '-180' }).fields).toMatchObject({ latitude: 63.8, longitude: -180 })
  expect(read({ latitude: '90.1', longitude: '180.1' }).errors).toEqual({
    latitude: ['invalid'],
    longitude: ['invalid'],
  })
})

test('the name of a store in a file holds no address', () => {
  expect(read({ name: 'Vinn på https://evil.example' }).errors).toEqual({ name: ['address_in_name'] })
  expect(read({ name: 'Hotels.com' }).errors).toEqual({})
})

const heading = 'Butik;Gatuadress;Ort'
const refused = (csv: string) => {
  try {
    return readStores(csv)
  } catch (error) {
    return (error as { errors?: unknown }).errors
  }
}

test('a file needs the three columns that no store is without, and a row', () => {
  expect(readStores(`${heading}\nA;B;C`)).toEqual([
    { line: 2, id: undefined, fields: { name: 'A', address: 'B', city: 'C' }, errors: {} },
  ])
  for (const csv of ['', heading, 'Butik;Gatuadress\nA;B', 'Butik;Ort\nA;B', 'Gatuadress;Ort\nA;B'])
    expect(refused(csv)).toEqual({ csv: ['required'] })
})

test('text that was decoded wrongly, or is none, is refused whole', () => {
  for (const sign of ['\uFFFD', '\0']) expect(refused(`${heading}\nA${sign};B;C`)).toEqual({ csv: ['invalid'] })
})

test('as many rows as an import may have are read, and one more is refused', () => {
  const rows = Array.from({ length: storeImportRowsMax }, () => 'A;B;C')
  expect(readStores([heading, ...rows].join('\n'))).toHaveLength(storeImportRowsMax)
  expect(refused([heading, ...rows, 'A;B;C'].join('\n'))).toEqual({ csv: ['too_long'] })
})

test('a store is named by its id, in any case; an empty one is a new store', () => {
  expect(read({ id: 'ABC-1' })).toMatchObject({ id: 'abc-1', errors: {} })
  expect(read({ id: 'ABC-1' }).fields).not.toHaveProperty('id')
  expect(read({ id: '' }).id).toBeUndefined()
})

test.each(['63', '+63', '063', '63.8258', '63,8258'])('the degrees %s are some', (text) => {
  expect(read({ latitude: text }).errors).toEqual({})
})
test.each(['x63', '63°', '6 3', '63.', '.5', '0063', '1e1', '63.8.2'])('the degrees %s are none', (text) => {
  expect(read({ latitude: text }).errors).toEqual({ latitude: ['invalid'] })
})

test('a country is known by its name or code; nothing said says nothing', () => {
  expect(read({ countryCode: 'no' }).fields).toMatchObject({ countryCode: 'NO' })
  expect(read({ countryCode: 'Narnia' }).errors).toEqual({ countryCode: ['invalid'] })
  const quiet = read({ countryCode: '', latitude: '', longitude: '' })
  expect(quiet.errors).toEqual({})
  for (const name of ['countryCode', 'latitude', 'longitude']) expect(quiet.fields).not.toHaveProperty(name)
})

test('a row that ends early has empty cells, and a postal code may be one', () => {
  expect(readStores(`${heading};Postnummer\nA;B;C`)[0]).toMatchObject({ fields: { postalCode: '' }, errors: {} })
  expect(readStores(`${heading}\nA;B`)[0]?.errors).toEqual({ city: ['required'] })
})
