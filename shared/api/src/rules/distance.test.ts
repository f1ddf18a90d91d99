import { expect, test } from '@jest/globals'
import { metresBetween, saidDistance, walkOf } from './distance'

test('a distance is said to ten metres below a kilometre, to a hundred below ten, and in whole kilometres from there', () => {
  expect([3, 346, 994, 996, 1_149, 9_949, 9_951, 38_700].map(saidDistance)).toEqual([
    { metres: 10 },
    { metres: 350 },
    { metres: 990 },
    { km: 1 },
    { km: 1.1 },
    { km: 9.9 },
    { km: 10 },
    { km: 39 },
  ])
})

test('the distance between two places is that of the globe', () => {
  const [gothenburg, stockholm] = [
    { latitude: 57.7089, longitude: 11.9746 },
    { latitude: 59.3293, longitude: 18.0686 },
  ]
  expect(Math.round(metresBetween(gothenburg, stockholm) / 1_000)).toBe(397)
  expect(metresBetween(gothenburg, gothenburg)).toBe(0)
})

test('minutes to walk in a town, kilometres between towns, never no minute at all', () => {
  const [jarntorget, nordstan, malmo] = [
    { latitude: 57.69985, longitude: 11.95282 },
    { latitude: 57.70855, longitude: 11.96931 },
    { latitude: 55.59163, longitude: 13.00791 },
  ]
  expect(walkOf(jarntorget, nordstan)).toEqual({ minutes: 21 })
  expect(walkOf(jarntorget, malmo)).toEqual({ kilometres: 243 })
  expect(walkOf(jarntorget, jarntorget)).toEqual({ minutes: 1 })
})
