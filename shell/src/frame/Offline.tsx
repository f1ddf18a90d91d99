import { useSyncExternalStore } from 'react'
import { lazyPart } from '@samspel/federation'

const OfflineNotice = lazyPart(
  () => import(/* webpackChunkName: "vitals" */ './OfflineNotice').then((module) => module.OfflineNotice),
  { Loading: null, Failed: null },
)

/** Whether the worker has had something to say: it does only once the network has not answered. */
let wasTold = false

const subscribe = (heard: () => void) => {
  const worker = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  const onMessage = () => {
    wasTold = true
    heard()
  }
  window.addEventListener('offline', heard)
  worker?.addEventListener('message', onMessage)
  // Deliver the messages that arrived before there was a listener.
  worker?.startMessages()
  return () => {
    window.removeEventListener('offline', heard)
    worker?.removeEventListener('message', onMessage)
  }
}

/** The notice of a missing connection, loaded when there is a reason. */
export function Offline() {
  const needed = useSyncExternalStore(subscribe, () => wasTold || !navigator.onLine)
  return needed ? <OfflineNotice /> : null
}
