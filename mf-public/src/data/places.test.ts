import { expect, test } from '@jest/globals'
import type { StoreLocation } from '@samspel/api'
import { byCity, findPlaces } from './places'

const place = (name: string, city: string): StoreLocation => ({ id: name, brandId: 'b', name, city, countryCode: 'SE', latitude: 60, longitude: 18 })
const places = [place('Havsro Öst', 'Örebro'), place('Björkbrygg', 'Växjö'), place('Havsro Väst', 'Örebro'), place('Fjällglim', 'Åre')]

test('S-31 words find cities and names alike, whatever their case', () => {
  expect(findPlaces(places, ' ÖREBRO ').map(({ name }) => name)).toEqual(['Havsro Öst', 'Havsro Väst'])
  expect(findPlaces(places, 'fjäll').map(({ city }) => city)).toEqual(['Åre'])
  expect(findPlaces(places, '')).toHaveLength(4)
})

test('K-11 stores are counted by city: most first, then by the Swedish alphabet', () => {
  expect(byCity(places).map(({ name, stores }) => [name, stores.length])).toEqual([['Örebro', 2], ['Växjö', 1], ['Åre', 1]])
})
