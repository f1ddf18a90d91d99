import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'

const folder = mkdtempSync(path.join(tmpdir(), 'samspel-sample-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What an expression over the exports of a module answers with, in plain Node. */
function told<T>(module: string, expression: string): T {
  const address = pathToFileURL(path.join(__dirname, module)).href
  const script = `import * as it from ${JSON.stringify(address)}; console.log(JSON.stringify(await (${expression})))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as T
}
function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

/** The lines of a file as its faults would make them. */
const faultyLines = (text: string, kind = 'ts') =>
  told<string[]>(
    'pick.mjs',
    `it.faultsOf('shared/ui/src/a.${kind}', ${JSON.stringify(text)}).then((faults) => faults.map((fault) => it.planted(${JSON.stringify(text)}, fault)))`,
  )

test('conditions, numbers, calls, arguments and SQL can be wrong', () => {
  const faults = faultyLines('if (a > 1) send(b, c)\nsql`WHERE x AND y`')
  expect(faults).toEqual(
    expect.arrayContaining([
      'if ((a <= 1)) send(b, c)\nsql`WHERE x AND y`',
      'if (a > 2) send(b, c)\nsql`WHERE x AND y`',
      'if (a > 1) ;\nsql`WHERE x AND y`',
      'if (a > 1) send(c, b)\nsql`WHERE x AND y`',
      'if (a > 1) send(b, c)\nsql`WHERE x OR y`',
    ]),
  )
})

test('what no test can say is left alone: texts, sizes of what is drawn, types', () => {
  expect(faultyLines("type Two = 2\nexport const words = 'ja'")).toEqual([])
  expect(faultyLines('export const icon = <Icon size={14} />', 'tsx')).toEqual([])
})

test('the same seed picks the same faults, and no test, text or demo data is touched', () => {
  execFileSync('git', ['init', '-q', folder])
  write('shared/ui/src/sum.ts', 'export const sum = (a: number, b: number) => a + b\n')
  write('shared/ui/src/sum.test.ts', 'expect(1 + 1).toBe(2)\n')
  write('shared/ui/src/messages.ts', 'export const messages = 1 + 1\n')
  write('server/src/seed/world.ts', 'export const world = 1 + 1\n')
  const pick = `it.pickFaults(${JSON.stringify(folder)}, 9, 7)`
  const first = told<{ file: string }[]>('pick.mjs', pick)
  expect(first.map(({ file }) => file)).toEqual(['shared/ui/src/sum.ts'])
  expect(told('pick.mjs', pick)).toEqual(first)
})

test('the tests beside a file come first, then those that share its folders; API tests by the words of their names', () => {
  const near = (file: string, related: string[]) =>
    told<string[]>('nearest.mjs', `it.nearestOf('${file}', ${JSON.stringify(related)}, () => '')`)
  expect(
    near('shared/ui/src/fields/readDay.ts', ['mf-auth/src/a.test.tsx', 'shared/ui/src/fields/readDay.test.ts']),
  ).toEqual(['shared/ui/src/fields/readDay.test.ts', 'mf-auth/src/a.test.tsx'])
  expect(
    near('server/src/modules/tax/lines.ts', [
      'server/test/campaigns.test.ts',
      'server/test/tax.test.ts',
      'server/src/modules/mentions/policies.test.ts',
      'server/src/modules/tax/year.test.ts',
    ]),
  ).toEqual([
    'server/src/modules/tax/year.test.ts',
    'server/test/tax.test.ts',
    'server/src/modules/mentions/policies.test.ts',
    'server/test/campaigns.test.ts',
  ])
})

test('packages of the workspace lead to the copy, so a fault in it reaches whoever imports it and the working tree stays as it is', () => {
  execFileSync('git', ['init', '-q', folder])
  write('.gitignore', 'node_modules\n')
  write('package.json', '{}')
  write('shared/api/package.json', '{}')
  write('shared/api/rule.ts', 'sound')
  mkdirSync(path.join(folder, 'node_modules/@samspel'), { recursive: true })
  mkdirSync(path.join(folder, 'node_modules/.pnpm'))
  symlinkSync('../../shared/api', path.join(folder, 'node_modules/@samspel/api'))
  const copy = path.join(folder, 'copy')
  told('copy.mjs', `it.copyTree(${JSON.stringify(folder)}, ${JSON.stringify(copy)}) ?? null`)
  const imported = path.join(copy, 'node_modules/@samspel/api/rule.ts')
  writeFileSync(imported, 'faulty')
  expect(realpathSync(imported)).toBe(path.join(realpathSync(copy), 'shared/api/rule.ts'))
  expect(readFileSync(path.join(folder, 'shared/api/rule.ts'), 'utf8')).toBe('sound')
  expect(realpathSync(path.join(copy, 'node_modules/.pnpm'))).toBe(
    realpathSync(path.join(folder, 'node_modules/.pnpm')),
  )
})
