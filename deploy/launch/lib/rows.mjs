import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

const ONE = /\b([A-Z]-\d{2})\b/g
const RANGE = /\b([A-Z])-(\d{2})\s*(?:to|–|…)\s*(?:\1-)?(\d{2})\b/g

/** Extracts the row ids in a test title; `T-12 to T-17` stands for six. */
export function rowsIn(title) {
  const ids = new Set([...title.matchAll(ONE)].map(([, id]) => id))
  for (const [, letter, from, to] of title.matchAll(RANGE)) {
    for (let number = Number(from); number <= Number(to); number += 1)
      ids.add(`${letter}-${String(number).padStart(2, '0')}`)
  }
  return [...ids]
}

/** The rows of the specification, in order. */
export const readRows = () =>
  readFileSync(inRoot('docs', 'spec', 'rows.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, owner, what] = line.split('\t')
      return { id, owner, what }
    })

/** Title and outcome of every test in a jest report. */
export const jestTests = (report) =>
  report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      passed: status === 'passed',
      skipped: status !== 'passed' && status !== 'failed',
    })),
  )

/** Title and outcome of every test in a Playwright report, one entry per project. */
export function playwrightTests({ suites }) {
  const walk = (suite, path) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status }) => ({
        title: `${path} ${spec.title}`,
        passed: status === 'expected' || status === 'flaky',
        skipped: status === 'skipped',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${path} ${inner.title}`)),
  ]
  return suites.flatMap((suite) => walk(suite, ''))
}

/**
 * Lists each row with the tests that name it. `state`: `pass` if at least one passed and none failed, `fail` if one failed, `skipped`
 * if none ran, `none` if no test names it.
 */
export function rowTable(rows, tests) {
  const byRow = new Map(rows.map(({ id }) => [id, []]))
  for (const test of tests) for (const id of rowsIn(test.title)) byRow.get(id)?.push(test)
  return rows.map((row) => {
    const named = byRow.get(row.id)
    const failed = named.filter(({ passed, skipped }) => !passed && !skipped).length
    const passed = named.filter((test) => test.passed).length
    const state = failed > 0 ? 'fail' : passed > 0 ? 'pass' : named.length > 0 ? 'skipped' : 'none'
    return { ...row, tests: named.length, state }
  })
}
