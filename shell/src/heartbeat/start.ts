import type { Host } from '@samspel/federation/host'
import type { Place, Word } from './watch'
import { BEAT_MS } from './watch'

interface HeartbeatOptions {
  host: Pick<Host, 'getState' | 'subscribe'>
  /** Version of the shell, whose folder holds the worker. */
  version: string
  releaseOf(remote: string): Pick<Place, 'version' | 'channel'> | undefined
}

/** Sends heartbeats to a worker, which reports a remote that freezes the page: the page itself could not. */
export function startHeartbeat({ host, version, releaseOf }: HeartbeatOptions): void {
  if (typeof Worker === 'undefined' || version === 'unknown') return
  const worker = new Worker(`/shell/${version}/heartbeat.js`)
  const tell = (word: Word) => worker.postMessage(word)
  const where = () => {
    const { match, phase } = host.getState()
    const release = match && releaseOf(match.remote)
    const part =
      match && release ? { remote: match.remote, ...release } : { remote: 'shell', version, channel: 'live' as const }
    tell({ place: { ...part, phase: phase === 'loading' ? 'mount' : 'render', path: window.location.pathname } })
  }
  const presence = () => tell({ away: document.visibilityState === 'hidden' })
  where()
  presence()
  host.subscribe(where)
  setInterval(presence, BEAT_MS)
  document.addEventListener('visibilitychange', presence)
  // The browser's own dialogs block the page too, which is no failure.
  for (const held of ['beforeprint', 'beforeunload', 'pagehide'])
    window.addEventListener(held, () => tell({ away: true }))
}
