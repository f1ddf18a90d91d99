import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { buildWithConfig } from './build'
import { commonConfig } from './common'

let dir: string
const out = () => join(dir, 'out')
const filesIn = (ending: string) => readdirSync(out()).filter((name) => name.endsWith(ending))
const hashOf = (name: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join(out(), name)))
    .digest('base64')}`

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'integrity-'))
  mkdirSync(join(dir, 'src'))
  const write = (name: string, text: string) => writeFileSync(join(dir, 'src', name), text)
  write(
    'index.js',
    "void import(/* webpackChunkName: 'page' */ './page')\nvoid import(/* webpackChunkName: 'plain' */ './plain')\nconsole.log('mistaken for nothing')",
  )
  write(
    'page.js',
    "import styles from './page.module.css'\nconsole.log(styles.box, await import(/* webpackChunkName: 'deep' */ './plain2'))",
  )
  write('page.module.css', '.box { background: url(./dot.svg); }')
  write('dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('plain.js', "console.log('plain')")
  write('plain2.js', "export const deep = 'deep'")
  const common = commonConfig({ dir, prefix: 'x' })
  const problems = await buildWithConfig(
    { ...common, entry: { main: './src/index.js' }, output: { ...common.output, uniqueName: 'x' } },
    out(),
  )
  expect(problems).toBeUndefined()
})
afterAll(() => rmSync(dir, { recursive: true }))

test('figure 22 the entry holds the hash of every script and stylesheet that it asks for, of the bytes as they were written', () => {
  const entry = readFileSync(
    join(
      out(),
      filesIn('.js').find((name) => name.startsWith('main.'))!,
    ),
    'utf8',
  )
  const others = [...filesIn('.js').filter((name) => !name.startsWith('main.')), ...filesIn('.css')]
  expect(others.map((name) => name.split('.')[0]).sort()).toEqual(['deep', 'page', 'page', 'plain'])
  for (const name of others) expect(entry).toContain(hashOf(name))
  expect(entry).not.toContain('-HASH-')
})

test('another byte in a chunk is another name of the entry', async () => {
  const [before] = filesIn('.js').filter((name) => name.startsWith('main.'))
  writeFileSync(join(dir, 'src/plain2.js'), "export const deep = 'deeq'")
  const common = commonConfig({ dir, prefix: 'x' })
  await buildWithConfig(
    { ...common, entry: { main: './src/index.js' }, output: { ...common.output, uniqueName: 'x' } },
    out(),
  )
  const [after] = filesIn('.js').filter((name) => name.startsWith('main.'))
  expect(after).not.toBe(before)
})

test('source maps lie beside the scripts, none of which names one, and are right to the column after the hashes were filled in', () => {
  for (const name of filesIn('.js')) {
    const script = readFileSync(join(out(), name), 'utf8')
    expect(script).not.toContain('sourceMappingURL')
    expect(new TraceMap(readFileSync(join(out(), `${name}.map`), 'utf8')).sources.length).toBeGreaterThan(0)
  }
  const entry = filesIn('.js').find((name) => name.startsWith('main.'))!
  const script = readFileSync(join(out(), entry), 'utf8').split('\n')
  const line = script.findIndex((text) => text.includes('mistaken for nothing'))
  const found = originalPositionFor(new TraceMap(readFileSync(join(out(), `${entry}.map`), 'utf8')), {
    line: line + 1,
    column: script[line]!.indexOf('"mistaken for nothing"'),
  })
  expect(found).toMatchObject({ source: expect.stringContaining('src/index.js'), line: 3 })
})
