import { useSyncExternalStore } from 'react'
import { lazyPart } from '@samspel/federation'
import { useShell } from '../services/context'

const Notices = lazyPart(() => import(/* webpackChunkName: "vitals" */ './Notices').then((module) => module.Notices), {
  Loading: null,
  Failed: null,
})

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

/** Notices of a missing connection and of a newer release: there once there is a reason, since every first view would pay for them. */
export function LateNotices() {
  const { host } = useShell()
  const hasNewer = useSyncExternalStore(host.subscribe, () => !!host.getState().newVersions?.length)
  const isOffline = useSyncExternalStore(subscribe, () => wasTold || !navigator.onLine)
  return hasNewer || isOffline ? <Notices /> : null
}
