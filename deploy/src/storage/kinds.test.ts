import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { BucketServer } from '../testing/bucket-server'
import { startBucketServer } from '../testing/bucket-server'
import type { Backend } from '../testing/each-storage'
import { bucketBackend, folderBackend } from '../testing/each-storage'
import { record } from '../testing/releases'
import { bucketStorage } from './bucket-storage'
import type { Storage } from './storage'

const files = new Map([['remoteEntry.js', Buffer.from('one')]])
const entryOf = async (storage: Storage, version: string) =>
  (await storage.readFile('mf-x', version, 'remoteEntry.js'))?.toString()

let server: BucketServer

beforeAll(async () => {
  server = await startBucketServer()
})
afterAll(() => server.close())

describe('a folder', () => {
  test('a lock left behind by a dead process is taken over', async () => {
    const backend = await folderBackend()
    const storage = backend.open()
    await storage.swapRegistry(0, await storage.readRegistry())
    await writeFile(join(backend.parent, 'registry', 'registry.lock'), '999999999')
    await storage.swapRegistry(1, await storage.readRegistry())
    expect((await storage.readRegistry()).revision).toBe(2)
    await backend.close()
  })

  test('a lock of another machine is not judged by process ids of this one', async () => {
    const backend = await folderBackend()
    const storage = backend.open()
    await storage.swapRegistry(0, await storage.readRegistry())
    await writeFile(join(backend.parent, 'registry', 'registry.lock'), '999999999 another-machine')
    await expect(storage.swapRegistry(1, await storage.readRegistry())).rejects.toThrow(
      /is held by a process of another-machine\. A folder belongs to one machine/,
    )
    expect((await storage.readRegistry()).revision).toBe(1)
    await backend.close()
  })
})

describe('a bucket', () => {
  let backend: Backend

  beforeEach(async () => {
    backend = await bucketBackend(server)
  })
  afterEach(() => backend.close())

  test('that does not answer is told as such', async () => {
    const storage = backend.open()
    await storage.swapRegistry(0, await storage.readRegistry())
    server.fail()
    await expect(storage.readRegistry()).rejects.toMatchObject({
      name: 'Unavailable',
      message: expect.stringContaining('does not answer'),
    })
    server.fail(() => false)
    expect((await storage.readRegistry()).revision).toBe(1)
  })

  test('that nobody listens for is told as such', async () => {
    const nobody = bucketStorage('s3://releases', {
      dataDir: backend.parent,
      settings: { ...server.settings, S3_ENDPOINT: 'http://127.0.0.1:1' },
    })
    await expect(nobody.readRegistry()).rejects.toMatchObject({
      name: 'Unavailable',
      message: expect.stringContaining('ECONNREFUSED'),
    })
  })

  test('that does not exist is no empty one', async () => {
    const { settings } = server
    await expect(
      bucketStorage('s3://no-such-bucket', { dataDir: backend.parent, settings }).readRegistry(),
    ).rejects.toMatchObject({ name: 'Unavailable' })
  })

  test('that fails half way through a publish holds no release, and the next attempt works', async () => {
    const storage = backend.open()
    await storage.swapRegistry(0, await storage.readRegistry())
    const before = await backend.readRaw()
    const many = new Map(['a.js', 'b.js', 'c.js'].map((file) => [file, Buffer.from(file)]))
    server.fail((line) => line.startsWith('PUT') && line.endsWith('/b.js'))
    await expect(storage.putRelease(record('mf-x', '1'), many)).rejects.toMatchObject({ name: 'Unavailable' })
    server.fail(() => false)
    expect(await storage.readRelease('mf-x', '1')).toBeUndefined()
    expect(await backend.readRaw()).toBe(before)
    await storage.putRelease(record('mf-x', '1'), many)
    expect(String(await storage.readFile('mf-x', '1', 'b.js'))).toBe('b.js')
  })

  test.each(['s3://', 's3:///x', 's3://UPPER/x'])('%s is no address of one', (location) => {
    expect(() => bucketStorage(location, { settings: server.settings })).toThrow('no address of a bucket')
  })

  test('half of a password is refused', () => {
    expect(() => bucketStorage('s3://releases', { settings: { AWS_ACCESS_KEY_ID: 'x' } })).toThrow(
      'one of them is missing',
    )
  })

  test('files of releases are asked for once, and then come from this machine', async () => {
    await backend.open().putRelease(record('mf-x', '1'), files)
    await entryOf(backend.open(), '1')
    const before = server.asked.length
    expect(await entryOf(backend.open(), '1')).toBe('one')
    expect(server.asked.length).toBe(before)
  })
})
