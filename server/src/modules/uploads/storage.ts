import type { Readable } from 'node:stream'

export interface StoredFile {
  stream: Readable
  bytes: number
}

/** Where pictures lie: a folder, or a bucket by setting. Keys are checked by `isKey` before they get here. */
export interface Storage {
  put: (key: string, content: Buffer) => Promise<void>
  open: (key: string) => Promise<StoredFile | undefined>
  read: (key: string) => Promise<Buffer | undefined>
  /** When the picture was written, ms: another moment means another picture. */
  writtenAt: (key: string) => Promise<number | undefined>
  /** Whether it is there now, whatever was known of it before. */
  exists: (key: string) => Promise<boolean>
  remove: (key: string) => Promise<void>
}

export const variantWidths = [160, 320, 480, 640, 960, 1_280] as const
export type VariantWidth = (typeof variantWidths)[number]
export const variantFormats = ['webp', 'avif'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** One size and format of a picture; `madeAt` is when its original was written: another moment means another original. */
export interface VariantName {
  key: string
  width: VariantWidth
  format: VariantFormat
  madeAt: number
}

/** Sizes made of pictures. Whatever is lost here is made again. */
export interface VariantStorage {
  /** An empty one says that this format is not worth its bytes here. */
  open: (name: VariantName) => Promise<StoredFile | undefined>
  put: (name: VariantName, content: Buffer) => Promise<void>
  /** Every size of a picture. */
  remove: (key: string) => Promise<void>
}

export interface PictureStorage {
  originals: Storage
  variants: VariantStorage
}

/** <year>/<id>.webp, or a shipped picture demo/<name>.webp: nothing that could lead out of the folder. */
export const isKey = (key: string): boolean => /^(?:\d{4}|demo)\/[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.webp$/.test(key)

/** Shipped with the demo data, which draws them anew under the same name; all others never change. */
export const isShipped = (key: string): boolean => key.startsWith('demo/')

export const requireKey = (key: string): string => {
  if (!isKey(key)) throw new Error('Not a key of the storage')
  return key
}

/** The folder of a picture's sizes: its key without the ending. */
export const folderOf = (key: string): string => requireKey(key).slice(0, -'.webp'.length)
