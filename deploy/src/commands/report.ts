import type { Canary, Lock, Off, RegistryRemote, RemoteRelease, Retired } from '@samspel/federation/registry'
import { StorageProblem } from '../model/problems'
import type { Provenance } from '../model/records'
import type { HistoryEntry, Storage } from '../storage/storage'
import { coversRemote } from '../tokens/token'

/** A row of `remote status`. */
export interface StatusRow {
  name: string
  /** Absent for a first release that is a canary, and for a retired remote. */
  live?: string
  previous?: string
  canary?: { version: string } & Omit<Canary<RemoteRelease>, 'release'>
  lock?: Lock
  off?: Off
  retired?: Pick<Retired, 'at' | 'by' | 'reason' | 'version'>
  /** When it became live, and who did it. */
  since?: string
  by?: string
  /** Where the live release, else the canary, comes from. */
  provenance?: Provenance
  /** Environment from which it was taken over. */
  environment?: string
}

/** Result of `remote status`. */
export interface Status {
  revision: number
  environment: string
  rows: StatusRow[]
}

const briefly = ({ release, ...canary }: Canary<RemoteRelease>) => ({ version: release.version, ...canary })

/** What the record of a release says of where it comes from; nothing if the record is gone or cannot be trusted, which `verify` says. */
async function originOf(
  storage: Storage,
  { name, live, canary }: StatusRow,
): Promise<Pick<StatusRow, 'provenance' | 'environment'>> {
  const version = live ?? canary?.version
  const record =
    version === undefined
      ? undefined
      : await storage.readRelease(name, version).catch((error: unknown) => {
          if (error instanceof StorageProblem) return undefined
          throw error
        })
  return {
    ...(record?.provenance && { provenance: record.provenance }),
    ...(record?.carried && { environment: record.carried.environment }),
  }
}

/** Reports what is live, a canary, off, retired and held as the fallback, and since when. */
export async function status(storage: Storage): Promise<Status> {
  const [registry, history] = await Promise.all([storage.readRegistry(), storage.readHistory()])
  const parts: [
    string,
    Pick<RegistryRemote, 'version' | 'canary' | 'lock' | 'off' | 'liveSince'> & { previous?: { version: string } },
  ][] = [
    ...(registry.shell ? ([['shell', registry.shell]] as [string, NonNullable<typeof registry.shell>][]) : []),
    ...Object.entries(registry.remotes),
  ]
  const rows = parts.map(([name, { version, previous, canary, lock, off, liveSince }]): StatusRow => {
    const change = history.findLast(
      (entry) =>
        entry.name === name && entry.to === version && ['promote', 'rollback', 'restore'].includes(entry.action),
    )
    const since = liveSince ?? change?.at
    return {
      name,
      live: version,
      ...(previous && { previous: previous.version }),
      ...(canary && { canary: briefly(canary) }),
      ...(lock && { lock }),
      ...(off && { off }),
      ...(since && { since }),
      ...(change && { by: change.by }),
    }
  })
  const first = Object.entries(registry.first ?? {}).map(([name, canary]) => ({ name, canary: briefly(canary) }))
  const gone = Object.entries(registry.retired ?? {}).flatMap(([name, { at, by, reason, version }]) =>
    registry.remotes[name] ? [] : [{ name, retired: { at, by, reason, version }, since: at, by }],
  )
  const all = [...rows, ...first, ...gone] as StatusRow[]
  return {
    revision: registry.revision,
    environment: registry.environment,
    rows: await Promise.all(all.map(async (row) => ({ ...row, ...(await originOf(storage, row)) }))),
  }
}

/** Whether an entry concerns a part: it is of that name, or of a token that reaches it. */
const concerns = ({ name, about }: HistoryEntry, wanted: string): boolean =>
  name === wanted || (about !== undefined && coversRemote(about, wanted))

/** Past actions, newest first; without their signatures, which `verify` checks. */
export const history = async (storage: Storage, name?: string): Promise<HistoryEntry[]> =>
  (await storage.readHistory())
    .filter((entry) => !name || concerns(entry, name))
    .map(({ signed: _signed, ...entry }) => entry)
    .reverse()
