import type { BucketConfig, Config } from '../../config'
import { bucketStorage, withShipped } from './bucket-storage'
import { folderStorage } from './folder-storage'
import type { PictureStorage } from './storage'

/** The settings for where pictures are stored. */
export type StorageConfig = Pick<Config, 'dataDir' | 'uploads'>

// One client with its connections per bucket.
const buckets = new WeakMap<BucketConfig, PictureStorage>()

/** The configured storage: a bucket if one is named, otherwise the data folder. */
export const openStorage = ({ dataDir, uploads }: StorageConfig): PictureStorage => {
  const folder = folderStorage(dataDir)
  if (!uploads) return folder
  const bucket = buckets.get(uploads) ?? bucketStorage(uploads)
  buckets.set(uploads, bucket)
  return withShipped(bucket, folder)
}
