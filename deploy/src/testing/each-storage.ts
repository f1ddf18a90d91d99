import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from '@jest/globals'
import { registryKeys } from '../signing/sign-keys'
import { openBucket } from '../storage/bucket'
import { bucketStorage } from '../storage/bucket-storage'
import { folderStorage } from '../storage/folder-storage'
import type { Storage } from '../storage/storage'
import type { BucketServer } from './bucket-server'
import { startBucketServer } from './bucket-server'

/** One kind of storage, new for each test, with raw access to its contents as an attacker would have. */
export interface Backend {
  /** Folder of the key and of this machine's state. */
  parent: string
  /** Opens the storage again, as another process would. */
  open(): Storage
  /** Opens it with another key and state, as another machine would. */
  openWith(keyFile: string): Storage
  readRaw(): Promise<string>
  writeRaw(text: string): Promise<void>
  removeRaw(): Promise<void>
  /** Stored text of a release record. */
  readRecord(name: string, version: string): Promise<string>
  writeRecord(name: string, version: string, text: string): Promise<void>
  close(): Promise<void>
}

const newParent = () => mkdtemp(join(tmpdir(), 'samspel-storage-'))
const remover = (parent: string) => () => rm(parent, { recursive: true, force: true })

/** A backend in a folder. */
export async function folderBackend(): Promise<Backend> {
  const parent = await newParent()
  const dir = join(parent, 'registry')
  const file = join(dir, 'registry.json')
  return {
    parent,
    open: () => folderStorage(dir),
    openWith: (keyFile) =>
      folderStorage(dir, { keys: registryKeys(keyFile), highestRevisionFile: join(parent, 'theirs.json') }),
    readRaw: () => readFile(file, 'utf8'),
    writeRaw: (text) => writeFile(file, text),
    removeRaw: () => rm(file),
    readRecord: (name, version) => readFile(join(dir, 'releases', name, `${version}.json`), 'utf8'),
    writeRecord: (name, version, text) => writeFile(join(dir, 'releases', name, `${version}.json`), text),
    close: remover(parent),
  }
}

/** A backend in a bucket of a test server. */
export async function bucketBackend({ settings }: BucketServer): Promise<Backend> {
  const parent = await newParent()
  const location = `s3://releases${parent.slice(tmpdir().length).toLowerCase()}`
  const raw = openBucket(location, settings)
  return {
    parent,
    open: () => bucketStorage(location, { settings, dataDir: parent }),
    openWith: (keyFile) =>
      bucketStorage(location, { settings, dataDir: join(parent, 'theirs'), keys: registryKeys(keyFile) }),
    readRaw: async () => (await raw.get('registry.json'))!.body.toString('utf8'),
    writeRaw: async (text) => void (await raw.put('registry.json', text)),
    removeRaw: () => raw.remove('registry.json'),
    readRecord: async (name, version) => (await raw.get(`releases/${name}/${version}.json`))!.body.toString('utf8'),
    writeRecord: async (name, version, text) => void (await raw.put(`releases/${name}/${version}.json`, text)),
    close: remover(parent),
  }
}

/** Context for the tests of {@link describeEachStorage}; everything is new for each test, except the bucket server. */
export interface StorageContext {
  kind: 'folder' | 'bucket'
  backend: Backend
  storage: Storage
  server: BucketServer
}

/**
 * Defines the same tests for a registry in a folder and in a bucket. `what` is the title, with %s for the kind.
 * The context is filled in when a test runs.
 */
export function describeEachStorage(what: string, tests: (context: StorageContext) => void): void {
  let server: BucketServer
  beforeAll(async () => {
    server = await startBucketServer()
  })
  afterAll(() => server.close())

  describe.each(['folder', 'bucket'] as const)(what, (kind) => {
    const context = { kind } as StorageContext
    beforeEach(async () => {
      const backend = kind === 'folder' ? await folderBackend() : await bucketBackend(server)
      Object.assign(context, { backend, storage: backend.open(), server })
    })
    afterEach(() => context.backend.close())
    tests(context)
  })
}
