import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Backend } from '../testing/each-storage'
import { describeEachStorage } from '../testing/each-storage'
import { record } from '../testing/releases'
import type { Storage } from './storage'
import { VersionTaken } from './storage'

const files = new Map([['remoteEntry.js', Buffer.from('one')]])
const entryOf = async (storage: Storage, version: string) =>
  (await storage.readFile('mf-x', version, 'remoteEntry.js'))?.toString()

describeEachStorage('what is published in a %s', (context) => {
  let backend: Backend
  let storage: Storage

  beforeEach(() => void ({ backend, storage } = context))

  describe('releases', () => {
    test('a release is stored once and for all', async () => {
      await storage.putRelease(record('mf-x', '1'), files)
      await storage.putRelease(record('mf-x', '1'), new Map([['remoteEntry.js', Buffer.from('two')]]))
      expect(await entryOf(storage, '1')).toBe('one')
    })

    test('a version that exists with other contents is refused, and the first one stays', async () => {
      await storage.putRelease(record('mf-x', '1'), files)
      await expect(
        storage.putRelease(record('mf-x', '1', 'other'), new Map([['remoteEntry.js', Buffer.from('two')]])),
      ).rejects.toThrow(VersionTaken)
      expect(await entryOf(storage, '1')).toBe('one')
    })

    test('of two that publish other contents under one version at once, one wins whole', async () => {
      const publish = (word: string) =>
        backend
          .open()
          .putRelease(
            record('mf-x', '1', word),
            new Map(['a.js', 'b.js', 'c.js'].map((file) => [file, Buffer.from(word)])),
          )
      const both = await Promise.allSettled([publish('mine'), publish('theirs')])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const { inputs } = (await storage.readRelease('mf-x', '1'))!
      const contents = await Promise.all(['a.js', 'b.js', 'c.js'].map((file) => storage.readFile('mf-x', '1', file)))
      expect(contents.map(String)).toEqual([inputs, inputs, inputs])
    })

    test('two that publish the same at once both succeed', async () => {
      await Promise.all([
        backend.open().putRelease(record('mf-x', '1'), files),
        backend.open().putRelease(record('mf-x', '1'), files),
      ])
      expect(await entryOf(storage, '1')).toBe('one')
    })

    test('versions are listed in the order in which they were published', async () => {
      await storage.putRelease(record('mf-x', '2'), files)
      await storage.putRelease(record('mf-x', '1'), files)
      expect(await storage.listReleases('mf-x')).toEqual(['1', '2'])
      expect(await storage.listReleases('mf-y')).toEqual([])
      expect(await storage.listNames()).toEqual(['mf-x'])
    })

    test('a file that is not there, or whose name could lead elsewhere, is none', async () => {
      await storage.putRelease(record('mf-x', '1'), files)
      for (const [version, file] of [
        ['1', 'gone.js'],
        ['2', 'remoteEntry.js'],
        ['1', '../1/remoteEntry.js'],
        ['..', 'registry.json'],
        ['1', '.hidden'],
        ['1', ''],
      ]) {
        expect(await storage.readFile('mf-x', version!, file!)).toBeUndefined()
      }
    })

    test('a removed release is gone, and its version can be published again', async () => {
      await storage.putRelease(record('mf-x', '1'), files)
      await storage.putRelease(record('mf-x', '2'), files)
      expect(await storage.removeRelease('mf-x', '1')).toBe(3)
      expect(await storage.listReleases('mf-x')).toEqual(['2'])
      expect(await entryOf(backend.open(), '1')).toBeUndefined()
      await storage.putRelease(record('mf-x', '1', 'other'), new Map([['remoteEntry.js', Buffer.from('again')]]))
      expect(await entryOf(backend.open(), '1')).toBe('again')
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

  describe('history', () => {
    const entry = { at: 't', by: 'me', action: 'publish' as const, name: 'mf-x', to: '1' }

    test('keeps what was done, in order', async () => {
      await storage.appendHistory(entry)
      await storage.appendHistory({ ...entry, to: '2' })
      expect((await storage.readHistory()).map(({ to }) => to)).toEqual(['1', '2'])
    })

    test('of forty entries that two people add at once none is lost', async () => {
      const people = [backend.open(), backend.open()]
      await Promise.all(
        Array.from({ length: 40 }, (_, index) => people[index % 2]!.appendHistory({ ...entry, to: String(index) })),
      )
      const known = (await storage.readHistory()).map(({ to }) => Number(to))
      expect(known.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index))
    })
  })
})
