import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {Counts} counts */
const plural = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Adds up the counts of several parts. */
export const sum = (counts) =>
  counts.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** Formats one line for one part. @type {(part: Counts & { name: string, seconds: number }) => string} */
export const partLine = ({ name, seconds, ...counts }) =>
  `${name.padEnd(8)} ${plural(counts).padEnd(34)} ${seconds.toFixed(1)} s`

/** The closing line: `N passed, N failed`, followed by `, N skipped` if there are any. */
export const closingLine = plural

const CLOSING = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/

/** Adds up closing lines of several runs into one. A run that ended without such a line counts as a failure. @param {string[]} lines */
export function addClosingLines(lines) {
  const counts = lines.map((line) => {
    const [, passed, failed, skipped = '0'] = CLOSING.exec(line.trim()) ?? ['', '0', '1']
    return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
  })
  const total = sum(counts)
  return { line: `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`, failed: total.failed }
}

/** The lines under `Failed:` in what a run printed. @param {string} output */
export const failedOf = (output) => /^Failed:\n((?:.+\n)+)/mu.exec(output)?.[1].trimEnd().split('\n') ?? []

/** The slowest journeys of all parts, slowest first: `  12.3 s  name`. */
export const slowestLines = (parts, count = 30) =>
  parts
    .flatMap(({ journeys = [] }) => journeys)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)

/** The failed tests of all parts, one line each: `part  file › name`. */
export const failureLines = (parts) =>
  parts.flatMap(({ name, failures = [] }) => failures.map((failure) => `${name.padEnd(8)} ${failure}`))

/** First lines of a test framework's terminal output, without colours and empty lines, indented under a test's name. */
export const indented = (text, count) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count)
    .map((line) => `      ${line}`)

/** Tests that failed and passed on retry, one line each. */
export const waveringLines = (parts) => parts.flatMap(({ wavering = [] }) => wavering)
