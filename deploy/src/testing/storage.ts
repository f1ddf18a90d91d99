import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStorage } from '../storage/folder-storage'
import type { Storage } from '../storage/storage'

/** A folder storage with its own key beside it, to be removed after the test. */
export async function temporaryStorage(): Promise<{ storage: Storage; dir: string; remove(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'samspel-storage-'))
  const dir = join(parent, 'registry')
  return { storage: folderStorage(dir), dir, remove: () => rm(parent, { recursive: true, force: true }) }
}
