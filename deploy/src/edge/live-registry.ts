import type { Registry } from '@samspel/federation/registry'
import { Missing } from '../model/problems'
import { emptyRegistry } from '../storage/signed-registry'
import type { Storage } from '../storage/storage'

/** How well the edge knows what is live. */
export interface RegistryHealth {
  /** `stale`: what is stored cannot be used, and the last good one is. */
  state: 'fresh' | 'stale'
  /** Id of the problem: `unreadable`, `untrusted`, `rolled-back`, `missing`, `unavailable`, … */
  reason?: string
}

/** The registry as it is now, checked, and read again only when it has changed. */
export interface LiveRegistry {
  /** Never throws: the last good one, when the stored one cannot be used; an empty one before the first good one. */
  read(): Promise<Registry>
  /** As of the last read. */
  health(): RegistryHealth
}

const idOf = (error: unknown): string =>
  ((error as Error).name || 'Error').replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/**
 * Fail-closed: a registry that does not parse, that another has signed, that is older than one seen before or that does not come leaves the
 * last good one in use. A bad registry must neither take the site down nor be used.
 * @param onProblem told once for each problem, until it is over
 */
export function liveRegistry(storage: Storage, onProblem: (error: unknown) => void): LiveRegistry {
  let known: Registry = emptyRegistry('local')
  let stamp: string | undefined
  let problem: { reason: string; text: string } | undefined
  let checkedAt = -Infinity
  let checking: Promise<void> | undefined

  const fetchIfChanged = async () => {
    const now = await storage.registryStamp()
    if (now !== undefined && now === stamp) return
    const registry = await storage.readRegistry()
    if (now === undefined && known.updatedAt) throw new Missing(`The registry of ${storage.location} is gone.`)
    // Of two reads that overlap, the later one may end first.
    if (registry.revision < known.revision) return
    // Another read at the same time brought the same registry: what was derived from it stays valid.
    if (now !== undefined && now === stamp && registry.revision === known.revision) return
    known = registry
    stamp = now
  }

  const check = async () => {
    try {
      await fetchIfChanged()
      problem = undefined
    } catch (error) {
      const { message: text } = error as Error
      if (problem?.text !== text) onProblem(error)
      problem = { reason: idOf(error), text }
      // A refused registry is checked again even when its file has not changed: the keys may have been mended.
      stamp = undefined
    }
    checkedAt = performance.now()
  }

  const oneCheck = () => (checking ??= check().finally(() => (checking = undefined)))

  return {
    health: () => (problem ? { state: 'stale', reason: problem.reason } : { state: 'fresh' }),
    async read() {
      if (storage.pollMs === 0) await check()
      else if (performance.now() - checkedAt >= storage.pollMs) {
        const answer = oneCheck()
        // A storage that is known not to answer must not hold up every page.
        if (!problem || !known.updatedAt) await answer
      }
      return known
    },
  }
}
