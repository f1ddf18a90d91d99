import { expect, test } from '@jest/globals'
import { plainText } from './plain-text'

test.each([
  ['Tromsø', 'tromso'],
  ['GÖTEBORG', 'goteborg'],
  ['Go\u0308teborg', 'goteborg'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Strauß & Łódź', 'strauss & lodz'],
  ['Café crème', 'cafe creme'],
  ['', ''],
])('%s is compared as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
  expect(plainText(plain)).toBe(plain)
})
