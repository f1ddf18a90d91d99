import { bucketStorage } from './bucket-storage'
import { folderStorage } from './folder-storage'
import type { Storage } from './storage'

/** Is this the address of a bucket? */
export const isBucket = (location: string): boolean => location.startsWith('s3://')

/**
 * The storage at a location: a folder, or `s3://bucket/prefix` (S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY). Keys as in
 * `registry/sign-keys`.
 */
export function openStorage(
  location: string,
  options: { environment?: string; onProblem?(error: unknown): void } = {},
): Storage {
  return isBucket(location) ? bucketStorage(location, options) : folderStorage(location, options)
}
