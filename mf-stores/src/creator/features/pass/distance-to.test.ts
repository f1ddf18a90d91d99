import { expect, test } from '@jest/globals'
import { metresBetween } from '@samspel/api/distance'
import { walkOf } from './distance-to'

const jarntorget = { latitude: 57.69985, longitude: 11.95282 }
const nordstan = { latitude: 57.70855, longitude: 11.96931 }
const malmo = { latitude: 55.59163, longitude: 13.00791 }

test('minutes to walk in a town, kilometres between towns, never no minute at all', () => {
  expect(Math.round(metresBetween(jarntorget, nordstan) / 100)).toBe(14)
  expect(walkOf(jarntorget, nordstan)).toEqual({ minutes: 21 })
  expect(walkOf(jarntorget, malmo)).toEqual({ kilometres: 243 })
  expect(walkOf(jarntorget, jarntorget)).toEqual({ minutes: 1 })
})
