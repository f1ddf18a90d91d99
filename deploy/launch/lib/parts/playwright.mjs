import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ensureBrowser } from '../browser.mjs'
import { inRoot } from '../paths.mjs'
import { runCommand } from '../run-command.mjs'

/** Journeys that share the demo data; then those that ship, break and roll back releases. One at a time: on two cores, two browsers take longer than one. */
const ROUNDS = [
  { file: 'playwright.json', projects: ['desktop', 'phone'] },
  { file: 'playwright-alone.json', projects: ['alone', 'alone-phone'] },
]

async function runRound({ file, projects }, { args, env }) {
  const result = inRoot('.cache', 'results', file)
  mkdirSync(path.dirname(result), { recursive: true })
  rmSync(result, { force: true })
  const cli = createRequire(inRoot('package.json')).resolve('@playwright/test/cli')
  const { code } = await runCommand(
    process.execPath,
    [
      cli,
      'test',
      '--reporter=list,json',
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

/** Runs the journeys against a Samspel that answers at `baseUrl`; those that ship remotes write to its registry's folder. */
export async function playwright({ baseUrl, storageDir, registryUrl, args = [] }) {
  const env = {
    ...process.env,
    FORCE_COLOR: '0',
    BASE_URL: baseUrl,
    STORAGE_DIR: storageDir,
    ...(registryUrl && { REGISTRY_SERVICE_URL: registryUrl }),
    CHROMIUM_PATH: await ensureBrowser(),
  }
  const rounds = []
  try {
    for (const round of ROUNDS) rounds.push(await runRound(round, { args, env }))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
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
    failures: journeys.filter(({ failed }) => failed).map(({ name }) => name),
    wavering: journeys.filter(({ wavered }) => wavered).map(({ name }) => name),
    journeys,
  }
}

/** Every journey of a result of Playwright's with its seconds, whether it failed, or passed only when tried again, and its name: `[project] file › name`. */
export const journeysOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
        failed: status === 'unexpected',
        wavered: status === 'flaky',
      })),
    ),
    ...journeysOf(inner),
  ])

/** Playwright's own numbers; an exit code that they do not explain is one failure more. */
export function countPlaywright({ stats }, code) {
  const passed = stats.expected + stats.flaky
  const unexplained = stats.unexpected === 0 && (code !== 0 || passed === 0) ? 1 : 0
  return { passed, failed: stats.unexpected + unexplained, skipped: stats.skipped }
}
