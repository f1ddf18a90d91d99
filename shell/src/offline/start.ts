import { SEEN, type Seen, WORKER_ADDRESS } from '../service-worker/words'

/** Tells a worker that has just come what this page already fetched, so that one visit is enough to see it again offline. */
const tellSeen = (worker: ServiceWorker): void => {
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`))
  worker.postMessage({ type: SEEN, page: location.href, addresses } satisfies Seen)
}

/** Starts the worker that keeps what was seen of the public area. Where browsers have none, or refuse it, everything works as before. */
export const startServiceWorker = (): void => {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker || serviceWorker.controller) return
  serviceWorker
    .register(WORKER_ADDRESS, { updateViaCache: 'none' })
    .then(() => serviceWorker.ready)
    .then(({ active }) => active && tellSeen(active))
    .catch(() => undefined)
}
