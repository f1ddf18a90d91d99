import { expect, test } from '@jest/globals'
import { chosenStores, type StoreChoiceFacts } from './store-choice'

const store = (id: string, city: string, country = 'SE') => ({ id, city, country })
const stores = [
  store('haga', 'Göteborg'),
  store('linne', 'Göteborg'),
  store('mollan', 'Malmö'),
  store('oslo', 'Oslo', 'NO'),
]
const choice: StoreChoiceFacts = {
  mode: 'all',
  places: [],
  storeIds: [],
  excludedIds: [],
  isSame: true,
  numbers: { places: 10, perWeek: null },
  each: [],
}
const take = (change: Partial<StoreChoiceFacts>, of = stores) =>
  chosenStores({ ...choice, ...change }, of).map(({ store: { id }, places, perWeek }) => [id, places, perWeek])

test('all stores of the brand but those left out, each with the common numbers', () => {
  expect(take({ excludedIds: ['linne', 'oslo'] })).toEqual([
    ['haga', 10, null],
    ['mollan', 10, null],
  ])
})

test('a town takes its stores in its country alone, new ones too, however the town is written', () => {
  const byTown = { mode: 'places', places: [{ country: 'SE', city: 'göteborg ' }] } as const
  expect(take(byTown).map(([id]) => id)).toEqual(['haga', 'linne'])
  expect(take(byTown, [...stores, store('nordstan', 'Göteborg')]).map(([id]) => id)).toEqual([
    'haga',
    'linne',
    'nordstan',
  ])
  expect(take({ ...byTown, places: [{ country: 'NO', city: 'Göteborg' }] })).toEqual([])
})

test('one by one, a store that is gone is not counted', () => {
  expect(take({ mode: 'manual', storeIds: ['mollan', 'closed'] })).toEqual([['mollan', 10, null]])
})

test('numbers of their own; a new store of a town has the last numbers of its town; one number for all hides them', () => {
  const each = [
    { storeId: 'haga', places: 12, perWeek: 4 },
    { storeId: 'linne', places: 8, perWeek: null },
  ]
  const grown = [...stores, store('nordstan', 'Göteborg')]
  expect(take({ isSame: false, each }, grown)).toEqual([
    ['haga', 12, 4],
    ['linne', 8, null],
    ['mollan', 10, null],
    ['oslo', 10, null],
    ['nordstan', 8, null],
  ])
  expect(take({ each }).map(([, places]) => places)).toEqual([10, 10, 10, 10])
})
