import { bucketStorage } from './bucket-storage'
import { folderStorage } from './folder-storage'
import type { Storage } from './storage'

/** Whether a location is a bucket. */
export const isBucket = (location: string): boolean => location.startsWith('s3://')

/**
 * Opens the storage at a location: a folder, or `s3://bucket/prefix` (S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY). For keys see `registry/sign-keys`.
 */
export function openStorage(
  location: string,
  options: { environment?: string; onProblem?(error: unknown): void } = {},
): Storage {
  return isBucket(location) ? bucketStorage(location, options) : folderStorage(location, options)
}
