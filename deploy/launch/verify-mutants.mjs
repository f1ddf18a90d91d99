import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runCommandToEnd } from './lib/command.mjs'
import { Failure } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { parts } from './lib/mutants/parts.mjs'
import { scoresOf } from './lib/mutants/scores.mjs'
import { npx } from './lib/npm.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { runCommand } from './lib/run-command.mjs'

const HELP = `Stryker plants faults and sees whether a test nearby fails:

  npm run verify:mutants                     every part: ${Object.keys(parts).join(', ')}
  npm run verify:mutants -- rules policies   some of them
  npm run verify:mutants -- --static         also what is evaluated once when a module is loaded (each fault runs all tests)
  npm run verify:mutants -- --fresh          without the results of the run before

One fault each on lines picked at random, in a copy; the tests nearest to the line, with PostgreSQL for the API:

  npm run verify:mutants -- --sample 24 [--seed 7]               how many of them are caught, and by which test
  npm run verify:mutants -- --sample 24 --seed 7 --only 3,11     two of that sample again
  npm run verify:mutants -- --sample 24 --seed 7 --list          which they are

Survivors, one a line: .cache/mutants/<part>.txt`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    static: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
/** Of each folder's faults, this share must be noticed. */
const GOAL = 85
const home = (...place) => inRoot('.cache', 'mutants', ...place)

/** @param {string} name @param {import('./lib/mutants/parts.mjs').Part} part */
function settingsOf(name, { mutate, hasDom = false }) {
  return {
    packageManager: 'pnpm',
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      configFile: 'shared/testing/src/jest/mutants.config.mjs',
      enableFindRelatedTests: hasDom,
    },
    // A test that names its environment in a docblock goes past Stryker's, which counts coverage.
    coverageAnalysis: hasDom ? 'off' : 'perTest',
    ignoreStatic: !values.static && !hasDom,
    mutate: [...mutate, '!**/*.test.{ts,tsx}', '!**/messages.ts', '!**/index.ts', '!**/*.d.ts'],
    ignorePatterns: [
      ...['**', '!package.json', '!shared/**', '!server/**', '!mf-*/**'],
      ...['**/node_modules', '**/dist'],
    ],
    disableTypeChecks: false,
    concurrency: 1,
    // A busy machine is slow, which is no proof that a fault was noticed.
    timeoutMS: 30_000,
    incremental: true,
    incrementalFile: home(`${name}.incremental.json`),
    tempDirName: home(name),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: home(`${name}.json`) },
  }
}

/** @param {string} name */
async function scoresOfPart(name) {
  const part = parts[name]
  if (!part) throw new Failure(`There is no part '${name}': ${Object.keys(parts).join(', ')}.`)
  if (values.fresh) rmSync(home(`${name}.incremental.json`), { force: true })
  rmSync(home(`${name}.json`), { force: true })
  writeFileSync(home(`${name}.settings.json`), JSON.stringify(settingsOf(name, part)))
  const [command, args] = npx(['stryker', 'run', home(`${name}.settings.json`)])
  const env = { ...process.env, MUTANTS_OF: JSON.stringify(part) }
  const { code, tail } = await runCommand(command, args, { cwd: root, env, echo: true, inBackground: true })
  if (code !== 0 || !existsSync(home(`${name}.json`))) throw new Failure(`Stryker failed for ${name}.`, tail)
  const { files } = JSON.parse(readFileSync(home(`${name}.json`), 'utf8'))
  const { folders, survivors } = scoresOf(files)
  writeFileSync(home(`${name}.txt`), survivors.map((line) => `${line}\n`).join(''))
  return folders
}

async function mutants() {
  await ensureInstalled()
  mkdirSync(home(), { recursive: true })
  const folders = []
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts))
    folders.push(...(await scoresOfPart(name)))
  for (const { folder, noticed, all, score } of folders)
    console.log(`${score.toFixed(1).padStart(6)} %  ${`${noticed} of ${all}`.padEnd(14)} ${folder}`)
  const low = folders.filter(({ score }) => score < GOAL)
  console.log(`\n${folders.length - low.length} passed, ${low.length} failed`)
  return low.length === 0 ? 0 : 1
}

/** Ends what a sample has started. */
let close = () => Promise.resolve()

async function sample() {
  await ensureInstalled()
  const { closeSample, sampleFaults } = await import('./lib/mutants/sample.mjs')
  close = closeSample
  return sampleFaults({
    count: Number(values.sample),
    seed: Number(values.seed ?? Date.now() % 1_000_000),
    only: values.only?.split(',').map(Number),
    listed: values.list,
  })
}

runCommandToEnd(values.sample === undefined ? mutants : sample, { help: values.help && HELP, close: () => close() })
