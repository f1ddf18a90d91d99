import { describe, expect, test } from '@jest/globals'
import { missingRaise, neededLevel } from '../packages/raise'
import { compareReports } from './compare'
import { reportCode } from './report-code'
import { readReport, writeReport } from './report-text'

const report = (code: string, entry = '@x/ui') => writeReport('@x/ui', [{ name: entry, code }])
const differences = (before: string, after: string) =>
  compareReports(report(before), report(after)).map(({ weight, what }) => `${weight}: ${what}`)

describe('what takes something away, or asks for more, breaks', () => {
  test.each([
    ['an export that is gone', 'export function Notice(): void;', '', 'Notice is gone'],
    [
      'one that is no export any more',
      'export interface A { a: string; }',
      'interface A { a: string; }',
      'A is not exported any more',
    ],
    [
      'a property that is gone',
      'export interface NoticeProps { tone?: string; }',
      'export interface NoticeProps { }',
      'NoticeProps.tone is gone',
    ],
    [
      'a property of a type that others refer to',
      'interface NoticeProps { tone?: string; }',
      'interface NoticeProps { }',
      'NoticeProps.tone is gone',
    ],
    [
      'one that must be given',
      'export interface NoticeProps { }',
      'export interface NoticeProps { tone: string; }',
      'NoticeProps.tone must be given now',
    ],
    [
      'one that may not be left out any more',
      'export interface NoticeProps { tone?: string; }',
      'export interface NoticeProps { tone: string; }',
      'NoticeProps.tone must be given now',
    ],
    [
      'one that may be absent from what is got',
      'export interface Page { next: string; }',
      'export interface Page { next?: string; }',
      'Page.next may be absent now',
    ],
    ['a choice less', "export type Tone = 'ok' | 'warn';", "export type Tone = 'ok';", "Tone: 'warn' is gone"],
    [
      'a result that may be absent',
      'export function find(id: string): string;',
      'export function find(id: string): string | undefined;',
      'find() may be undefined now',
    ],
    [
      'a parameter more',
      'export function find(id: string): string;',
      'export function find(id: string, in_: string): string;',
      'find needs in_ now',
    ],
    [
      'a parameter less',
      'export function find(id: string, at?: number): string;',
      'export function find(id: string): string;',
      'find takes no at any more',
    ],
    [
      'a narrower parameter',
      'export function find(id: string | number): string;',
      'export function find(id: string): string;',
      'find(id): number is gone',
    ],
    [
      'a field of a record',
      'export const Store: TObject<{ id: TString; city: TString; }>;',
      'export const Store: TObject<{ id: TString; }>;',
      'Store.city is gone',
    ],
    ['another type', 'export const limit: number;', 'export const limit: string;', 'limit was number and is string'],
    [
      'another kind of thing',
      'export const limit: number;',
      'export function limit(): number;',
      'limit is declared in another way',
    ],
  ])('%s', (_what, before, after, what) => expect(differences(before, after)).toEqual([`breaks: ${what}`]))

  test('an entry that is gone', () => {
    expect(compareReports(report('', '@x/ui/qr'), report('', '@x/ui'))).toEqual([
      { entry: '@x/ui/qr', weight: 'breaks', what: 'the whole entry is gone' },
      { entry: '@x/ui', weight: 'fits', what: 'the whole entry is new' },
    ])
  })
})

describe('what gives more fits', () => {
  test.each([
    ['an export', '', 'export function Notice(): void;', 'Notice is new'],
    [
      'a property that may be left out',
      'export interface NoticeProps { }',
      'export interface NoticeProps { tone?: string; }',
      'NoticeProps.tone is new',
    ],
    [
      'a field of a record',
      'export const Store: TObject<{ id: TString; }>;',
      'export const Store: TObject<{ id: TString; city: TString; }>;',
      'Store.city is new',
    ],
    ['a choice', "export type Tone = 'ok';", "export type Tone = 'ok' | 'warn';", "Tone: 'warn' is new"],
    [
      'a parameter that may be left out',
      'export function find(id: string): string;',
      'export function find(id: string, at?: number): string;',
      'find takes at',
    ],
    [
      'a wider parameter',
      'export function find(id: string): string;',
      'export function find(id: string | number): string;',
      'find(id): number is new',
    ],
  ])('%s', (_what, before, after, what) => expect(differences(before, after)).toEqual([`fits: ${what}`]))
})

test('another layout and another order are no change', () => {
  expect(
    differences(
      'export type A = { a: string; };\nexport const b: 1;',
      'export const b: 1;\n\nexport type A = {\n    a: string;\n};',
    ),
  ).toEqual([])
})

test('a report can be read back', () => {
  const entries = [
    { name: '@x/ui', code: 'export const a: 1;' },
    { name: '@x/ui/qr', code: '' },
  ]
  expect(readReport(writeReport('@x/ui', entries))).toEqual(entries)
})

test('what two entries refer to stands in a report once, and comments and imports do not', () => {
  const code = "import { X } from 'x';\n// note\ninterface Deep { a: string; }\nexport function one(deep: Deep): X;"
  expect(
    reportCode([
      { name: 'a', code },
      { name: 'b', code: 'interface Deep { a: string; }\nexport function two(deep: Deep): void;' },
    ]),
  ).toEqual([
    { name: 'a', code: 'interface Deep {\n    a: string;\n}\n\nexport function one(deep: Deep): X;' },
    { name: 'b', code: 'export function two(deep: Deep): void;' },
  ])
})

describe('versions', () => {
  const gone = compareReports(report('export const a: 1;'), report(''))
  const more = compareReports(report(''), report('export const a: 1;'))

  test.each([
    ['0.2.0', gone, 'minor'],
    ['1.2.0', gone, 'major'],
    ['0.2.0', more, 'patch'],
    ['1.2.0', more, 'minor'],
    ['0.2.0', [], undefined],
  ] as const)('%s with %j is raised by %s', (version, changes, level) =>
    expect(neededLevel(version, changes)).toBe(level),
  )

  test('a change that no changeset covers is refused, and the text says which export and what to do', () => {
    const text = missingRaise({ name: '@x/ui', version: '0.2.0' }, gone, 'patch')
    expect(text).toContain('@x/ui: a is gone')
    expect(text).toContain("'@x/ui': minor")
    expect(missingRaise({ name: '@x/ui', version: '0.2.0' }, gone, 'minor')).toBeUndefined()
    expect(missingRaise({ name: '@x/ui', version: '0.2.0' }, more, undefined)).toContain("'@x/ui': patch")
  })
})
