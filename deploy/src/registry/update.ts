import type { Registry } from '@samspel/federation/registry'
import type { Storage } from '../storage/storage'
import { RevisionConflict } from '../storage/storage'

const ATTEMPTS = 20

/**
 * Reads, changes and writes the registry by compare-and-swap, retrying after a conflict, so that no
 * concurrent change is lost. `change` must be pure.
 */
export async function updateRegistry(
  storage: Storage,
  change: (registry: Registry) => Registry,
): Promise<{ before: Registry; after: Registry; changed: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await storage.readRegistry()
    const after = change(before)
    if (after === before) return { before, after, changed: false }
    try {
      await storage.swapRegistry(before.revision, after)
      return { before, after: { ...after, revision: before.revision + 1 }, changed: true }
    } catch (error) {
      if (!(error instanceof RevisionConflict) || attempt === ATTEMPTS) throw error
    }
  }
}
