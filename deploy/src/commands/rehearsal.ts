import { liveOf } from '../registry/change'
import { Refused } from '../registry/refused'
import type { RehearsedRelease } from '../rehearse/report'
import type { Storage } from '../storage/storage'
import { published } from './promote'

/** What a rehearsal needs to know of a candidate. */
export interface RehearsalStage {
  environment: string
  candidate: RehearsedRelease
  /** What it is compared with; null when nothing is live. */
  live: RehearsedRelease | null
}

const partOf = ({ version, routes }: RehearsedRelease): RehearsedRelease => ({ version, routes })

/**
 * A candidate for a rehearsal, by default the newest version, beside what is live. Throws {@link Refused} for the shell, which has no
 * override, and if it was never published.
 */
export async function rehearsalStage(storage: Storage, name: string, version?: string): Promise<RehearsalStage> {
  const record = await published(storage, name, version)
  if (record.kind !== 'remote') throw new Refused(`${name} has no routes of its own, so it is not rehearsed`, 'usage')
  const registry = await storage.readRegistry()
  const live = liveOf(registry, name)
  return {
    environment: registry.environment,
    candidate: partOf(record.release),
    live: live && 'routes' in live ? partOf(live) : null,
  }
}
