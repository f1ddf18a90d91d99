import type { Registry } from '@samspel/federation/registry'
import { canaryOf, liveOf } from '../registry/change'
import type { HistoryEntry } from '../storage/storage'

/** Name of `npm start` in the history. */
export const STARTER = 'npm start'

const isRelease = ({ action }: HistoryEntry): boolean => action === 'promote' || action === 'canary'

/**
 * Whether these sources were released before, by the last start or by anybody since. If so, what is live now is somebody's decision
 * (a rollback, a canary, another version).
 */
function wasReleased(history: readonly HistoryEntry[], name: string, version: string): boolean {
  const moves = history.filter((entry) => entry.name === name && isRelease(entry))
  const lastStart = moves.findLastIndex(({ by, action }) => by === STARTER && action === 'promote')
  return moves.slice(Math.max(lastStart, 0)).some(({ to }) => to === version)
}

/** Reason why a start leaves a part unchanged: empty text if it is already live; undefined if its sources are new and should go live. */
export function leftAlone(
  registry: Registry,
  history: readonly HistoryEntry[],
  name: string,
  version: string,
): string | undefined {
  const live = liveOf(registry, name)
  if (!live) return undefined
  const canary = canaryOf(registry, name)
  if (live.version === version) return ''
  const stays = `${name}@${live.version} stays live${canary ? `, ${canary.release.version} a canary with ${canary.percent} %` : ''}`
  if (live.lock) return `${stays}: locked by ${live.lock.by} (${live.lock.reason})`
  if (!wasReleased(history, name, version)) return undefined
  const last = history.findLast(
    (entry) => entry.name === name && entry.action !== 'publish' && entry.action !== 'clean',
  )
  return `${stays}: ${last?.by ?? 'somebody'} decided so (${last?.action ?? 'unknown'}). The sources are ${version}; 'promote ${name} ${version}' makes them live`
}
