import type { BucketConfig, Config } from '../../config'
import { bucketStorage, withShipped } from './bucket-storage'
import { folderStorage } from './folder-storage'
import type { PictureStorage } from './storage'

/** The part of the settings that says where pictures lie. */
export type StorageConfig = Pick<Config, 'dataDir' | 'uploads'>

// One client with its connections for each bucket, whoever asks.
const buckets = new WeakMap<BucketConfig, PictureStorage>()

/** Where the settings keep pictures: a bucket if they name one, the folder of data otherwise. */
export const openStorage = ({ dataDir, uploads }: StorageConfig): PictureStorage => {
  const folder = folderStorage(dataDir)
  if (!uploads) return folder
  const bucket = buckets.get(uploads) ?? bucketStorage(uploads)
  buckets.set(uploads, bucket)
  return withShipped(bucket, folder)
}
