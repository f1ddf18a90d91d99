import { folderStorage } from './folder-storage'
import type { FolderOptions } from './folder-storage'
import type { Storage } from './storage'

/** Is this the address of a bucket? */
export const isBucket = (location: string): boolean => location.startsWith('s3://')

/** The storage at a location: a folder. */
export function openStorage(location: string, options: FolderOptions = {}): Storage {
  return folderStorage(location, options)
}
