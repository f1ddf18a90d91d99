// Makes the outline of the store map from Natural Earth (world-atlas, public domain): `node shared/map/scripts/make-outline.mjs`.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import { presimplify, quantile, simplify } from 'topojson-simplify'

const countries = createRequire(import.meta.url)('world-atlas/countries-10m.json')
/** Degrees by which cells lie over one another: no seam shows between them. */
const overlap = 0.02
// The coarse one reaches as far as the map can be moved, the fine one over the countries of the market.
const levels = {
  coarse: { area: [-42, 30, 72, 76], keep: 0.15, cell: 6, unit: 200 },
  fine: { area: [-26, 46, 46, 73], keep: 1, cell: 3, unit: 1000 },
}

// Russia ends beyond the date line: what lies there goes on to the east.
const straight = (ring) =>
  ring.some(([lng]) => lng > 150) ? ring.map(([lng, lat]) => [lng < -160 ? lng + 360 : lng, lat]) : ring

/** A ring inside a half plane (Sutherland and Hodgman). */
function cut(ring, axis, limit, sign) {
  const inside = (point) => sign * (point[axis] - limit) >= 0
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1)
    if (inside(point) === inside(before)) return inside(point) ? [point] : []
    const part = (limit - before[axis]) / (point[axis] - before[axis])
    const edge = [before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])]
    edge[axis] = limit
    return inside(point) ? [edge, point] : [edge]
  })
}
const clip = (ring, [w, s, e, n]) => cut(cut(cut(cut(ring, 0, w, 1), 0, e, -1), 1, s, 1), 1, n, -1)

const boxOf = (points) =>
  points.reduce(
    ([w, s, e, n], [x, y]) => [Math.min(w, x), Math.min(s, y), Math.max(e, x), Math.max(n, y)],
    [Infinity, Infinity, -Infinity, -Infinity],
  )
const meets = ([w, s, e, n], [w2, s2, e2, n2]) => w <= e2 && w2 <= e && s <= n2 && s2 <= n

/** Lines inside a box: parts of which at least one end of each step is in it. */
function within(line, box) {
  const isIn = ([x, y]) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
  const parts = []
  let part = []
  for (let i = 1; i < line.length; i++) {
    if (isIn(line[i - 1]) || isIn(line[i])) part.push(...(part.length ? [line[i]] : [line[i - 1], line[i]]))
    else if (part.length) [parts.push(part), (part = [])]
  }
  return part.length ? [...parts, part] : parts
}

function make({ area: [west, south, east, north], keep, cell, unit }) {
  const weighted = presimplify(countries)
  const topology = keep === 1 ? countries : simplify(weighted, quantile(weighted, keep))
  const { land, countries: states } = topology.objects
  const polygons = feature(topology, land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
  const shapes = polygons
    .map((rings) => rings.map((ring) => straight(ring.slice(0, -1))))
    .map((rings) => ({ rings, box: boxOf(rings[0]) }))
  const lines = mesh(topology, states, (a, b) => a !== b).coordinates.map((line) => ({
    line: straight(line),
    box: boxOf(line),
  }))

  // Whole units from the cell's corner, each point as its step from the one before.
  const encode = (points, [w, s]) => {
    let [px, py] = [0, 0]
    return points.flatMap(([lng, lat], index) => {
      const [x, y] = [Math.round((lng - w) * unit), Math.round((lat - s) * unit)]
      const step = [x - px, y - py]
      ;[px, py] = [x, y]
      // The first may well stand on the corner itself.
      return index > 0 && step[0] === 0 && step[1] === 0 ? [] : step
    })
  }
  const cells = []
  for (let w = west; w < east; w += cell) {
    for (let s = south; s < north; s += cell) {
      const box = [w - overlap, s - overlap, Math.min(w + cell, east) + overlap, Math.min(s + cell, north) + overlap]
      const polygons = shapes
        .filter((shape) => meets(shape.box, box))
        .flatMap(({ rings }) => {
          const clipped = rings.map((ring) => clip(ring, box)).filter((ring) => ring.length > 2)
          return clipped.map((ring) => encode(ring, box)).filter((steps) => steps.length > 4)
        })
      if (polygons.length === 0) continue
      cells.push({
        box: box.map((value) => Number(value.toFixed(3))),
        land: polygons,
        borders: lines
          .filter((line) => meets(line.box, box))
          .flatMap(({ line }) => within(line, box))
          .map((line) => encode(line, box)),
      })
    }
  }
  return { area: [west, south, east, north], unit, cells }
}

for (const [name, level] of Object.entries(levels)) {
  const text = JSON.stringify(make(level))
  writeFileSync(new URL(`../src/outline/${name}.json`, import.meta.url), `${text}\n`)
  console.log(name, text.length)
}
