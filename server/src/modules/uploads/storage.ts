import type { Readable } from 'node:stream'

export interface StoredFile {
  stream: Readable
  bytes: number
}

/** Bytes from and to, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Storage for pictures: a folder, or a bucket if configured. Keys are validated by `isKey` first. */
export interface Storage {
  put: (key: string, content: Buffer) => Promise<void>
  open: (key: string) => Promise<StoredFile | undefined>
  read: (key: string) => Promise<Buffer | undefined>
  /** When the picture was written, ms; another time means another picture. */
  writtenAt: (key: string) => Promise<number | undefined>
  /** Whether it exists now, bypassing any cache. */
  exists: (key: string) => Promise<boolean>
  remove: (key: string) => Promise<void>
}

export const variantWidths = [160, 320, 480, 640, 960, 1_280] as const
export type VariantWidth = (typeof variantWidths)[number]
export const variantFormats = ['webp', 'avif'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** One size and format of a picture; `madeAt` is when its original was written, so that a new original gets new variants. */
export interface VariantName {
  key: string
  width: VariantWidth
  format: VariantFormat
  madeAt: number
}

/** Resized variants of pictures. Anything lost can be made again. */
export interface VariantStorage {
  /** An empty file means that this format would not be smaller. */
  open: (name: VariantName) => Promise<StoredFile | undefined>
  put: (name: VariantName, content: Buffer) => Promise<void>
  /** Deletes every variant of a picture. */
  remove: (key: string) => Promise<void>
}

export interface PictureStorage {
  originals: Storage
  variants: VariantStorage
}

/** <year>/<id>.webp, or demo/<name>.webp for a demo picture, which cannot escape the folder. */
export const isKey = (key: string): boolean => /^(?:\d{4}|demo)\/[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.webp$/.test(key)

/** A demo picture, which the seed may redraw under the same name; all other pictures never change. */
export const isShipped = (key: string): boolean => key.startsWith('demo/')

export const requireKey = (key: string): string => {
  if (!isKey(key)) throw new Error('Not a key of the storage')
  return key
}

/** The folder of a picture's variants: its key without the extension. */
export const folderOf = (key: string): string => requireKey(key).slice(0, -'.webp'.length)
