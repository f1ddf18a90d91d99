import { expect, test } from '@jest/globals'
import { postalTown } from './postal-towns'

test.each([
  ['413 04', 'SE', 'Göteborg'],
  ['58223', 'SE', 'Linköping'],
  ['903 26', 'SE', 'Umeå'],
  ['0150', 'NO', 'Oslo'],
  ['2100', 'DK', 'København Ø'],
  ['00100', 'FI', 'Helsinki'],
] as const)('%s in %s is in %s', (code, country, town) => expect(postalTown(code, country)).toBe(town))

test('what is not known is not guessed, not from its neighbours either', () => {
  expect(postalTown('413 99', 'SE')).toBeUndefined()
  expect(postalTown('SW1A 1AA', 'GB')).toBeUndefined()
  expect(postalTown('', 'SE')).toBeUndefined()
})
