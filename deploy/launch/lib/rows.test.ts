import { expect, test } from '@jest/globals'
import { jestTests, playwrightTests, readRows, rowsIn, rowTable } from './rows.mjs'

test('a title names rows one by one and by ranges', () => {
  expect(rowsIn('V-12 slug, and V-13')).toEqual(['V-12', 'V-13'])
  expect(rowsIn('T-12 to T-15 totals')).toEqual(['T-12', 'T-15', 'T-13', 'T-14'])
  expect(rowsIn('C-01…03 keys')).toEqual(['C-01', 'C-02', 'C-03'])
  expect(rowsIn('UTF-16 and a B-1')).toEqual([])
})

test('a row passes when one of its tests passed and none failed', () => {
  const rows = ['A-01', 'A-02', 'A-03', 'A-04'].map((id) => ({ id, owner: 'shared', what: '' }))
  const tests = [
    { title: 'A-01 x', passed: true, skipped: false },
    { title: 'A-02 x', passed: true, skipped: false },
    { title: 'A-02 y', passed: false, skipped: false },
    { title: 'A-03 x', passed: false, skipped: true },
  ]
  expect(rowTable(rows, tests).map(({ state, tests: count }) => [state, count])).toEqual([
    ['pass', 1],
    ['fail', 2],
    ['skipped', 1],
    ['none', 0],
  ])
})

test('reports of both runners are read', () => {
  expect(
    jestTests({
      testResults: [
        {
          assertionResults: [
            { fullName: 'a b', status: 'passed' },
            { fullName: 'c', status: 'pending' },
          ],
        },
      ],
    }),
  ).toEqual([
    { title: 'a b', passed: true, skipped: false },
    { title: 'c', passed: false, skipped: true },
  ])
  const report = {
    suites: [
      {
        title: 'file',
        specs: [{ title: 'one', tests: [{ status: 'expected' }] }],
        suites: [{ title: 'group', specs: [{ title: 'two', tests: [{ status: 'unexpected' }] }] }],
      },
    ],
  }
  expect(playwrightTests(report)).toEqual([
    { title: ' one', passed: true, skipped: false },
    { title: ' group two', passed: false, skipped: false },
  ])
})

test('the list of rows is whole: every id once', () => {
  const ids = readRows().map(({ id }) => id)
  expect(ids).toHaveLength(296)
  expect(new Set(ids).size).toBe(296)
})
