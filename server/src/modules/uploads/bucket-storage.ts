import { Readable } from 'node:stream'
import type { BucketConfig } from '../../config'
import { type Bucket, openBucket } from './bucket'
import {
  folderOf,
  isShipped,
  type PictureStorage,
  requireKey,
  type Storage,
  variantFormats,
  type VariantName,
  type VariantStorage,
  variantWidths,
} from './storage'

/** How many pictures have their modification time cached; pictures never change, so each is looked up once. */
const remembered = 10_000

const originalsIn = (bucket: Bucket): Storage => {
  const keyOf = (key: string) => `uploads/${requireKey(key)}`
  const moments = new Map<string, number>()
  return {
    put: (key, content) => bucket.put(keyOf(key), content, 'image/webp'),
    open: (key) => bucket.open(keyOf(key)),
    read: (key) => bucket.read(keyOf(key)),
    writtenAt: async (key) => {
      const known = moments.get(key)
      if (known !== undefined) return known
      const found = await bucket.writtenAt(keyOf(key))
      if (found === undefined) return undefined
      moments.set(key, found)
      for (const oldest of moments.keys()) if (moments.size > remembered) moments.delete(oldest)
      return found
    },
    exists: async (key) => (await bucket.writtenAt(keyOf(key))) !== undefined,
    remove: async (key) => {
      moments.delete(key)
      await bucket.remove(keyOf(key))
    },
  }
}

const variantsIn = (bucket: Bucket): VariantStorage => {
  const keyOf = ({ key, width, format }: Omit<VariantName, 'madeAt'>) => `variants/${folderOf(key)}/${width}.${format}`
  return {
    open: async (name) => {
      const content = await bucket.read(keyOf(name))
      return content && { stream: Readable.from([content]), bytes: content.length }
    },
    put: (name, content) => bucket.put(keyOf(name), content, `image/${name.format}`),
    remove: async (key) => {
      const names = variantWidths.flatMap((width) => variantFormats.map((format) => ({ key, width, format })))
      await Promise.all(names.map((name) => bucket.remove(keyOf(name))))
    },
  }
}

/** Pictures and their resized variants in a bucket shared by several instances. What one instance deletes is gone for all. */
export const bucketStorage = (config: BucketConfig): PictureStorage => {
  const bucket = openBucket(config)
  return { originals: originalsIn(bucket), variants: variantsIn(bucket) }
}

/** Demo pictures stay in the folder, where the seed draws them. */
export const withShipped = (bucket: PictureStorage, folder: PictureStorage): PictureStorage => {
  const of = (key: string) => (isShipped(key) ? folder : bucket)
  return {
    originals: {
      put: (key, content) => of(key).originals.put(key, content),
      open: (key) => of(key).originals.open(key),
      read: (key) => of(key).originals.read(key),
      writtenAt: (key) => of(key).originals.writtenAt(key),
      exists: (key) => of(key).originals.exists(key),
      remove: (key) => of(key).originals.remove(key),
    },
    variants: {
      open: (name) => of(name.key).variants.open(name),
      put: (name, content) => of(name.key).variants.put(name, content),
      remove: (key) => of(key).variants.remove(key),
    },
  }
}
