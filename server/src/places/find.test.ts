import { beforeAll, expect, test } from '@jest/globals'
import { bundledPlaces, isAround, isMiddle, type Places, searchPlaces, townCalled } from '.'

let places: Places
beforeAll(async () => {
  places = await bundledPlaces()
})
const names = (query: string, country?: 'SE' | 'NO' | 'DK') =>
  searchPlaces(places, query, country).map(({ name }) => name)

test('marks and capitals do not matter, the largest comes first, and there are ten at most', () => {
  expect(names('malmo', 'SE')[0]).toBe('Malmö')
  expect(names('UMEÅ')[0]).toBe('Umeå')
  expect(names('tromso')[0]).toBe('Tromsø')
  expect(names('København')[0]).toBe('København')
  expect(names('st', 'SE')[0]).toBe('Stockholm')
  expect(names('s')).toEqual([])
  expect(names('st')).toHaveLength(10)
})

test('the name itself is better than a larger one that begins so', () => {
  expect(names('Lund', 'SE')[0]).toBe('Lund')
  expect(names('Kil', 'SE')[0]).toBe('Kil')
})

test('an address is found by the town that it ends with; a number is no town', () => {
  expect(names('Storgatan 1, 903 26 Umeå', 'SE')[0]).toBe('Umeå')
  expect(names('Drottninggatan 5 Göteb', 'SE')[0]).toBe('Göteborg')
  expect(names('903 26', 'SE')).toEqual([])
})

test('a small place says which town it is near, a large one does not; a country narrows', () => {
  expect(searchPlaces(places, 'Holmsund', 'SE')[0]).toMatchObject({ near: 'Umeå', countryCode: 'SE' })
  expect(searchPlaces(places, 'Umeå', 'SE')[0]).toMatchObject({ near: null, latitude: expect.closeTo(63.83, 1) })
  expect(names('Umeå', 'DK')).toEqual([])
})

test('a town is known by its whole name in its country', () => {
  expect(townCalled(places, ' umea ', 'SE')).toMatchObject({ name: 'Umeå' })
  expect(townCalled(places, 'Ume', 'SE')).toBeUndefined()
  expect(townCalled(places, 'Umeå', 'NO')).toBeUndefined()
})

test('a town is found by its name in another language', () => {
  expect(names('Åbo')[0]).toBe('Turku')
  expect(names('Uleåborg')[0]).toBe('Oulu')
  expect(names('Gothenb', 'SE')[0]).toBe('Göteborg')
  expect(townCalled(places, 'Copenhagen', 'DK')).toMatchObject({ name: 'København' })
  expect(townCalled(places, 'Copenh', 'DK')).toBeUndefined()
})

test('the middle of a town is that point alone', () => {
  const { latitude, longitude } = townCalled(places, 'Umeå', 'SE')!
  expect(isMiddle(places, latitude, longitude)).toBe(true)
  expect(isMiddle(places, latitude + 0.0001, longitude)).toBe(false)
})

test('a position is around a country up to a degree beyond its outermost towns, on each of its four sides', () => {
  const towns = [
    { country: 'SE', latitude: 55, longitude: 11 },
    { country: 'SE', latitude: 68, longitude: 24 },
    { country: 'NO', latitude: 71, longitude: 5 },
  ]
  const few = { all: towns } as unknown as Places
  const isAroundSweden = (latitude: number, longitude: number) => isAround(few, 'SE', latitude, longitude)
  expect([isAroundSweden(54, 10), isAroundSweden(69, 25)]).toEqual([true, true])
  expect([53.9, 69.1].map((latitude) => isAroundSweden(latitude, 15))).toEqual([false, false])
  expect([9.9, 25.1].map((longitude) => isAroundSweden(60, longitude))).toEqual([false, false])
  expect(isAround(few, 'NO', 71, 5)).toBe(true)
  expect(isAround(few, 'DK', 55, 11)).toBe(false)
})
