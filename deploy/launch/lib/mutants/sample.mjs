import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { jest, jestProgram } from '../parts/jest.mjs'
import { inRoot, root } from '../paths.mjs'
import { endCommands, runCommand } from '../run-command.mjs'
import { makeTestBed } from '../test-bed.mjs'
import { copyTree } from './copy.mjs'
import { nearestOf } from './nearest.mjs'
import { pickFaults, planted } from './pick.mjs'

/** Faults are planted here, never in the working tree. */
const copy = inRoot('.cache', 'mutants', 'sample')
/** A fault can make a loop that never ends. */
const LIMIT_MS = 300_000
const NO_END = 'no end'
const bed = makeTestBed({ inMemory: true })

/** @type {Promise<Record<string, string>> | undefined} */
let known
/** Without `API_MAIN`: what was built before has no fault. */
const apiEnv = () =>
  (known ??= Promise.all([bed.templateUrl(), bed.sharedFolder()]).then(([url, folder]) => ({
    TEST_DATABASE_URL: url,
    TEST_SHARED_DIR: folder,
  })))

export async function closeSample() {
  await bed.close()
  rmSync(copy, { recursive: true, force: true })
}

/** @param {string} file */
const projectOf = (file) => (file.startsWith('server/') ? 'server' : 'unit')
/** @param {string} file */
const readCopy = (file) => readFileSync(path.join(copy, file), 'utf8')

/** @param {string} file @returns {Promise<string[]>} */
async function testsNear(file) {
  /** @type {string[]} */
  const related = []
  await runCommand(
    process.execPath,
    [jestProgram(), '--selectProjects', projectOf(file), '--listTests', '--findRelatedTests', file],
    {
      cwd: copy,
      inBackground: true,
      onLine: (line) => line.startsWith(copy) && related.push(path.relative(copy, line)),
    },
  )
  return nearestOf(file, related, readCopy)
}

/** @param {string} project @param {string[]} tests */
async function failuresOf(project, tests) {
  const env = project === 'server' ? await apiEnv() : {}
  const limit = setTimeout(endCommands, LIMIT_MS)
  const args = ['--maxWorkers=2', '--runTestsByPath', ...tests]
  const { failed, failures } = await jest(project, env, args, { at: copy, echo: false }).finally(() =>
    clearTimeout(limit),
  )
  return failed === 0 ? [] : failures.length > 0 ? failures.map((text) => text.split('\n')[0] ?? '') : [NO_END]
}

/**
 * Plants a fault and runs the tests near it. What then fails must pass without the fault, or it says nothing.
 * @param {import('./pick.mjs').PlantedFault} fault @returns {Promise<[verdict: string, by: string]>}
 */
async function verdictOf(fault) {
  const place = path.join(copy, fault.file)
  const text = readCopy(fault.file)
  const tests = await testsNear(fault.file)
  if (tests.length === 0) return ['SURVIVED', 'no test imports the file']
  const project = projectOf(fault.file)
  writeFileSync(place, planted(text, fault) ?? text)
  const [first] = await failuresOf(project, tests).finally(() => writeFileSync(place, text))
  if (first === undefined) return ['SURVIVED', tests.join(' ')]
  // A busy machine is slow, which is no proof that a fault was noticed.
  if (first === NO_END) return ['UNKNOWN', `no end: ${tests.join(' ')}`]
  const [file = ''] = first.split(' › ')
  if (tests.includes(file) && (await failuresOf(project, [file])).length > 0)
    return ['UNKNOWN', `fails anyway: ${first}`]
  return ['caught', first]
}

/** @param {string} text */
const short = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 120)

/**
 * Plants `count` faults, one after the other, at places that `seed` chooses, and tells of each whether the tests near it notice.
 * @param {{ count: number, seed: number, only?: number[] | undefined, listed?: boolean }} options `only`: these numbers of the sample;
 * `listed`: say which, and plant none
 */
export async function sampleFaults({ count, seed, only, listed = false }) {
  const faults = await pickFaults(root, count, seed)
  const chosen = faults
    .map((fault, index) => ({ fault, number: index + 1 }))
    .filter(({ number }) => !only || only.includes(number))
  if (!listed) copyTree(root, copy)
  /** @type {Record<string, number>} */
  const counts = {}
  for (const { fault, number } of chosen) {
    console.log(
      `\n${number}. ${fault.file}:${fault.line} ${fault.kind}\n   - ${short(fault.from)}\n   + ${short(fault.replacement)}`,
    )
    if (listed) continue
    const [verdict, by] = await verdictOf(fault)
    counts[verdict] = (counts[verdict] ?? 0) + 1
    console.log(`   ${verdict}: ${by}`)
  }
  if (listed) return 0
  const { caught = 0, SURVIVED = 0, UNKNOWN = 0 } = counts
  console.log(`\nseed ${seed}: ${caught} of ${chosen.length} caught, ${SURVIVED} survived, ${UNKNOWN} unknown`)
  return SURVIVED + UNKNOWN === 0 ? 0 : 1
}
