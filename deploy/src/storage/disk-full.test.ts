import type { FileHandle } from 'node:fs/promises'
import fs from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { promote } from '../commands/promote'
import { record } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import type { Storage } from './storage'

let storage: Storage
let dir: string
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ storage, dir, remove } = await temporaryStorage())
  await storage.putRelease(record('mf-x', '1'), new Map())
  await promote(storage, 'mf-x', '1')
})
afterEach(async () => {
  jest.restoreAllMocks()
  await remove()
})

const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
const half = (contents: unknown): Buffer =>
  Buffer.from(contents as Buffer).subarray(0, Buffer.from(contents as Buffer).length / 2)

/** Simulates a full disk: files with this suffix are half written, and then the write fails. */
function fillDiskAt(ending: string) {
  const { writeFile, open, appendFile } = fs
  jest.spyOn(fs, 'writeFile').mockImplementation(async (file, contents, options) => {
    if (!String(file).includes(ending)) return writeFile(file, contents, options)
    await writeFile(file, half(contents), options)
    throw noRoom()
  })
  jest.spyOn(fs, 'appendFile').mockImplementation(async (file, contents, options) => {
    if (!String(file).endsWith(ending)) return appendFile(file, contents, options)
    await appendFile(file, half(contents), options)
    throw noRoom()
  })
  jest.spyOn(fs, 'open').mockImplementation(async (file, flags, mode) => {
    const handle: FileHandle = await open(file, flags, mode)
    if (!String(file).includes(`${ending}.`)) return handle
    const write = handle.writeFile.bind(handle)
    handle.writeFile = async (contents) => {
      await write(half(contents))
      throw noRoom()
    }
    return handle
  })
}

const everything = async () => (await fs.readdir(dir, { recursive: true })).sort()
const files = new Map([
  ['a.js', Buffer.from('first')],
  ['b.js', Buffer.from('second')],
])

test('a disk that is full half way through a publish: nothing is published, nothing is left behind, and it works when there is room', async () => {
  const before = await storage.readRegistry()
  fillDiskAt('b.js')
  await expect(storage.putRelease(record('mf-x', '2'), files)).rejects.toMatchObject({
    name: 'StorageFull',
    message: expect.stringContaining('no room left'),
  })
  expect(await storage.listReleases('mf-x')).toEqual(['1'])
  expect((await everything()).filter((file) => /b\.js|\/2/.test(file))).toEqual([])
  expect(await storage.readRegistry()).toEqual(before)
  jest.restoreAllMocks()
  await storage.putRelease(record('mf-x', '2'), files)
  expect(String(await storage.readFile('mf-x', '2', 'b.js'))).toBe('second')
})

test('a disk that is full when the record is written: the release does not exist', async () => {
  fillDiskAt('2.json')
  await expect(storage.putRelease(record('mf-x', '2'), files)).rejects.toMatchObject({ name: 'StorageFull' })
  expect(await storage.readRelease('mf-x', '2')).toBeUndefined()
})

test('a disk that is full half way through a promote: the live registry is as before', async () => {
  await storage.putRelease(record('mf-x', '2'), files)
  const [before, names] = [await fs.readFile(join(dir, 'registry.json'), 'utf8'), await everything()]
  fillDiskAt('registry.json')
  await expect(promote(storage, 'mf-x', '2')).rejects.toMatchObject({ name: 'StorageFull' })
  expect(await fs.readFile(join(dir, 'registry.json'), 'utf8')).toBe(before)
  expect(await everything()).toEqual(names)
  expect((await storage.readRegistry()).remotes['mf-x']!.version).toBe('1')
})

test('a disk that is full before anything is written leaves no lock behind', async () => {
  await storage.putRelease(record('mf-x', '2'), files)
  const names = await everything()
  fillDiskAt('registry.lock')
  await expect(promote(storage, 'mf-x', '2')).rejects.toMatchObject({ name: 'StorageFull' })
  expect(await everything()).toEqual(names)
})

test('a line of the history that a full disk has cut off hides no other', async () => {
  const entry = { at: 't', by: 'me', action: 'publish' as const, name: 'mf-x', to: '7' }
  fillDiskAt('history.jsonl')
  await expect(storage.appendHistory(entry)).rejects.toMatchObject({ name: 'StorageFull' })
  jest.restoreAllMocks()
  await storage.appendHistory({ ...entry, to: '8' })
  await storage.appendHistory({ ...entry, to: '9' })
  expect((await storage.readHistory()).map(({ to }) => to)).toEqual(['1', '8', '9'])
})
