import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { readBuiltFolder } from '../build/built-folder'
import { pack } from '../build/pack'
import { runRemote } from '../cli/run'
import { checkedFiles } from '../edge/checked-files'
import { buildEdge } from '../edge/create-edge'
import type { Storage } from '../storage/storage'
import { temporaryFolder } from '../temporary-folder'
import { writeBuild } from '../testing/built-folder'
import { temporaryStorage } from '../testing/storage'
import { publishFolder } from './publish-folder'
import { traceStack } from './trace'

let storage: Storage
let dir: string
let remove: () => Promise<void>
let folder: string
let column: number

const source = `export function emptyList(reason: string): never {
  const text = \`the list is empty: \${reason}\`
  throw new Error(text)
}
`

beforeEach(async () => {
  ;({ storage, dir, remove } = await temporaryStorage())
  folder = temporaryFolder('trace')
  await writeBuild(folder, 'mf-x', '1.0.0')
  await build({
    stdin: { contents: source, sourcefile: 'src/list.ts', loader: 'ts' },
    outfile: join(folder, 'app.1.js'),
    allowOverwrite: true,
    minify: true,
    sourcemap: 'external',
  })
  column = (await readFile(join(folder, 'app.1.js'), 'utf8')).indexOf('throw') + 1
  await publishFolder(storage, await readBuiltFolder(folder), folder)
})

afterEach(async () => {
  await remove()
  await rm(folder, { recursive: true })
})

const run = async (...args: string[]) => {
  const said: string[] = []
  const take = (text: string) => said.push(text)
  return { code: await runRemote(args, { out: take, err: take }, { STORAGE_DIR: dir }), text: said.join('\n') }
}
const trace = (...args: string[]) => run('trace', ...args)

test('a place of a published file is translated to its line in the sources', async () => {
  expect(await trace('mf-x', '1.0.0', `app.1.js:1:${column}`)).toEqual({ code: 0, text: 'src/list.ts:3:3' })
})

test('a whole stack is, of every part that it names; what no map knows stays', async () => {
  const stack = `Error: the list is empty\n    at a (https://samspel.example/remotes/mf-x/1.0.0/app.1.js:1:${column})\n    at b (https://samspel.example/shell/9/main.js:1:7)`
  expect(await trace('--stack', stack)).toEqual({
    code: 0,
    text: 'Error: the list is empty\n    at a (mf-x: src/list.ts:3:3)\n    at b (https://samspel.example/shell/9/main.js:1:7)',
  })
})

test.each([
  [['mf-x', '2.0.0', 'app.1.js:1:1'], 1, 'was never published here'],
  [['mf-x', '1.0.0', 'other.js:1:1'], 1, 'has no source map of other.js'],
  [['mf-x', '1.0.0', 'app.1.js'], 2, 'needs a name, a version and a place'],
  [['--stack', 'Error: nothing'], 1, 'no place of this stack'],
])('%j is refused with %i: %s', async (args, code, text) =>
  expect(await trace(...args)).toMatchObject({ code, text: expect.stringContaining(text) }),
)

test('the source maps of a release are handed out on request, into a folder', async () => {
  const out = join(temporaryFolder('maps'), 'new')
  expect(await run('maps', 'mf-x', '1.0.0', '--out', out)).toMatchObject({
    code: 0,
    text: expect.stringContaining(out),
  })
  expect(await readdir(out)).toEqual(['app.1.js.map'])
  expect(JSON.parse(await readFile(join(out, 'app.1.js.map'), 'utf8'))).toMatchObject({ sourcesContent: [source] })
  expect(await run('maps', 'mf-x', '2.0.0', '--out', out)).toMatchObject({ code: 1 })
  expect(await run('maps', 'mf-x', '1.0.0')).toMatchObject({ code: 2 })
})

test('visitors are given no source map, the registry knows none, and no size counts one', async () => {
  const { release } = (await storage.readRelease('mf-x', '1.0.0'))!
  expect(Object.keys(release.files).filter((file) => file.includes('.map'))).toEqual([])
  expect((await storage.readFile('mf-x', '1.0.0', 'app.1.js')!)!.toString()).not.toContain('sourceMappingURL')
  expect((await pack(folder, 'remotes/mf-x/1.0.0')).facts).not.toHaveProperty('/remotes/mf-x/1.0.0/app.1.js.map')
  expect(await checkedFiles(storage, () => {}).read('mf-x', '1.0.0', 'app.1.js.map', 'br')).toBe('missing')
  const edge = await buildEdge({ storageDir: dir, apiUrl: 'http://127.0.0.1:9' })
  for (const file of ['app.1.js.map', 'app.1.js.map.br'])
    expect((await edge.inject(`/remotes/mf-x/1.0.0/${file}`)).statusCode).toBe(404)
  await edge.close()
})

test("a team's token translates its own places alone", async () => {
  const stack = `at a (/remotes/mf-x/1.0.0/app.1.js:1:${column})`
  expect(await traceStack(storage, stack, (name) => name === 'mf-x')).toEqual({
    text: 'at a (mf-x: src/list.ts:3:3)',
    traced: 1,
  })
  expect(await traceStack(storage, stack, (name) => name === 'mf-y')).toEqual({ text: stack, traced: 0 })
})
