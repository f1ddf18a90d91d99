export interface Row {
  id: string
  owner: string
  what: string
}
export interface RanTest {
  title: string
  passed: boolean
  skipped: boolean
}
export type RowState = 'pass' | 'fail' | 'skipped' | 'none'
export function rowsIn(title: string): string[]
export function readRows(): Row[]
export function jestTests(report: {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}): RanTest[]
export function playwrightTests(report: { suites: object[] }): RanTest[]
export function rowTable(rows: readonly Row[], tests: readonly RanTest[]): (Row & { tests: number; state: RowState })[]
