import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

/**
 * The launcher consists of ES modules for plain Node without a build step, so the test runs them in
 * Node instead of through jest's transform.
 */
const inNode = <T>(file: string, expression: string): T => {
  const address = pathToFileURL(path.join(__dirname, file)).href
  const script = `import * as m from ${JSON.stringify(address)}; console.log(JSON.stringify(${expression}))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as T
}

const counted = (over: Record<string, number>, code: number) =>
  inNode(
    'parts/jest.mjs',
    `m.countJest(${JSON.stringify({
      numPassedTests: 3,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      numTotalTests: 3,
      ...over,
    })}, ${code})`,
  )

test('a test file that cannot be loaded is a failure', () => {
  expect(counted({ numRuntimeErrorTestSuites: 1 }, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('a run without any test is a failure, and so is an exit code that no count explains', () => {
  expect(counted({ numPassedTests: 0, numTotalTests: 0 }, 0)).toMatchObject({ failed: 1 })
  expect(counted({}, 1)).toMatchObject({ passed: 3, failed: 1 })
})

test('a run that left no result is a failure', () => {
  expect(inNode('parts/jest.mjs', 'm.countJest(null, 0)')).toMatchObject({ failed: 1 })
})

test('journeys: what passed, failed and was skipped', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 }
  expect(inNode('parts/playwright.mjs', `m.countPlaywright({ stats: ${JSON.stringify(stats)} }, 1)`)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
  })
})

test('journeys: the slowest and the failed are told by name, whichever folder and project they are of', () => {
  const errorsOf = (status: string) =>
    status === 'expected' ? [] : [{ message: '\u001b[31mnot seen\u001b[39m\n\nExpected: 1', location: { line: 7 } }]
  const spec = (title: string, projectName: string, status: string, ...durations: number[]) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ projectName, status, results: durations.map((duration) => ({ duration, errors: errorsOf(status) })) }],
  })
  const suites = [
    {
      specs: [spec('one', 'desktop', 'expected', 900)],
      suites: [{ specs: [spec('two', 'phone', 'unexpected', 2_000, 1_500), spec('three', 'phone', 'flaky', 100)] }],
    },
  ]
  const journeys = inNode<{ name: string; failed: boolean; wavered: boolean; why: string[] }[]>(
    'parts/playwright.mjs',
    `m.journeysOf(${JSON.stringify(suites)})`,
  )
  expect(journeys.filter(({ failed }) => failed).map(({ name }) => name)).toEqual(['[phone] a.spec.ts › two'])
  expect(journeys.filter(({ wavered }) => wavered).map(({ name }) => name)).toEqual(['[phone] a.spec.ts › three'])
  expect(journeys.map(({ why }) => why.length)).toEqual([0, 6, 3])
  expect(journeys[2]!.why).toEqual(['    line 7:', '      not seen', '      Expected: 1'])
  expect(inNode('tally.mjs', "m.waveringLines([{ name: 'unit' }, { wavering: ['a'] }])")).toEqual(['a'])
  expect(inNode('tally.mjs', `m.slowestLines([{}, { journeys: ${JSON.stringify(journeys)} }])`)).toEqual([
    '   3.5 s  [phone] a.spec.ts › two',
    '   0.9 s  [desktop] a.spec.ts › one',
    '   0.1 s  [phone] a.spec.ts › three',
  ])
  expect(inNode('tally.mjs', `m.slowestLines([{ journeys: ${JSON.stringify(journeys)} }], 1)`)).toHaveLength(1)
})

test('tests: the failed are told by file and name; a file that cannot be loaded by its path', () => {
  const file = (name: string, status: string, ...tests: [string, string][]) => ({
    name: path.resolve(__dirname, '../../..', name),
    status,
    message: '● Test suite failed to run\n\n  Cannot find module',
    assertionResults: tests.map(([fullName, state]) => ({
      fullName,
      status: state,
      failureMessages: state === 'failed' ? ['Expected: 1\n    at line 3'] : [],
    })),
  })
  const result = {
    testResults: [
      file('server/a.test.ts', 'failed', ['pays', 'passed'], ['pays twice', 'failed']),
      file('shell/b.test.ts', 'failed'),
      file('c.test.ts', 'passed'),
    ],
  }
  const failures = inNode<string[]>('parts/jest.mjs', `m.failuresOf(${JSON.stringify(result)})`)
  expect(failures).toEqual([
    'server/a.test.ts › pays twice\n      Expected: 1\n          at line 3',
    'shell/b.test.ts\n      ● Test suite failed to run\n        Cannot find module',
  ])
  expect(
    inNode(
      'tally.mjs',
      `m.failureLines([{ name: 'unit' }, { name: 'server', failures: ${JSON.stringify(failures)} }])`,
    ),
  ).toEqual(failures.map((failure) => `server   ${failure}`))
  expect(inNode('parts/jest.mjs', 'm.failuresOf(null)')).toEqual([])
  const wavering = [
    { file: path.resolve(__dirname, '../../..', 'a.test.ts'), fullName: 'waits', reasons: ['too early'] },
  ]
  expect(inNode('parts/jest.mjs', `m.waveringOf(${JSON.stringify(wavering)})`)).toEqual([
    'a.test.ts › waits\n      too early',
  ])
})

test('the closing line is plain, and names skipped ones only when there are any', () => {
  const parts = [
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 41, failed: 2, skipped: 0 },
  ]
  expect(inNode('tally.mjs', `m.closingLine(m.sum(${JSON.stringify(parts)}))`)).toBe('42 passed, 2 failed')
  expect(inNode('tally.mjs', 'm.closingLine({ passed: 2, failed: 0, skipped: 1 })')).toBe(
    '2 passed, 0 failed, 1 skipped',
  )
})

test('what failed in a run is read from its output, up to the empty line', () => {
  const output =
    'Failed:\nserver   a.test.ts › one\ne2e      b.spec.ts › two\n\nserver   1 passed\n1 passed, 2 failed\n'
  const failed = (text: string) => inNode('tally.mjs', `m.failedOf(${JSON.stringify(text)})`)
  expect(failed(output)).toEqual(['server   a.test.ts › one', 'e2e      b.spec.ts › two'])
  expect(failed('server   1 passed\n1 passed, 0 failed\n')).toEqual([])
})

test('closing lines of several runs add up to one; a run without one is a failure', () => {
  const added = (...lines: string[]) =>
    inNode<{ line: string; failed: number }>('tally.mjs', `m.addClosingLines(${JSON.stringify(lines)})`)
  expect(added('41 passed, 0 failed', '7 passed, 0 failed, 2 skipped')).toEqual({
    line: '48 passed, 0 failed, 2 skipped',
    failed: 0,
  })
  expect(added('41 passed, 2 failed', 'Killed')).toEqual({ line: '41 passed, 3 failed, 0 skipped', failed: 3 })
  expect(added('41 passed, 0 failed', '')).toMatchObject({ failed: 1 })
})

interface Round {
  file: string
  projects: string[]
  args: string[]
}
const roundsFor = (...args: string[]) => inNode<Round[]>('parts/playwright.mjs', `m.roundsFor(${JSON.stringify(args)})`)

test('a project named for the journeys leaves only the rounds that have it', () => {
  expect(roundsFor('specs/entry.spec.ts', '--project=phone')).toEqual([
    { file: 'playwright-phone.json', projects: ['phone'], args: ['specs/entry.spec.ts'] },
  ])
  expect(roundsFor().flatMap(({ projects }) => projects)).toEqual(['desktop', 'phone', 'alone', 'alone-phone'])
})

test('npm test runs the main journeys; those selected in another way are run whole, unless it says which', () => {
  const argsFor = (choice: string | undefined, isSelected: boolean) =>
    inNode<string[]>(
      'parts/playwright.mjs',
      `m.journeysFor(${choice ? JSON.stringify(choice) : 'undefined'}, ${isSelected})`,
    )
  expect(argsFor(undefined, false)).toEqual(['--grep-invert=@verify'])
  expect(argsFor(undefined, true)).toEqual([])
  expect(argsFor('main', true)).toEqual(['--grep-invert=@verify'])
  expect(argsFor('verify', false)).toEqual(['--grep=@verify'])
  expect(argsFor('all', false)).toEqual([])
})

test('limits of time grow with the slowness of the machine, by the median, never shrink and have an end', () => {
  const paceOf = (...measured: number[]) => inNode<number>('pace.mjs', `m.paceOf(${JSON.stringify(measured)})`)
  expect(paceOf(50, 60, 70)).toBe(1)
  expect(paceOf(220, 110, 9_000, 220, 200)).toBe(2)
  expect(paceOf(9_000)).toBe(6)
})
