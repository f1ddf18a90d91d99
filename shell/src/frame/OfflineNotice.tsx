import { useSyncExternalStore } from 'react'
import { useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { FROM_CACHE, type FromCache } from '../service-worker/words'
import { messages as m } from './messages'

/** What is shown was kept by the service worker: the network did not answer, whatever the browser thinks of it. */
let fromCache = false

const subscribe = (heard: () => void) => {
  const worker = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  const onMessage = ({ data }: MessageEvent) => {
    const told = data as Partial<FromCache> | null
    if (told?.type !== FROM_CACHE) return
    fromCache = told.kept === true
    heard()
  }
  const onOnline = () => {
    fromCache = false
    heard()
  }
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', heard)
  worker?.addEventListener('message', onMessage)
  // Messages that came before are handed over from now on.
  worker?.startMessages()
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', heard)
    worker?.removeEventListener('message', onMessage)
  }
}

/** Says that there is no network; what was kept can be read. */
export function OfflineNotice() {
  const t = useText()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine && !fromCache)
  return online ? null : (
    <Notice line kind="warn">
      {t(m.offline)}
    </Notice>
  )
}
