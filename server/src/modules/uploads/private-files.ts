import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { uuidv7 } from 'uuidv7'
import type { BucketConfig } from '../../config'
import { type Bucket, openBucket } from './bucket'
import type { StorageConfig } from './open-storage'
import type { ByteRange, StoredFile } from './storage'

/** Files that have no public address; the module that stores them decides who may read them. */
export interface PrivateFiles {
  put: (key: string, content: Buffer, type: string) => Promise<void>
  /** Stores what comes piece by piece, without holding all of it. Nothing lies under the key before it is whole. */
  putPieces: (key: string, pieces: AsyncIterable<Buffer>, type: string) => Promise<void>
  /** All of it, or one piece. */
  open: (key: string, range?: ByteRange) => Promise<StoredFile | undefined>
  read: (key: string) => Promise<Buffer | undefined>
  remove: (key: string) => Promise<void>
}

/** Keys such as messages/<year>/<id>.webp, which cannot escape the folder. */
const requireKey = (key: string): string => {
  if (!/^[a-z]+\/\d{4}\/[A-Za-z0-9-]{1,60}(?:\.preview)?\.(?:webp|pdf|mp4|mov|webm|\d{1,3}\.part)$/.test(key))
    throw new Error('Not a private key')
  return key
}

const inFolder = (dataDir: string): PrivateFiles => {
  const fileOf = (key: string) => path.join(dataDir, 'private', requireKey(key))
  /** Written completely before it has its name. */
  const write = async (key: string, work: (handle: FileHandle) => Promise<void>) => {
    const file = fileOf(key)
    await mkdir(path.dirname(file), { recursive: true })
    // Two requests may store the same file at once.
    const half = `${file}.${uuidv7()}.half`
    try {
      const handle = await open(half, 'w', 0o600)
      try {
        await work(handle)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(half, file)
    } catch (error) {
      await rm(half, { force: true })
      throw error
    }
  }
  return {
    put: (key, content) => write(key, (handle) => handle.writeFile(content)),
    putPieces: (key, pieces) =>
      write(key, async (handle) => {
        for await (const piece of pieces) await handle.appendFile(piece)
      }),
    open: async (key, range) => {
      const facts = await stat(fileOf(key)).catch(() => undefined)
      if (!facts?.isFile()) return undefined
      return {
        stream: createReadStream(fileOf(key), range),
        bytes: range ? range.end - range.start + 1 : facts.size,
      }
    },
    read: (key) => readFile(fileOf(key)).catch(() => undefined),
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

const buckets = new WeakMap<BucketConfig, Bucket>()
const inBucket = (config: BucketConfig): PrivateFiles => {
  const bucket = buckets.get(config) ?? openBucket(config)
  buckets.set(config, bucket)
  const keyOf = (key: string) => `private/${requireKey(key)}`
  return {
    put: (key, content, type) => bucket.put(keyOf(key), content, type),
    putPieces: (key, pieces, type) => bucket.putPieces(keyOf(key), pieces, type),
    open: (key, range) => bucket.open(keyOf(key), range),
    read: (key) => bucket.read(keyOf(key)),
    remove: (key) => bucket.remove(keyOf(key)),
  }
}

/** The configured storage: the bucket if one is named, otherwise the data folder; never under /uploads. */
export const openPrivateFiles = ({ dataDir, uploads }: StorageConfig): PrivateFiles =>
  uploads ? inBucket(uploads) : inFolder(dataDir)
