import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { useAddress } from '../navigation/location'
import { isKeptPage } from '../service-worker/rules'
import { ASK, FROM_CACHE, type FromCache } from '../service-worker/words'
import { messages as m } from './late-messages'

type Told = Pick<FromCache, 'kept' | 'times'>
const fresh: Told = { kept: false, times: {} }

/** What the service worker has told: whether the page shows kept answers because the network did not answer, even if the browser claims to be online. */
let told = fresh

const subscribe = (heard: () => void) => {
  const worker = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  const onMessage = ({ data }: MessageEvent) => {
    const message = data as Partial<FromCache> | null
    if (message?.type !== FROM_CACHE) return
    told = message.kept ? { kept: true, times: message.times ?? {} } : fresh
    heard()
  }
  const onOnline = () => {
    told = fresh
    heard()
  }
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', heard)
  worker?.addEventListener('message', onMessage)
  // This comes after the first view, which may have been answered by the worker already.
  worker?.controller?.postMessage({ type: ASK })
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', heard)
    worker?.removeEventListener('message', onMessage)
  }
}

/** How long it is said that the network is back, ms. */
const backShown = 3_000

/** When the network came back, for as long as that is said. */
function useBackAt(isAway: boolean): Date | undefined {
  const [backAt, setBackAt] = useState<Date>()
  const wasAway = useRef(isAway)
  useEffect(() => {
    if (wasAway.current === isAway) return
    wasAway.current = isAway
    setBackAt(isAway ? undefined : new Date())
  }, [isAway])
  useEffect(() => {
    if (!backAt) return
    const timer = setTimeout(() => setBackAt(undefined), backShown)
    return () => clearTimeout(timer)
  }, [backAt])
  return backAt
}

/** Says that there is no network, and of what can be read again since when it is. */
export function OfflineNotice() {
  const t = useText()
  const f = useFormats()
  const { kept, times } = useSyncExternalStore(subscribe, () => told)
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const { path } = useAddress()
  const isAway = !online || kept
  const backAt = useBackAt(isAway)
  if (!isAway)
    return backAt ? (
      <Notice line kind="ok">
        {t(m.updated, { time: f.time(backAt.toISOString()) })}
      </Notice>
    ) : null
  const at = isKeptPage(path) ? (times[path] ?? Object.values(times).sort()[0]) : undefined
  if (at === undefined)
    return (
      <Notice line kind="warn" icon="wifi-off">
        {t(isKeptPage(path) ? m.offline : m.offlineHere)}
      </Notice>
    )
  const when = daysUntil(at) > -2 ? `${f.relativeDays(at)} ${f.time(at)}` : f.dateTime(at)
  return (
    <Notice line kind="warn" icon="wifi-off" title={t(m.offlineTitle)}>
      {t(m.offlineSince, { when })}
    </Notice>
  )
}
