import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {Counts} counts */
const plural = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** The sum of several parts' counts. */
export const sum = (counts) =>
  counts.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** One line for one part. @type {(part: Counts & { name: string, seconds: number }) => string} */
export const partLine = ({ name, seconds, ...counts }) =>
  `${name.padEnd(8)} ${plural(counts).padEnd(34)} ${seconds.toFixed(1)} s`

/** The closing line: `N passed, N failed`, with `, N skipped` when any were. */
export const closingLine = plural

/** The slowest journeys of all parts, the slowest first: `  12.3 s  name`. */
export const slowestLines = (parts, count = 30) =>
  parts
    .flatMap(({ journeys = [] }) => journeys)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)

/** The failed tests of all parts, a line each: `part  file › name`. */
export const failureLines = (parts) =>
  parts.flatMap(({ name, failures = [] }) => failures.map((failure) => `${name.padEnd(8)} ${failure}`))

/** The first lines of a text that a test framework wrote for a terminal: without its colours and empty lines, under the name of a test. */
export const indented = (text, count) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .map((line) => `      ${line}`)

/** Tests that failed and passed when they were tried again, a line each. */
export const waveringLines = (parts) => parts.flatMap(({ wavering = [] }) => wavering)
