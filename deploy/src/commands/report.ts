import type { Lock, RegistryRemote } from '@samspel/federation/registry'
import type { HistoryEntry, Storage } from '../storage/storage'

/** A row of `remote status`. */
export interface StatusRow {
  name: string
  live: string
  previous?: string
  canary?: { version: string; percent: number; since: string; by: string }
  lock?: Lock
  /** When it became live, and who did it. */
  since?: string
  by?: string
}

/** Result of `remote status`. */
export interface Status {
  revision: number
  environment: string
  rows: StatusRow[]
}

/** Reports what is live, canary and held as the fallback, and since when. */
export async function status(storage: Storage): Promise<Status> {
  const [registry, history] = await Promise.all([storage.readRegistry(), storage.readHistory()])
  const parts: [
    string,
    Pick<RegistryRemote, 'version' | 'canary' | 'lock' | 'liveSince'> & { previous?: { version: string } },
  ][] = [
    ...(registry.shell ? ([['shell', registry.shell]] as [string, NonNullable<typeof registry.shell>][]) : []),
    ...Object.entries(registry.remotes),
  ]
  const rows = parts.map(([name, { version, previous, canary, lock, liveSince }]): StatusRow => {
    const change = history.findLast(
      (entry) =>
        entry.name === name && entry.to === version && (entry.action === 'promote' || entry.action === 'rollback'),
    )
    const since = liveSince ?? change?.at
    return {
      name,
      live: version,
      ...(previous && { previous: previous.version }),
      ...(canary && {
        canary: { version: canary.release.version, percent: canary.percent, since: canary.since, by: canary.by },
      }),
      ...(lock && { lock }),
      ...(since && { since }),
      ...(change && { by: change.by }),
    }
  })
  return { revision: registry.revision, environment: registry.environment, rows }
}

/** Past actions, newest first. */
export const history = async (storage: Storage, name?: string): Promise<HistoryEntry[]> =>
  (await storage.readHistory()).filter((entry) => !name || entry.name === name).reverse()
