import { useSyncExternalStore } from 'react'
import { useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { useAddress } from '../navigation/location'
import { isKeptPage } from '../service-worker/rules'
import { FROM_CACHE, type FromCache } from '../service-worker/words'
import { messages as m } from './messages'

/** Whether the page shows data cached by the service worker because the network did not answer, even if the browser claims to be online. */
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
  // Deliver the messages that arrived before there was a listener.
  worker?.startMessages()
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', heard)
    worker?.removeEventListener('message', onMessage)
  }
}

/** Says that there is no network, and where pages are kept that what was opened can still be read. */
export function OfflineNotice() {
  const t = useText()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine && !fromCache)
  const { path } = useAddress()
  return online ? null : (
    <Notice line kind="warn">
      {t(isKeptPage(path) ? m.offline : m.offlineHere)}
    </Notice>
  )
}
