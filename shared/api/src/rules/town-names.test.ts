import { expect, test } from '@jest/globals'
import { isSameTown, otherTownNames } from './town-names'

test.each([
  ['Köpenhamn', ['kobenhavn', 'copenhagen', 'koopenhamina']],
  ['København', ['kopenhamn', 'copenhagen', 'koopenhamina']],
  ['goteb', ['gothenburg']],
  ['A\u030abo', ['turku']],
  ['gothenburg', ['goteborg']],
  ['HELSINGFORS', ['helsinki']],
])('%s is also %s', (name, others) => expect(otherTownNames(name)).toEqual(others))

test.each(['Malmö', 'he', 'åb', '', 'Helsingborg'])('%s has no other name', (name) =>
  expect(otherTownNames(name)).toEqual([]),
)

test('two names are of one town in any language, and a beginning is none', () => {
  expect(isSameTown('Göteborg', ' goteborg ')).toBe(true)
  expect(isSameTown('Gothenburg', 'Göteborg')).toBe(true)
  expect(isSameTown('Göteborg', 'Göte')).toBe(false)
  expect(isSameTown('Malmö', 'Lund')).toBe(false)
})
