import { expect, test } from '@jest/globals'
import { foldTables } from './fold'
import { reportCode } from './report-code'

const many = (count: number): string => Array.from({ length: count }, (_, at) => `    f${at}: string;`).join('\n')
const table = (name: string, lines: number, more = ''): string =>
  `export declare const ${name}: {\n  list: Endpoint<{\n${more}${many(lines)}\n  }>;\n};`

test('a large table keeps the names of its rows, and what they refer to in the package', () => {
  const folded = foldTables(
    `import { Type } from "typebox";
import type { Money } from "./money.js";
${table('walletEndpoints', 400, 'a: Money;\nb: typeof import("./primitives.js").Meta;\nc: Type.TString;\n')}
export declare const small: { a: string };`,
  )
  expect(folded).toMatch(
    /walletEndpoints: \{\nlist: Folded<'[0-9a-f]{10}', Money \| typeof import\("\.\/primitives\.js"\)\.Meta>;\n\};/,
  )
  expect(folded).toContain('export declare const small: { a: string };')
})

test('a row has the fingerprint of its type: the same for the same, another for another', () => {
  const print = (lines: number) => /Folded<'(\w+)'/.exec(foldTables(table('a', lines)))?.[1]
  expect(print(400)).toBe(print(400))
  expect(print(400)).not.toBe(print(401))
})

test('a constant that consists of others has their rows in the report, folded or not; those that are not exported are not listed', () => {
  const code = `${foldTables(table('large', 400)).replace('export declare', 'declare')}
declare const small: {\n  one: Endpoint<string>;\n};
export declare const endpoints: typeof large & typeof small;`
  const [entry] = reportCode([{ name: '@x/api', code }])
  expect(entry?.code).toMatch(
    /^export const endpoints: \{\n {4}list: Folded<'[0-9a-f]{10}'>;\n {4}one: Folded<'[0-9a-f]{10}'>;\n\};$/,
  )
})
