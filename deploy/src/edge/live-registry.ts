import type { Registry } from '@samspel/federation/registry'
import { Missing } from '../model/problems'
import { emptyRegistry } from '../storage/signed-registry'
import type { Storage } from '../storage/storage'

/** How current the edge's knowledge of the registry is. */
export interface RegistryHealth {
  /** `stale`: the stored registry is unusable and the last good one is in use. */
  state: 'fresh' | 'stale'
  /** Id of the problem: `unreadable`, `untrusted`, `rolled-back`, `missing`, `unavailable`, … */
  reason?: string
}

/** The current registry, verified, and read again only when it changed. */
export interface LiveRegistry {
  /** Never throws: returns the last good registry if the stored one is unusable, or an empty one before the first good one. */
  read(): Promise<Registry>
  /** State as of the last read. */
  health(): RegistryHealth
}

const idOf = (error: unknown): string =>
  ((error as Error).name || 'Error').replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/**
 * Reads the registry and fails closed: if it does not parse, has an untrusted signature, is older than one seen before, or cannot be read,
 * the last good one stays in use. A bad registry must neither take the site down nor be used.
 * @param onProblem called once per problem, and again if it recurs after having been resolved
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
    // When reads overlap, the later one may finish first.
    if (registry.revision < known.revision) return
    // A concurrent read returned the same registry; keep the object, so that what was derived from it stays valid.
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
      // Check a rejected registry again even if its file is unchanged, because the keys may have been corrected.
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
        // If the storage is known to be unavailable, pages must not wait for it.
        if (!problem || !known.updatedAt) await answer
      }
      return known
    },
  }
}
