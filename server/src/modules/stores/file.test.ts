import { expect, test } from '@jest/globals'
import { storeColumns } from '@samspel/api/files'
import { storeFieldNames, storeFields } from '@samspel/api/store-fields'
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
