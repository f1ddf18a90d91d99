import { expect, test } from '@jest/globals'
import { guessCountry } from './visitor-country'

test.each([
  ['Europe/Oslo', ['sv-SE', 'en'], 'NO'],
  ['Europe/London', ['en-US'], 'GB'],
  ['Europe/Berlin', ['de-DE', 'da-DK'], 'DK'],
  ['UTC', ['fi'], 'FI'],
  ['UTC', ['sv-FI', 'sv'], 'FI'],
  ['UTC', ['sv-Latn-SE'], 'SE'],
  ['UTC', ['en-US', 'en'], undefined],
  [undefined, [], undefined],
])('a clock in %s with %j is in %s: the clock first, then the languages', (zone, languages, country) => {
  expect(guessCountry(zone, languages)).toBe(country)
})
