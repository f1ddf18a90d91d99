import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { RemoteRelease, ShellRelease } from '@samspel/federation/registry'
import { hashInputs, versionFor } from '../build/inputs'
import { BuildFailed } from '../build/run-build'
import type { Buildable } from '../build/workspace'
import { lock } from '../commands/lock'
import { promote, rollback } from '../commands/promote'
import type { ReleaseRecord, Storage } from '../storage/storage'
import { record, release } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { releaseAll } from './release-all'

let sources: string
let storage: Storage
let remove: () => Promise<void>
let said: string[]
let says: Record<string, Partial<RemoteRelease> & Partial<ShellRelease>>
let broken: string[]

const names = ['shell', 'mf-a', 'mf-b']
const part = (name: string): Buildable => ({
  name,
  kind: name === 'shell' ? 'shell' : 'remote',
  dir: join(sources, name),
  version: '1.0.0',
})
const write = async (name: string, text: string) => {
  await mkdir(join(sources, name), { recursive: true })
  await writeFile(join(sources, name, 'index.ts'), text)
}
const versionNow = (name: string) => versionFor(part(name), hashInputs(part(name)))

/** Uses real sources, hashes, storage and registry; only the webpack build is replaced by a release that the test defines. */
const build = async ({ name, kind }: Buildable, version: string) => {
  if (broken.includes(name)) throw new BuildFailed(`${name} did not build:\nno such module`)
  const shell = {
    version,
    scripts: [],
    styles: [],
    fonts: [],
    template: '',
    files: {},
    provides: { '@samspel/api': '0.1.0' },
    builtAt: '',
    ...says[name],
  }
  const common = { ...record(name, version), inputs: version, publishedBy: 'npm start' }
  const made = (
    kind === 'shell'
      ? { ...common, kind, release: shell }
      : { ...common, kind, release: release(name, version, says[name]) }
  ) as ReleaseRecord
  const built = !(await storage.readRelease(name, version))
  await storage.putRelease(made, new Map())
  return { built, took: 0 }
}
const start = () => releaseAll(storage, { buildables: names.map(part), build, onProgress: (line) => said.push(line) })
const live = async () => {
  const { shell, remotes } = await storage.readRegistry()
  return Object.fromEntries(
    [['shell', shell], ...Object.entries(remotes)].map(([name, one]) => [
      name,
      (one as { version?: string } | undefined)?.version,
    ]),
  )
}
const sourcesNow = () => Object.fromEntries(names.map((name) => [name, versionNow(name)]))

beforeEach(async () => {
  ;({ storage, remove } = await temporaryStorage())
  sources = await mkdtemp(join(tmpdir(), 'ship-'))
  said = []
  says = {}
  broken = []
  for (const name of names) await write(name, 'one')
})
afterEach(async () => {
  await remove()
  await rm(sources, { recursive: true })
})

test('a first start makes everything live, a second one nothing, and the history says who did', async () => {
  expect(await start()).toMatchObject({
    live: expect.arrayContaining([expect.stringContaining('mf-a@')]),
    failed: [],
    servable: true,
  })
  expect(await live()).toEqual(sourcesNow())
  const { revision } = await storage.readRegistry()
  expect(await start()).toMatchObject({ live: [], failed: [] })
  expect((await storage.readRegistry()).revision).toBe(revision)
  expect((await storage.readHistory()).every(({ by }) => by === 'npm start')).toBe(true)
})

test('only what has new sources goes live', async () => {
  await start()
  await write('mf-a', 'two')
  expect((await start()).live).toEqual([`mf-a@${versionNow('mf-a')}`])
})

test('a rollback by people stays while others change, until its own sources do', async () => {
  await start()
  const first = versionNow('mf-a')
  await write('mf-a', 'two')
  await start()
  await rollback(storage, 'mf-a', { by: 'ann' })
  await write('mf-b', 'two')
  expect((await start()).live).toEqual([`mf-b@${versionNow('mf-b')}`])
  expect((await live())['mf-a']).toBe(first)
  expect(said.join('\n')).toContain(`mf-a@${first} stays live: ann decided so (rollback)`)
  await write('mf-a', 'three')
  await start()
  expect(await live()).toEqual(sourcesNow())
})

test('a version that people chose stays, also when its sources were never the newest', async () => {
  await start()
  await storage.putRelease(record('mf-a', 'by-hand'), new Map())
  await promote(storage, 'mf-a', 'by-hand', { by: 'ann' })
  await start()
  expect((await live())['mf-a']).toBe('by-hand')
})

test('a canary of these very sources stays one, and a canary beside live sources is not ended', async () => {
  await start()
  const first = versionNow('mf-a')
  await write('mf-a', 'two')
  await build(part('mf-a'), versionNow('mf-a'))
  await promote(storage, 'mf-a', versionNow('mf-a'), { by: 'ann', percent: 10 })
  await start()
  expect((await storage.readRegistry()).remotes['mf-a']).toMatchObject({ version: first, canary: { percent: 10 } })
  await write('mf-a', 'one')
  await start()
  expect((await storage.readRegistry()).remotes['mf-a']).toMatchObject({ version: first, canary: { percent: 10 } })
})

test('a locked part stays, new sources or not, and its lock is named', async () => {
  await start()
  await lock(storage, 'mf-a', { by: 'ann', reason: 'payday' })
  const before = (await live())['mf-a']
  await write('mf-a', 'two')
  expect((await start()).failed).toEqual([])
  expect((await live())['mf-a']).toBe(before)
  expect(said.join('\n')).toContain('locked by ann (payday)')
})

test('a part that does not build keeps its live version and is named; the others go on', async () => {
  await start()
  const before = (await live())['mf-a']
  for (const name of names) await write(name, 'two')
  broken = ['mf-a']
  expect(await start()).toMatchObject({
    failed: [{ name: 'mf-a', stays: before, why: expect.stringContaining('no such module') }],
    servable: true,
  })
  expect(await live()).toEqual({ ...sourcesNow(), 'mf-a': before })
})

test('without a shell nothing can be served', async () => {
  broken = ['shell']
  expect(await start()).toMatchObject({ failed: [{ name: 'shell', stays: undefined }], servable: false })
})

test('shell and remotes that change the contract together go live together', async () => {
  says = { 'mf-a': { needs: { shared: {}, contract: '0.1.0' } }, 'mf-b': { needs: { shared: {}, contract: '0.1.0' } } }
  await start()
  for (const name of names) await write(name, 'two')
  says = {
    shell: { provides: { '@samspel/api': '0.2.0' } },
    'mf-a': { needs: { shared: {}, contract: '0.2.0' } },
    'mf-b': { needs: { shared: {}, contract: '0.2.0' } },
  }
  expect((await start()).failed).toEqual([])
  expect(await live()).toEqual(sourcesNow())
})

test('one that does not fit what will be live is left out and named, with the finding', async () => {
  const fact = (surface: RemoteRelease['surface']) => ({ surface })
  says = {
    'mf-a': fact({ publishes: { 'a:done': ['id'] } }),
    'mf-b': fact({ listens: { 'a:done': ['id'] } }),
  } as typeof says
  await start()
  const before = (await live())['mf-a']
  await write('mf-a', 'two')
  says['mf-a'] = fact({ publishes: { 'a:done': [] } }) as never
  expect(await start()).toMatchObject({
    live: [],
    failed: [{ name: 'mf-a', stays: before, why: expect.stringContaining('fact-field-removed') }],
  })
  await write('mf-b', 'two')
  says['mf-b'] = fact({ listens: { 'a:done': [] } }) as never
  expect((await start()).live.sort()).toEqual([`mf-a@${versionNow('mf-a')}`, `mf-b@${versionNow('mf-b')}`])
})
