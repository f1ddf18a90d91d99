import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { openStorage, type StorageConfig } from './open-storage'
import { isKey, isShipped } from './storage'

/** Copies the folder's pictures that the bucket does not have yet. Returns how many were copied, and how many were already there. */
export const copyToBucket = async (config: StorageConfig): Promise<{ copied: number; present: number }> => {
  const { originals } = openStorage(config)
  const folder = path.join(config.dataDir, 'uploads')
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const keys = files.map((file) => file.split(path.sep).join('/')).filter((key) => isKey(key) && !isShipped(key))
  const done = { copied: 0, present: 0 }
  for (const key of keys) {
    if (await originals.exists(key)) done.present += 1
    else {
      await originals.put(key, await readFile(path.join(folder, key)))
      done.copied += 1
    }
  }
  return done
}
