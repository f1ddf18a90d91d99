import type { Registry } from '@samspel/federation/registry'
import { canaryOf, liveOf } from '../registry/change'
import type { HistoryEntry } from '../storage/storage'

/** Under this name `npm start` stands in the history. */
export const STARTER = 'npm start'

const isRelease = ({ action }: HistoryEntry): boolean => action === 'promote' || action === 'canary'

/**
 * Have these sources been shipped before, so that whatever is live now is somebody's decision (a rollback, a trial, another version)?
 * They have when the last start shipped them, or anybody has since.
 */
function wasReleased(history: readonly HistoryEntry[], name: string, version: string): boolean {
  const moves = history.filter((entry) => entry.name === name && isRelease(entry))
  const lastStart = moves.findLastIndex(({ by, action }) => by === STARTER && action === 'promote')
  return moves.slice(Math.max(lastStart, 0)).some(({ to }) => to === version)
}

/** Why a start leaves a part as it is; undefined when its sources are new and shall go live. An empty text: it is live already. */
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
  const stays = `${name}@${live.version} stays live${canary ? `, ${canary.release.version} on trial with ${canary.percent} %` : ''}`
  if (live.lock) return `${stays}: locked by ${live.lock.by} (${live.lock.reason})`
  if (!wasReleased(history, name, version)) return undefined
  const last = history.findLast(
    (entry) => entry.name === name && entry.action !== 'publish' && entry.action !== 'clean',
  )
  return `${stays}: ${last?.by ?? 'somebody'} decided so (${last?.action ?? 'unknown'}). The sources are ${version}; 'promote ${name} ${version}' makes them live`
}
