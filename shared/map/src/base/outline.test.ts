import { expect, test } from '@jest/globals'
import coarseData from '../outline/coarse.json'
import { drawOutline } from './draw-outline'
import { Outline } from './outline-cells'

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

test('the bundled outline knows land from water (S-30)', () => {
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

test('i: at the zoom of towns coasts are drawn as curves; corners at the edge of a cell stay', () => {
  const steps: [string, number, number][] = []
  const pen = new Proxy(
    {},
    {
      get: (_, name: string) => (x: number, y: number) => void steps.push([name, x, y]),
      set: () => true,
    },
  ) as CanvasRenderingContext2D
  const points = Float64Array.from([0, 0, 1, 0, 1, 1, 0, 1].map((value) => value / 1e3))
  const land = [{ points, onEdge: Uint8Array.from([0, 0, 0, 1]) }]
  const draw = (size: number) => {
    steps.length = 0
    drawOutline(
      pen,
      [{ box: [0, 0, 1, 1], land, borders: [] }],
      { x: 0, y: 0, size },
      { land: '', coast: '', border: '' },
    )
    return steps.slice(1, 5).map(([name]) => name)
  }
  expect(draw(256 * 2 ** 7)).toEqual(['moveTo', 'lineTo', 'lineTo', 'lineTo'])
  expect(draw(256 * 2 ** 11)).toEqual(['moveTo', 'quadraticCurveTo', 'lineTo', 'lineTo'])
})
