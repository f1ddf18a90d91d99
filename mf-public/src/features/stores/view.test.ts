import { expect, test } from '@jest/globals'
import { countries } from '@samspel/api'
import { boxOfPoints, boxOfView, holds, isIn, readView, startIn, writeBounds, writeView } from './view'

test('a place and a zoom of the address are read, and written as they were (S-30)', () => {
  const view = { lat: 57.7, lng: 11.97, zoom: 12 }
  expect(writeView(view)).toEqual({ lat: '57.7000', lng: '11.9700', z: '12' })
  expect(readView(writeView(view))).toEqual(view)
  expect(readView({ lat: '57.7', lng: '11.97' })).toEqual({ ...view, zoom: 11 })
  expect(readView({ lat: '57.7', lng: '11.97', z: '29' })).toEqual({ ...view, zoom: 18 })
})

test.each([
  {},
  { lat: '57' },
  { lat: 'x', lng: '11' },
  { lat: '1e1', lng: '11' },
  { lat: '57', lng: '11', z: 'NaN' },
  { lat: '-57', lng: '11' },
  { lat: '57', lng: '190' },
  { lat: '', lng: '' },
  { lat: '57<b>', lng: '11' },
])('nonsense of an address is ignored: %j (S-30)', (address) => expect(readView(address)).toBeUndefined())

test('bounds are written as the API takes them, never outside the world (S-30)', () => {
  expect(writeBounds([11.12345, 57.00049, 12.99991, 58])).toBe('11.123,57,13,58')
  expect(writeBounds([-200, -95, 200, 95])).toBe('-180,-85,180,85')
})

test('boxes: of a view, of points, one in the other (S-30)', () => {
  const box = boxOfPoints([1_197_000, 5_770_000, 1_806_000, 5_933_000])
  expect(box).toEqual([11.97, 57.7, 18.06, 59.33])
  expect(boxOfPoints([])).toBeUndefined()
  expect(holds(boxOfView({ lat: 58.5, lng: 15, zoom: 5 }), box!)).toBe(true)
  expect(holds(boxOfView({ lat: 58.5, lng: 15, zoom: 12 }), box!)).toBe(false)
})

test('the map begins at the visitor’s country, on which its capital can be seen', () => {
  Object.assign(globalThis, { window: { innerWidth: 1280 } })
  const capitals = {
    SE: { lat: 59.33, lng: 18.07 },
    NO: { lat: 59.91, lng: 10.75 },
    DK: { lat: 55.68, lng: 12.57 },
    FI: { lat: 60.17, lng: 24.94 },
    GB: { lat: 51.51, lng: -0.13 },
  }
  for (const country of countries) expect(isIn(boxOfView(startIn(country)), capitals[country])).toBe(true)
})
