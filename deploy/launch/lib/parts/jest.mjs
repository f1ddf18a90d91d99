import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inRoot, root } from '../paths.mjs'
import { runCommand } from '../run-command.mjs'
import { indented } from '../tally.mjs'

export const jestProgram = () =>
  path.join(path.dirname(createRequire(inRoot('package.json')).resolve('jest/package.json')), 'bin/jest.js')

/**
 * Runs one project of jest.config.mjs, narrowed by `args`. A test file that cannot be loaded counts as a failure.
 * @param {string} project @param {Record<string, string | undefined>} [env] @param {string[]} [args]
 * @param {{ at?: string, echo?: boolean }} [options] `at`: another copy of the checkout
 */
export async function jest(project, env = {}, args = [], { at = root, echo = true } = {}) {
  const folder = path.join(at, '.cache', 'results')
  const file = path.join(folder, `jest-${project}.json`)
  const waveringFile = path.join(folder, `jest-${project}-wavering.json`)
  mkdirSync(folder, { recursive: true })
  for (const each of [file, waveringFile]) rmSync(each, { force: true })
  const { code } = await runCommand(
    process.execPath,
    [
      jestProgram(),
      '--selectProjects',
      project,
      '--reporters=default',
      `--reporters=${path.join(import.meta.dirname, 'wavering-reporter.cjs')}`,
      '--json',
      `--outputFile=${file}`,
      '--silent',
      ...args,
    ],
    {
      cwd: at,
      inBackground: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      echo,
      env: { ...process.env, FORCE_COLOR: '0', WAVERING_FILE: waveringFile, ...env },
    },
  )
  const result = readResult(file)
  return {
    ...countJest(result, code, args.includes('--passWithNoTests')),
    failures: failuresOf(result, at),
    wavering: waveringOf(readResult(waveringFile)),
  }
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Converts jest's counts. An exit code that they do not explain counts as one more failure, as does a run without tests unless `mayBeNone`.
 */
export function countJest(result, code, mayBeNone = false) {
  if (!result) return { passed: 0, failed: 1, skipped: 0 }
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  const ranNothing = result.numTotalTests === 0 && !mayBeNone
  const unexplained = failed === 0 && (code !== 0 || ranNothing) ? 1 : 0
  return {
    passed: result.numPassedTests,
    failed: failed + unexplained,
    skipped: result.numPendingTests + result.numTodoTests,
  }
}

/** Formats each failed test as `file › name` followed by its message; a file that could not be loaded by its path. */
export function failuresOf(result, at = root) {
  return (result?.testResults ?? []).flatMap(({ name, status, message = '', assertionResults }) => {
    const file = path.relative(at, name)
    const failed = assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages = [] }) =>
        [`${file} › ${fullName}`, ...failureMessages.flatMap((text) => indented(text, 12))].join('\n'),
      )
    return status === 'failed' && failed.length === 0 ? [[file, ...indented(message, 12)].join('\n')] : failed
  })
}

/** Formats each test that passed only on retry as `file › name` followed by the earlier failure message. */
export function waveringOf(tests) {
  return (tests ?? []).map(({ file, fullName, reasons }) =>
    [`${path.relative(root, file)} › ${fullName}`, ...reasons.flatMap((text) => indented(text, 12))].join('\n'),
  )
}
