import type { Registry } from '@samspel/federation/registry'
import type { TokenName } from '../model/records'
import type { Attribution } from '../registry/change'
import { updateRegistry } from '../registry/update'
import type { HistoryEntry, Storage } from '../storage/storage'
import { actor } from './actor'

/** Who acts, and why. */
export interface By {
  /** The user of this machine when left out. */
  by?: string
  reason?: string
  /** Done by a watch, not by a person. */
  automatic?: boolean
  /** The token of a team that acts; `by` is its team and name. */
  token?: TokenName
}

type What = Pick<HistoryEntry, 'action' | 'from' | 'to' | 'percent' | 'forced'>

/**
 * Changes the registry and writes into the history what was done; nothing is written when nothing changed.
 * @param change pure; may run more than once when somebody else is faster
 * @param describe what was done, from the registry as it was and as it is now
 */
export async function changeAndRecord(
  storage: Storage,
  name: string,
  { by = actor(), reason, automatic, token }: By,
  change: (registry: Registry, attribution: Attribution) => Registry,
  describe: (before: Registry, after: Registry) => What,
): Promise<What & { revision: number; changed: boolean }> {
  const attribution: Attribution = { by, at: new Date().toISOString() }
  const { before, after, changed } = await updateRegistry(storage, (registry) => change(registry, attribution))
  const what = describe(before, after)
  const { revision } = after
  if (changed)
    await storage.appendHistory({
      ...attribution,
      name,
      ...what,
      revision,
      ...(reason && { reason }),
      ...(automatic && { automatic }),
      ...(token && { token }),
    })
  return { ...what, revision, changed }
}
