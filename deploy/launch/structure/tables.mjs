import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findCircles, parting, takenInside } from './boundaries.mjs'
import { circles, isTest } from './graph.mjs'

/** @typedef {import('./graph.mjs').ImportGraph} ImportGraph */

/** @param {readonly (readonly (string | number)[])[]} rows The first one is the head. */
function markdown([head, ...rows]) {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** @param {string} file */
const packageOf = (file) =>
  file.includes('/')
    ? file
        .split('/')
        .slice(0, file.startsWith('shared/') ? 2 : 1)
        .join('/')
    : '.'

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** @param {string} name @param {readonly (readonly string[])[]} sources Lines of each file. */
function sizeRow(name, sources) {
  const sizes = sources.map((lines) => lines.length).sort((a, b) => a - b)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const wide = sources.flat().filter((line) => line.length > 120).length
  return [
    name,
    sizes.length,
    total,
    quantile(sizes, 0.5),
    quantile(sizes, 0.9),
    quantile(sizes, 1),
    sizes.filter((size) => size <= 15).length,
    `${((100 * wide) / Math.max(1, total)).toFixed(1)} %`,
  ]
}

/** @param {string} root @param {readonly string[]} files */
function sizes(root, files) {
  /** @type {Map<string, string[][]>} */
  const packages = new Map()
  for (const file of files) {
    const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n')
    const name = packageOf(file)
    packages.set(name, [...(packages.get(name) ?? []), lines])
  }
  return [
    ['package', 'files', 'lines', 'median', 'p90', 'max', '≤ 15 lines', 'lines > 120 characters'],
    ...[...packages].map(([name, sources]) => sizeRow(name, sources)),
    sizeRow('all', [...packages.values()].flat()),
  ]
}

/**
 * Counts imports that cross from one package, module or feature to another, by whether they go through the index.
 * @param {ImportGraph} graph
 */
function doors({ imports }) {
  const levels = /^(server\/src\/modules|mf-[^/]+\/src(?:\/[^/]+)?\/features|shared)$/
  /** @type {Map<string, { index: number, inside: number }>} */
  const counts = new Map()
  for (const [file, list] of imports)
    for (const { target } of list) {
      const inside = takenInside(file, target)
      const level = inside ? path.posix.dirname(inside) : parting(file, target).folder
      if (!levels.test(level)) continue
      const count = counts.get(level) ?? { index: 0, inside: 0 }
      count[inside ? 'inside' : 'index']++
      counts.set(level, count)
    }
  return [
    ['level', 'imports between its parts', 'by the index', 'past the index (from anywhere)'],
    ...[...counts].sort().map(([level, { index, inside }]) => [level, index + inside, index, inside]),
  ]
}

/** @param {string} root @param {ImportGraph} graph */
export function structureReport(root, graph) {
  const { found } = findCircles(graph)
  const fileCircles = circles([...graph.imports].flatMap(([file, list]) => list.map(({ target }) => [file, target])))
  const product = graph.files.filter((file) => !isTest(file))
  const tests = graph.files.filter(isTest)
  return `# Structure

Made by \`npm run structure -- --write\`. Imports of types and imports on demand count; tests are left out.

## Circles between the entries of a folder
${found.length === 0 ? 'None.' : markdown([['folder', 'entries in one circle'], ...found.map(({ folder, members }) => [folder, members.join(', ')])])}

## Circles between files
${fileCircles.length === 0 ? 'None.' : markdown([['files in one circle'], ...fileCircles.map((files) => [files.join(', ')])])}

## Entered by the index
${markdown(doors(graph))}

## Sizes
Blank lines and comments are counted.

${markdown(sizes(root, product))}

Tests and journeys: ${markdown(sizes(root, tests)).split('\n').at(-1)}
`
}
