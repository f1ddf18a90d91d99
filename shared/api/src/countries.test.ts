import { expect, test } from '@jest/globals'
import { countries } from './constants'
import { countryFacts, countryView } from './countries'
import { guessCountry } from './rules/visitor-country'

test.each(countries)('a clock, or else a language, of %s is recognised as its own', (country) => {
  const { zone, otherZones, languages } = countryFacts[country]
  for (const each of [zone, ...otherZones]) expect(guessCountry(each, [])).toBe(country)
  for (const language of languages) expect(guessCountry('UTC', [language])).toBe(country)
})

test.each(countries)('clocks in all parts of %s go alike', (country) => {
  const { zone, otherZones } = countryFacts[country]
  const at = (timeZone: string, month: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(Date.UTC(2026, month, 15))
  for (const other of otherZones) for (const month of [0, 6]) expect(at(other, month)).toBe(at(zone, month))
})

test('a small map shows a country one step farther out, around the same centre', () => {
  expect(countryView('DK', false)).toEqual({ latitude: 56.1, longitude: 10.8, zoom: 7 })
  expect(countryView('DK', true)).toEqual({ latitude: 56.1, longitude: 10.8, zoom: 6 })
})
