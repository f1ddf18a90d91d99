import { stat } from 'node:fs/promises'
import type { Registry } from '@samspel/federation/registry'
import { emptyRegistry, folderStorage } from '../storage/folder-storage'
import { storagePaths } from '../storage/paths'

/** The registry as it is now, read again only when its file has changed. */
export interface LiveRegistry {
  read(): Promise<Registry>
}

/** A registry that cannot be read keeps the last good one in use: a corrupt file must not take the site down. */
export function liveRegistry(storageDir: string, onProblem: (error: unknown) => void): LiveRegistry {
  const storage = folderStorage(storageDir)
  const { registry: file } = storagePaths(storageDir)
  let stamp = ''
  let known: Registry = emptyRegistry('local')

  return {
    async read() {
      try {
        const { mtimeMs, size, ino } = await stat(file)
        const now = `${ino} ${mtimeMs} ${size}`
        if (now !== stamp) {
          known = await storage.readRegistry()
          stamp = now
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onProblem(error)
      }
      return known
    },
  }
}
