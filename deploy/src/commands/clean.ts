import type { Registry } from '@samspel/federation/registry'
import { canaryOf, liveOf } from '../registry/change'
import { Refused } from '../registry/refused'
import type { HistoryEntry, Storage } from '../storage/storage'
import { actor } from './actor'

/** How to clean. */
export interface CleanOptions {
  /** The user of this machine when left out. */
  by?: string
  /** Days for which a release stays after it has left; KEEP_DAYS, else 7, when left out. */
  keepDays?: number
  /** Says what would go, and removes nothing. */
  dryRun?: boolean
  /** ms; this moment when left out. */
  now?: number
}

/** What cleaning has done, or would do. */
export interface Cleaned {
  keepDays: number
  dryRun: boolean
  removed: { name: string; version: string; publishedAt: string; bytes?: number }[]
  /** Releases that stay. */
  kept: number
}

const DAY_MS = 86_400_000
const MOVES: ReadonlySet<HistoryEntry['action']> = new Set(['promote', 'canary', 'stop', 'rollback'])

function daysOf(wanted: number | undefined): number {
  const days = wanted ?? Number(process.env.KEEP_DAYS || 7)
  if (!Number.isFinite(days) || days < 0)
    throw new Refused(`KEEP_DAYS is a number of days, not '${process.env.KEEP_DAYS ?? wanted}'`, 'usage')
  return days
}

/** Versions that a page may ask for at this moment. */
const inUse = (registry: Registry, name: string): Set<string | undefined> =>
  new Set([
    liveOf(registry, name)?.version,
    liveOf(registry, name)?.previous?.version,
    canaryOf(registry, name)?.release.version,
  ])

/**
 * Removes old releases. Stays: what is live, previous or on trial, the newest of each name, what was published within `keepDays`, and what was
 * live or on trial within them: tabs of those days still ask for its files. Each removal is written into the history.
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
      // Asked for each one: somebody may promote while this runs. A registry that cannot be trusted throws, and nothing goes.
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
