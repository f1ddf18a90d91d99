import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { uuidv7 } from 'uuidv7'
import {
  folderOf,
  type PictureStorage,
  requireKey,
  type Storage,
  type VariantName,
  type VariantStorage,
} from './storage'

/** Files under `<dataDir>/uploads`. */
const folderOriginals = (dataDir: string): Storage => {
  const fileOf = (key: string) => path.join(dataDir, 'uploads', requireKey(key))
  const found = async (key: string) => {
    const facts = await stat(fileOf(key)).catch(() => undefined)
    return facts?.isFile() ? facts : undefined
  }
  return {
    put: async (key, content) => {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      // Written completely before being renamed, so that readers never see half a picture.
      const half = `${file}.half`
      const handle = await open(half, 'w')
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(half, file)
    },
    open: async (key) => {
      const facts = await found(key)
      return facts && { stream: createReadStream(fileOf(key)), bytes: facts.size }
    },
    read: async (key) => ((await found(key)) ? readFile(fileOf(key)) : undefined),
    writtenAt: async (key) => {
      const facts = await found(key)
      return facts && Math.floor(facts.mtimeMs)
    },
    exists: async (key) => (await found(key)) !== undefined,
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}

/** Files under `<dataDir>/variants/<key without extension>/`, each with the modification time of its original. */
const folderVariants = (dataDir: string): VariantStorage => {
  const root = path.join(dataDir, 'variants')
  const fileOf = ({ key, width, format }: VariantName) => path.join(root, folderOf(key), `${width}.${format}`)
  return {
    open: async (name) => {
      const file = fileOf(name)
      const found = await stat(file).catch(() => undefined)
      if (!found || Math.round(found.mtimeMs) !== name.madeAt) return undefined
      return {
        bytes: found.size,
        get stream() {
          return createReadStream(file)
        },
      }
    },
    put: async (name, content) => {
      const file = fileOf(name)
      await mkdir(path.dirname(file), { recursive: true })
      // Two processes may create the same variant: each writes its own temporary file, and the last to finish keeps the name.
      const half = `${file}.${uuidv7()}`
      const time = new Date(name.madeAt)
      await writeFile(half, content)
      await utimes(half, time, time)
      await rename(half, file)
    },
    remove: (key) => rm(path.join(root, folderOf(key)), { recursive: true, force: true }),
  }
}

/** Pictures in a folder, for a single machine. */
export const folderStorage = (dataDir: string): PictureStorage => ({
  originals: folderOriginals(dataDir),
  variants: folderVariants(dataDir),
})
