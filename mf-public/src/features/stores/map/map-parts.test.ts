import { expect, test } from '@jest/globals'
import type { City } from '../data'
import coarseData from '../outline/coarse.json'
import { drawOutline } from './draw-outline'
import { labelsOf } from './labels'
import { neighbourOf } from './neighbour'
import { Outline } from './outline-cells'

const city = (name: string, storesCount: number, longitude: number, latitude: number): City => ({
  name,
  countryCode: 'SE',
  storesCount,
  longitude,
  latitude,
})
const cluster = (key: string, count: number, lng: number, lat: number) => ({ key, count, lng, lat })

test('S-30 a cluster is named after its town with most stores, and each town names one', () => {
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

test('S-30 names that would lie over one another are left out, the smaller first', () => {
  const cities = [city('Stockholm', 20, 18.07, 59.33), city('Södertälje', 2, 16.53, 59.33)]
  expect([...labelsOf([cluster('a', 20, 18.07, 59.33), cluster('b', 2, 16.53, 59.33)], cities, 6).values()]).toEqual([
    'Stockholm',
  ])
})

test('S-30 arrow keys lead from pin to pin', () => {
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

/** Whether the land of the cells holds a place (ray casting over what is filled). */
function isLand(lng: number, lat: number): boolean {
  const path: [number, number][][] = []
  const pen = {
    beginPath() {},
    closePath() {},
    fill() {},
    stroke() {},
    save() {},
    restore() {},
    clip() {},
    rect() {},
    lineTo: (x: number, y: number) => path.at(-1)!.push([x, y]),
    moveTo: (x: number, y: number) => path.push([[x, y]]),
  }
  const cells = new Outline(coarseData)
    .cellsIn([lng, lat, lng, lat])
    .slice(0, 1)
    .map((cell) => ({ ...cell, borders: [] }))
  drawOutline(
    pen as unknown as CanvasRenderingContext2D,
    cells,
    { x: 0, y: 0, size: 1 },
    { land: '', coast: '', border: '' },
  )
  const sine = Math.sin((lat * Math.PI) / 180)
  const [px, py] = [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
  const rings = path.slice(0, cells[0]?.land.length ?? 0)
  return rings.reduce(
    (inside, ring) =>
      ring.reduce((now, [x, y], i) => {
        const [bx, by] = ring.at(i - 1)!
        return y > py !== by > py && px < ((bx - x) * (py - y)) / (by - y) + x ? !now : now
      }, inside),
    false,
  )
}

test('S-30 the bundled outline knows land from water', () => {
  for (const [lng, lat] of [
    [15.6, 60.6],
    [18.5, 57.4],
    [9.5, 56.2],
    [25.5, 62.2],
    [13.4, 52.5],
    [33, 67.5],
  ] as const)
    expect(isLand(lng, lat)).toBe(true)
  for (const [lng, lat] of [
    [19.5, 58.5],
    [18.7, 61.5],
    [5, 57],
    [0, 65],
    [5, 41.5],
  ] as const)
    expect(isLand(lng, lat)).toBe(false)
})
