import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BucketConfig } from '../../config'
import { type Bucket, openBucket } from './bucket'
import type { StorageConfig } from './open-storage'
import type { StoredFile } from './storage'

/** Files that have no public address; the module that stores them decides who may read them. */
export interface PrivateFiles {
  put: (key: string, content: Buffer, type: string) => Promise<void>
  open: (key: string) => Promise<StoredFile | undefined>
  remove: (key: string) => Promise<void>
}

/** Keys such as messages/<year>/<id>.webp, which cannot escape the folder. */
const requireKey = (key: string): string => {
  if (!/^[a-z]+\/\d{4}\/[A-Za-z0-9-]{1,60}(?:\.preview)?\.(?:webp|pdf)$/.test(key)) throw new Error('Not a private key')
  return key
}

const inFolder = (dataDir: string): PrivateFiles => {
  const fileOf = (key: string) => path.join(dataDir, 'private', requireKey(key))
  return {
    put: async (key, content) => {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      const half = `${file}.half`
      const handle = await open(half, 'w', 0o600)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(half, file)
    },
    open: async (key) => {
      const facts = await stat(fileOf(key)).catch(() => undefined)
      return facts?.isFile() ? { stream: createReadStream(fileOf(key)), bytes: facts.size } : undefined
    },
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
    open: (key) => bucket.open(keyOf(key)),
    remove: (key) => bucket.remove(keyOf(key)),
  }
}

/** The configured storage: the bucket if one is named, otherwise the data folder; never under /uploads. */
export const openPrivateFiles = ({ dataDir, uploads }: StorageConfig): PrivateFiles =>
  uploads ? inBucket(uploads) : inFolder(dataDir)
