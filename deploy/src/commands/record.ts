import type { Registry } from '@samspel/federation/registry'
import type { TokenName } from '../model/records'
import type { Attribution } from '../registry/change'
import { updateRegistry } from '../registry/update'
import type { HistoryEntry, Storage } from '../storage/storage'
import { actor } from './actor'

/** Who acts and why, for the history. */
export interface By {
  /** Defaults to the user of this machine. */
  by?: string
  reason?: string
  /** Done by the automatic watch, not by a person. */
  automatic?: boolean
  /** The team token used, if any; `by` is then its team and name. */
  token?: TokenName
  /** Environment from which the release was taken over, if it was. */
  environment?: string
}

type What = Pick<
  HistoryEntry,
  'action' | 'from' | 'to' | 'percent' | 'audience' | 'steps' | 'companies' | 'setting' | 'forced'
>

/**
 * Changes the registry and records it in the history. Writes nothing if nothing changed.
 * @param change pure function; called again after a concurrent change
 * @param describe describes the change for the history, given the registry before and after
 */
export async function changeAndRecord(
  storage: Storage,
  name: string,
  { by = actor(), reason, automatic, token, environment }: By,
  change: (registry: Registry, attribution: Attribution) => Registry,
  describe: (before: Registry, after: Registry) => What,
): Promise<What & { revision: number; changed: boolean }> {
  const attribution: Attribution = { by, at: new Date().toISOString() }
  const newest = await storage.historyHead()
  const { before, after, changed } = await updateRegistry(storage, (registry) => {
    const next = change(registry, attribution)
    return next === registry
      ? registry
      : { ...next, history: { ...(newest !== undefined && { after: newest }), revision: registry.revision + 1 } }
  })
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
      ...(environment && { environment }),
    })
  return { ...what, revision, changed }
}
