import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { uuidv7 } from 'uuidv7'
import { isKey, type StoredFile } from './storage'

export const variantWidths = [160, 320, 480, 640, 960, 1_280] as const
export type VariantWidth = (typeof variantWidths)[number]
export type VariantFormat = 'webp' | 'avif'

/** One size and format of a picture; `madeAt` is when its original was written: another moment means another original. */
export interface VariantName {
  key: string
  width: VariantWidth
  format: VariantFormat
  madeAt: number
}

/** Files below `<dataDir>/variants/<key without its ending>/`, each with the time of its original. Whatever is lost here is made again. */
export const createVariantStore = (dataDir: string) => {
  const folderOf = (key: string) => {
    if (!isKey(key)) throw new Error('Not a key of the storage')
    return path.join(dataDir, 'variants', key.slice(0, -'.webp'.length))
  }
  const fileOf = ({ key, width, format }: VariantName) => path.join(folderOf(key), `${width}.${format}`)
  return {
    /** An empty one says that this format is not worth its bytes here. */
    open: async (name: VariantName): Promise<StoredFile | undefined> => {
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
    put: async (name: VariantName, content: Buffer): Promise<void> => {
      const file = fileOf(name)
      await mkdir(path.dirname(file), { recursive: true })
      // Two processes may make the same: each writes a file of its own, and the last one whole takes the name.
      const half = `${file}.${uuidv7()}`
      const time = new Date(name.madeAt)
      await writeFile(half, content)
      await utimes(half, time, time)
      await rename(half, file)
    },
    remove: (key: string) => rm(folderOf(key), { recursive: true, force: true }),
  }
}
