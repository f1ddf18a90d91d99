import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

export interface StoredFile {
  stream: Readable
  bytes: number
}

/** Where pictures lie: a folder now, a bucket by setting. Keys are checked by `isKey` before they get here. */
export interface Storage {
  put: (key: string, content: Buffer) => Promise<void>
  open: (key: string) => Promise<StoredFile | undefined>
  remove: (key: string) => Promise<void>
}

/** <year>/<id>.webp, or a shipped picture demo/<name>.webp: nothing that could lead out of the folder. */
export const isKey = (key: string): boolean => /^(?:\d{4}|demo)\/[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.webp$/.test(key)

/** Files below `<dataDir>/uploads`. */
export const createFolderStorage = (dataDir: string): Storage => {
  const root = path.join(dataDir, 'uploads')
  const fileOf = (key: string) => {
    if (!isKey(key)) throw new Error('Not a key of the storage')
    return path.join(root, key)
  }
  return {
    put: async (key, content) => {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      // Written whole before it has its name: a reader never sees half a picture.
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
      const file = fileOf(key)
      const found = await stat(file).catch(() => undefined)
      return found?.isFile() ? { stream: createReadStream(file), bytes: found.size } : undefined
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  }
}
