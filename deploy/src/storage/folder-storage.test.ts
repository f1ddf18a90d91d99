import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { updateRegistry } from '../registry/update'
import { record } from '../testing/releases'
import { folderStorage } from './folder-storage'
import { RevisionConflict, VersionTaken } from './storage'
import type { Storage } from './storage'

let dir: string
let storage: Storage

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'storage-'))
  storage = folderStorage(dir)
})
afterEach(() => rm(dir, { recursive: true }))

const files = new Map([['remoteEntry.js', Buffer.from('one')]])

describe('registry', () => {
  test('before the first change there is an empty one, revision 0', async () => {
    expect(await storage.readRegistry()).toMatchObject({ revision: 0, remotes: {} })
  })

  test('compare-and-swap: a change made from an old revision is refused, and the live registry is as before', async () => {
    const first = await storage.readRegistry()
    await storage.swapRegistry(0, { ...first, environment: 'mine' })
    await expect(storage.swapRegistry(0, { ...first, environment: 'theirs' })).rejects.toThrow(RevisionConflict)
    expect(await storage.readRegistry()).toMatchObject({ revision: 1, environment: 'mine' })
  })

  test('two people who change at once lose neither change', async () => {
    const add = (name: string) =>
      updateRegistry(folderStorage(dir), (registry) => ({ ...registry, remotes: { ...registry.remotes, [name]: record(name, '1').release as never } }))
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add))
    const { revision, remotes } = await storage.readRegistry()
    expect(Object.keys(remotes).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(revision).toBe(5)
  })

  test('a lock left behind by a dead process is taken over', async () => {
    await writeFile(join(dir, 'registry.lock'), '999999999')
    await storage.swapRegistry(0, await storage.readRegistry())
    expect((await storage.readRegistry()).revision).toBe(1)
  })
})

describe('releases', () => {
  test('a release is stored once and for all', async () => {
    await storage.putRelease(record('mf-x', '1'), files)
    await storage.putRelease(record('mf-x', '1'), new Map([['remoteEntry.js', Buffer.from('two')]]))
    expect(await readFile(join(dir, 'remotes/mf-x/1/remoteEntry.js'), 'utf8')).toBe('one')
  })

  test('another build under a taken version is refused', async () => {
    await storage.putRelease(record('mf-x', '1'), files)
    await expect(storage.putRelease(record('mf-x', '1', 'other'), files)).rejects.toThrow(VersionTaken)
  })

  test('versions are listed in the order in which they were published', async () => {
    await storage.putRelease(record('mf-x', '2'), files)
    await storage.putRelease(record('mf-x', '1'), files)
    expect(await storage.listReleases('mf-x')).toEqual(['1', '2'])
    expect(await storage.listReleases('mf-y')).toEqual([])
  })

  test.each([
    ['../x', '1'],
    ['mf-x', '../1'],
    ['mf-x', 'a/b'],
    ['mf-x', ''],
    ['MF', '1'],
  ])('%j@%j, which would leave the folder, is refused', async (name, version) => {
    await expect((async () => storage.putRelease(record(name, version), files))()).rejects.toThrow('is no')
  })
})

test('the history keeps what was done, in order', async () => {
  const entry = { at: 't', by: 'me', action: 'publish' as const, name: 'mf-x', to: '1' }
  await storage.appendHistory(entry)
  await storage.appendHistory({ ...entry, to: '2' })
  expect((await storage.readHistory()).map(({ to }) => to)).toEqual(['1', '2'])
})
