import { expect, test } from '@jest/globals'
import { labelsOf, type Town } from './labels'
import { neighbourOf } from './neighbour'

const city = (name: string, storesCount: number, longitude: number, latitude: number): Town => ({
  name,
  storesCount,
  longitude,
  latitude,
})
const cluster = (key: string, count: number, lng: number, lat: number) => ({ key, count, lng, lat })

test('a cluster is named after its town with most stores, and each town names one (S-30)', () => {
  const cities = [
    city('Mölndal', 1, 12.01, 57.65),
    city('Göteborg', 9, 11.97, 57.7),
    city('Växjö', 1, 14.8, 56.88),
    city('Umeå', 3, 20.26, 63.83),
  ]
  const labels = labelsOf(
    [cluster('a', 10, 11.97, 57.7), cluster('b', 1, 14.81, 56.88), cluster('c', 1, 14.82, 56.7)],
    cities,
    8,
  )
  expect([...labels]).toEqual([
    ['a', 'Göteborg'],
    ['b', 'Växjö'],
  ])
  expect(labelsOf([cluster('a', 10, 11.97, 57.7)], cities, 15).size).toBe(0)
})

test('i: close up a pin is labelled with its own name, a circle with its town', () => {
  const cities = [city('Borås', 4, 12.94, 57.72)]
  const ownOf = ({ key }: { key: string }) => (key === 'pin' ? 'Havsro' : undefined)
  const shown = [cluster('pin', 1, 12.9, 57.7), cluster('circle', 3, 12.95, 57.72)]
  expect([...labelsOf(shown, cities, 12, ownOf)]).toEqual([
    ['circle', 'Borås'],
    ['pin', 'Havsro'],
  ])
  expect([...labelsOf(shown, cities, 14, ownOf)]).toEqual([['pin', 'Havsro']])
  expect([...labelsOf(shown, cities, 9, ownOf).values()]).toEqual(['Borås'])
})

test('names that would lie over one another are left out, the smaller first (S-30)', () => {
  const cities = [city('Stockholm', 20, 18.07, 59.33), city('Södertälje', 2, 16.53, 59.33)]
  expect([...labelsOf([cluster('a', 20, 18.07, 59.33), cluster('b', 2, 16.53, 59.33)], cities, 6).values()]).toEqual([
    'Stockholm',
  ])
})

test('arrow keys lead from pin to pin (S-30)', () => {
  const all = [
    { key: 'a', x: 0, y: 0 },
    { key: 'b', x: 50, y: 5 },
    { key: 'c', x: 60, y: 200 },
    { key: 'd', x: 200, y: 0 },
  ]
  expect(neighbourOf(all, all[0]!, 'ArrowRight')).toBe('b')
  expect(neighbourOf(all, all[1]!, 'ArrowRight')).toBe('d')
  expect(neighbourOf(all, all[1]!, 'ArrowDown')).toBe('c')
  expect(neighbourOf(all, all[0]!, 'ArrowLeft')).toBeUndefined()
  expect(neighbourOf(all, all[0]!, 'Tab')).toBeUndefined()
})
