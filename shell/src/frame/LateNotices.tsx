import { useSyncExternalStore } from 'react'
import { lazyPart } from '@samspel/federation'
import { useShell } from '../services/context'

const Notices = lazyPart(() => import(/* webpackChunkName: "vitals" */ './Notices').then((module) => module.Notices), {
  Loading: null,
  Failed: null,
})

/** Whether the network has not answered once, as the browser or the worker has said. From then on there is something to say of its return. */
let wasAway = false

const subscribe = (heard: () => void) => {
  const worker = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  const onAway = () => {
    wasAway = true
    heard()
  }
  window.addEventListener('offline', onAway)
  worker?.addEventListener('message', onAway)
  // Deliver the messages that arrived before there was a listener.
  worker?.startMessages()
  return () => {
    window.removeEventListener('offline', onAway)
    worker?.removeEventListener('message', onAway)
  }
}

/** Notices of a missing connection and of a newer release: there once there is a reason, since every first view would pay for them. */
export function LateNotices() {
  const { host } = useShell()
  const hasNewer = useSyncExternalStore(host.subscribe, () => !!host.getState().newVersions?.length)
  const isOffline = useSyncExternalStore(subscribe, () => wasAway || !navigator.onLine)
  return hasNewer || isOffline ? <Notices /> : null
}
