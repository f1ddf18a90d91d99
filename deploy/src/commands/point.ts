import type { Registry } from '@samspel/federation/registry'
import { liveOf, promoted, Refused, rolledBack } from '../registry/change'
import { updateRegistry } from '../registry/update'
import type { HistoryEntry, Storage } from '../storage/storage'
import { actor } from './actor'

/** What a move of the pointer has done. */
export interface Pointed {
  name: string
  from: string | undefined
  to: string
  revision: number
  /** False when it was live already. */
  changed: boolean
}

async function point(storage: Storage, action: HistoryEntry['action'], name: string, change: (registry: Registry) => Registry): Promise<Pointed> {
  const { before, after, changed } = await updateRegistry(storage, change)
  const from = liveOf(before, name)?.version
  const to = liveOf(after, name)!.version
  if (changed) {
    const at = new Date().toISOString()
    await storage.appendHistory({ at, by: actor(), action, name, ...(from && { from }), to, revision: after.revision })
  }
  return { name, from, to, revision: after.revision, changed }
}

/** Makes a published version live. Does nothing when it is. Throws {@link Refused} for a version that was never published. */
export async function promote(storage: Storage, name: string, version?: string): Promise<Pointed> {
  const wanted = version ?? (await storage.listReleases(name)).at(-1)
  const record = wanted && (await storage.readRelease(name, wanted))
  if (!record) throw new Refused(`${name}${version ? `@${version}` : ''} was never published`)
  return point(storage, 'promote', name, (registry) => promoted(registry, record))
}

/** Makes the previous good version live again. */
export const rollback = (storage: Storage, name: string): Promise<Pointed> =>
  point(storage, 'rollback', name, (registry) => rolledBack(registry, name))
