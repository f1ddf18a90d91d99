import { expect, test } from '@jest/globals'
import { countInGroup } from './filter-groups'
import { countFilters, filterParts, readFilter } from './use-filter'

const uuid = '00000000-0000-7000-8000-000000000001'
const everything = {
  state: 'active,pending',
  plan: 'pro',
  country: 'SE',
  categories: uuid,
  min: '10',
  max: '20',
  engagement: '2',
  list: uuid,
  wish: uuid,
  audience: 'SE',
  share: '50',
  town: 'Lund',
  age: '25-34',
  sex: 'women',
  price: '100',
  most: '200',
  answer: '3',
  history: 'new',
  notwith: uuid,
  days: '30',
  signals: 'none',
  blocked: 'out',
}

test('each filter is counted in one group, and together they are what the button says', () => {
  // Whom a list is like is chosen in a profile, and stands as a chip alone.
  expect(filterParts.filter((part) => !(part in everything))).toEqual(['like'])
  const filter = readFilter(everything)
  const counts = (['main', 'account', 'audience', 'work'] as const).map((name) => countInGroup(filter, name))
  expect(counts).toEqual([6, 4, 5, 7])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(countFilters(filter))
})
