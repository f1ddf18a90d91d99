import { findCircles, isKnownCircle, isKnownTaken, takenInside } from './boundaries.mjs'
import { KNOWN_CIRCLES, KNOWN_TAKEN } from './known.mjs'

/** @typedef {import('./graph.mjs').ImportGraph} ImportGraph */

/** @param {ImportGraph} graph */
function insidesTaken({ imports }) {
  return [...imports].flatMap(([file, list]) =>
    list.flatMap(({ target }) => {
      const place = takenInside(file, target)
      return place ? [{ file, target, place }] : []
    }),
  )
}

/** Everything that lint rejects. @param {ImportGraph} graph */
export const findViolations = (graph) => [
  ...findCircles(graph)
    .found.filter(({ folder, members }) => !isKnownCircle(folder, members))
    .map(({ folder, members }) => `${folder}: a circle of ${members.join(', ')}`),
  ...insidesTaken(graph)
    .filter(({ place }) => !isKnownTaken(place))
    .map(({ file, target }) => `${file}: takes ${target} past the index`),
]

/** Entries of known.mjs that have been fixed and can be removed. @param {ImportGraph} graph */
export function findStale(graph) {
  const { found } = findCircles(graph)
  const taken = new Set(insidesTaken(graph).map(({ place }) => place))
  const inCircle = (/** @type {string} */ folder, /** @type {string} */ entry) =>
    found.some((circle) => circle.folder === folder && circle.members.includes(entry))
  return [
    ...Object.entries(KNOWN_CIRCLES).flatMap(([folder, entries]) =>
      entries
        .filter((entry) => !inCircle(folder, entry))
        .map((entry) => `known.mjs: ${folder}/${entry} is in no circle`),
    ),
    ...KNOWN_TAKEN.filter((place) => !taken.has(place)).map(
      (place) => `known.mjs: ${place} is entered by its index only`,
    ),
  ]
}
