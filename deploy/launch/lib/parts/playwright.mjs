import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ensureBrowser } from '../browser.mjs'
import { report } from '../failure.mjs'
import { inRoot } from '../paths.mjs'
import { runCommand } from '../run-command.mjs'
import { indented } from '../tally.mjs'

/**
 * Rounds of journeys: desktop, phone, and those that publish, break and roll back releases. Rounds run in parallel, each with its own
 * Samspel, in which its journeys run one after another.
 */
const ROUNDS = [
  { file: 'playwright.json', projects: ['desktop'] },
  { file: 'playwright-phone.json', projects: ['phone'] },
  { file: 'playwright-alone.json', projects: ['alone', 'alone-phone'] },
]

const VERIFY = '--grep=@verify'
/** Which journeys: every one, those of each `npm test`, or those that only a check before landing runs, which have the tag. */
const JOURNEYS = { all: [], main: ['--grep-invert=@verify'], verify: [VERIFY] }
export const JOURNEY_CHOICES = Object.keys(JOURNEYS)

/**
 * Playwright's arguments for `--journeys <choice>`. Without a choice: what was selected in another way is run whole, otherwise the main ones.
 * @param {string | undefined} choice @param {boolean} isSelected
 */
export const journeysFor = (choice, isSelected) => JOURNEYS[choice ?? (isSelected ? 'all' : 'main')]

/** The rounds that remain after `--project=` arguments for Playwright. */
export function roundsFor(args) {
  const chosen = args.filter((arg) => arg.startsWith('--project=')).map((arg) => arg.slice('--project='.length))
  return ROUNDS.map(({ file, projects }) => ({
    file,
    projects: chosen.length > 0 ? projects.filter((name) => chosen.includes(name)) : projects,
    args: args.filter((arg) => !arg.startsWith('--project=')),
  })).filter(({ projects }) => projects.length > 0)
}

async function runRound({ file, projects, args }, env) {
  // `npm run rows` reads the results of both.
  const result = inRoot('.cache', 'results', args.includes(VERIFY) ? `verify-${file}` : file)
  mkdirSync(path.dirname(result), { recursive: true })
  rmSync(result, { force: true })
  const cli = createRequire(inRoot('package.json')).resolve('@playwright/test/cli')
  const { code } = await runCommand(
    process.execPath,
    [
      cli,
      'test',
      '--reporter=list,json',
      `--output=${inRoot('test-results', path.parse(file).name)}`,
      '--pass-with-no-tests',
      ...projects.map((name) => `--project=${name}`),
      ...args,
    ],
    {
      cwd: inRoot('e2e'),
      echo: true,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: result },
    },
  )
  const { stats, suites } = JSON.parse(readFileSync(result, 'utf8'))
  return { stats, code, journeys: journeysOf(suites) }
}

/** Runs the journeys, each round against a Samspel started by `stack`, which provides its address, its folders and the registry service. */
export async function playwright({ stack, args = /** @type {string[]} */ ([]) }) {
  const browser = await ensureBrowser()
  const run = async (round) => {
    const { baseUrl, dataDir, storageDir, registryUrl } = await stack()
    return runRound(round, {
      ...process.env,
      FORCE_COLOR: '0',
      BASE_URL: baseUrl,
      DATA_DIR: dataDir,
      STORAGE_DIR: storageDir,
      REGISTRY_SERVICE_URL: registryUrl,
      CHROMIUM_PATH: browser,
    })
  }
  const settled = await Promise.allSettled(roundsFor(args).map(run))
  const broken = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  for (const reason of broken) report(reason)
  if (broken.length > 0) return { passed: 0, failed: broken.length, skipped: 0 }
  const rounds = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const add = (key) => rounds.reduce((sum, { stats }) => sum + stats[key], 0)
  const stats = {
    expected: add('expected'),
    unexpected: add('unexpected'),
    flaky: add('flaky'),
    skipped: add('skipped'),
  }
  const journeys = rounds.flatMap((round) => round.journeys)
  return {
    ...countPlaywright({ stats }, Math.max(...rounds.map(({ code }) => code))),
    failures: journeys.filter(({ failed }) => failed).map(named),
    wavering: journeys.filter(({ wavered }) => wavered).map(named),
    journeys,
  }
}

const named = ({ name, why }) => [name, ...why].join('\n')

/** Error location and message of each attempt. */
const whyOf = (results) =>
  results.flatMap(({ errors = [] }) =>
    errors.flatMap(({ message = '', location }) => [
      `    ${location ? `line ${location.line}` : 'no line'}:`,
      ...indented(message, 8),
    ]),
  )

/** Lists every journey of a Playwright result: `[project] file › name`, seconds, whether it failed or passed only on retry, and why. */
export const journeysOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
        failed: status === 'unexpected',
        wavered: status === 'flaky',
        why: whyOf(results),
      })),
    ),
    ...journeysOf(inner),
  ])

/** Converts Playwright's counts. An exit code that they do not explain counts as one more failure. */
export function countPlaywright({ stats }, code) {
  const passed = stats.expected + stats.flaky
  const unexplained = stats.unexpected === 0 && (code !== 0 || passed === 0) ? 1 : 0
  return { passed, failed: stats.unexpected + unexplained, skipped: stats.skipped }
}
