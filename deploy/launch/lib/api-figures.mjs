import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { figure } from './command.mjs'
import { jest } from './parts/jest.mjs'
import { inRoot } from './paths.mjs'
import { closingLine } from './tally.mjs'

const file = inRoot('.cache', 'results', 'figures.tsv')

/** @returns {string[][]} number and text */
function recorded() {
  try {
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .sort(([one], [other]) => Number(one) - Number(other))
  } catch {
    return []
  }
}

/**
 * Runs the API tests whose path contains one of the words at full length, and prints the figures that they record.
 * @param {Record<string, string>} env of the tests: `bed.apiEnv()` @param {string[]} words @param {string} [title]
 * @returns {Promise<boolean>} whether all passed
 */
export async function apiFigures(env, words, title) {
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const counts = await jest('server', { FULL: process.env.FULL || '1', ...env, FIGURES_FILE: file }, words)
  if (title) console.log(`\n${title}`)
  for (const [number = '', text = ''] of recorded()) figure(text.replaceAll('; ', '\n           '), number)
  console.log(`\n${closingLine(counts)}`)
  return counts.failed === 0
}
