import { expect, test } from '@jest/globals'
import { otherTownNames } from './town-names'

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
