import type { Registry } from '@samspel/federation/registry'
import { canaryOf, liveOf } from '../registry/change'
import { Refused } from '../registry/refused'
import type { HistoryEntry, Storage } from '../storage/storage'
import { actor } from './actor'

/** Options of {@link clean}. */
export interface CleanOptions {
  /** Defaults to the user of this machine. */
  by?: string
  /** Days that a release is kept after it stopped being live; defaults to KEEP_DAYS, or else 7. */
  keepDays?: number
  /** Only reports what would be removed. */
  dryRun?: boolean
  /** Current time in ms; defaults to `Date.now()`. */
  now?: number
}

/** What was removed, or would be in a dry run. */
export interface Cleaned {
  keepDays: number
  dryRun: boolean
  removed: { name: string; version: string; publishedAt: string; bytes?: number }[]
  /** Number of releases that were kept. */
  kept: number
}

const DAY_MS = 86_400_000
const MOVES: ReadonlySet<HistoryEntry['action']> = new Set([
  'promote',
  'canary',
  'stop',
  'rollback',
  'retire',
  'restore',
])

function daysOf(wanted: number | undefined): number {
  const days = wanted ?? Number(process.env.KEEP_DAYS || 7)
  if (!Number.isFinite(days) || days < 0)
    throw new Refused(`KEEP_DAYS is a number of days, not '${process.env.KEEP_DAYS ?? wanted}'`, 'usage')
  return days
}

/** Versions that a page may request at the moment. */
const inUse = (registry: Registry, name: string): Set<string | undefined> =>
  new Set([
    liveOf(registry, name)?.version,
    liveOf(registry, name)?.previous?.version,
    canaryOf(registry, name)?.release.version,
    registry.retired?.[name]?.version,
  ])

/**
 * Removes old releases. Keeps what is live, previous or a canary, the newest of each name, what was published within `keepDays`, and what
 * was live or a canary within that time, because open tabs may still request its files. Each removal is recorded in the history.
 */
export async function clean(
  storage: Storage,
  { by = actor(), keepDays, dryRun = false, now = Date.now() }: CleanOptions = {},
): Promise<Cleaned> {
  const days = daysOf(keepDays)
  const since = new Date(now - days * DAY_MS).toISOString()
  const moved = new Set(
    (await storage.readHistory())
      .filter(({ at, action }) => at >= since && MOVES.has(action))
      .flatMap(({ name, from, to }) => [`${name}@${from}`, `${name}@${to}`]),
  )
  const done: Cleaned = { keepDays: days, dryRun, removed: [], kept: 0 }

  for (const name of await storage.listNames()) {
    const versions = await storage.listReleases(name)
    for (const version of versions) {
      const publishedAt = (await storage.readRelease(name, version))?.publishedAt
      if (!publishedAt) continue
      // Read again for each release, since a promotion may happen meanwhile. An untrusted registry throws, and nothing is removed.
      const used = inUse(await storage.readRegistry(), name)
      if (version === versions.at(-1) || used.has(version) || moved.has(`${name}@${version}`) || publishedAt >= since) {
        done.kept += 1
        continue
      }
      const bytes = dryRun ? undefined : await storage.removeRelease(name, version)
      if (!dryRun)
        await storage.appendHistory({ at: new Date(now).toISOString(), by, action: 'clean', name, from: version })
      done.removed.push({ name, version, publishedAt, ...(bytes !== undefined && { bytes }) })
    }
  }
  return done
}
