import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { isReadable, moreFaults } from './more-faults.mjs'

/** @typedef {import('./more-faults.mjs').Fault & { file: string, line: number, from: string }} PlantedFault */

const CODE = /^(server\/src|shared|shell|deploy\/src|mf-[a-z]+)\/.*\.tsx?$/
/** Tests and what serves them, texts, demo data, programs of a build. */
const NOT_SAMPLED =
  /\.test\.|\.d\.ts$|(^|\/)[a-z-]*messages\.ts$|\/(testing|tests?|scripts|seed|generated|locales?)\/|\.config\.ts$/i
/** Empty bodies, lists and texts are noticed by anything, or by nobody. */
const EXCLUDED = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'BlockStatement', 'ArrowFunction']

const silent = () => undefined
const instrumenter = new Instrumenter(
  /** @type {never} */ ({ debug: silent, info: silent, warn: silent, isDebugEnabled: () => false }),
)

/** Numbers from 0 to 1, the same for the same seed (mulberry32). @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Files of the checkout, tracked or new, that exist. @param {string} at @returns {string[]} */
export const filesOf = (at) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: at, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(at, file)))

/** @param {string} file */
export const isSampled = (file) => CODE.test(file) && !NOT_SAMPLED.test(file)

/**
 * Every fault that can be planted in a file, with the line where it begins.
 * @param {string} file @param {string} text @returns {Promise<PlantedFault[]>}
 */
export async function faultsOf(file, text) {
  const begins = [0]
  for (const { index } of text.matchAll(/\n/g)) begins.push(index + 1)
  /** @param {{ line: number, column: number }} position */
  const offsetOf = ({ line, column }) => (begins[line] ?? 0) + column
  const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content: text }], {
    plugins: null,
    excludedMutations: EXCLUDED,
    ignorers: [],
  })
  const wanted = mutants.filter(({ status }) => status !== 'Ignored')
  const strykers = wanted.map(({ location, replacement, mutatorName }) => ({
    start: offsetOf(location.start),
    end: offsetOf(location.end),
    replacement: replacement ?? '',
    kind: mutatorName,
    isExpression: true,
  }))
  return [...strykers, ...moreFaults(file, text)].map((fault) => ({
    ...fault,
    file,
    line: begins.findLastIndex((begin) => begin <= fault.start) + 1,
    from: text.slice(fault.start, fault.end),
  }))
}

/**
 * The text with the fault in it; null if it could not be read any more. An expression stands in brackets where it can, so that the operators
 * around it do not take it apart.
 * @param {string} text @param {PlantedFault} fault
 */
export function planted(text, { file, start, end, replacement, isExpression }) {
  const made = [...(isExpression ? [`(${replacement})`] : []), replacement].map(
    (each) => text.slice(0, start) + each + text.slice(end),
  )
  return made.find((each) => isReadable(file, each)) ?? null
}

/**
 * Picks lines at random, each line of the code as likely as any other, and one fault that begins there.
 * @param {string} at @param {number} count @param {number} seed @returns {Promise<PlantedFault[]>}
 */
export async function pickFaults(at, count, seed) {
  const random = randomFrom(seed)
  /** @param {number} length */
  const anyOf = (length) => Math.floor(random() * length)
  const texts = filesOf(at)
    .filter(isSampled)
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(at, file), 'utf8') }))
  const lines = texts.flatMap((each) => each.text.split('\n').map((_, index) => ({ ...each, line: index + 1 })))
  /** @type {PlantedFault[]} */
  const picked = []
  while (picked.length < count && lines.length > 0) {
    const [chosen] = lines.splice(anyOf(lines.length), 1)
    if (!chosen) break
    const here = (await faultsOf(chosen.file, chosen.text)).filter(({ line }) => line === chosen.line)
    const fault = here[anyOf(here.length)]
    if (fault && planted(chosen.text, fault) !== null) picked.push(fault)
  }
  return picked
}
