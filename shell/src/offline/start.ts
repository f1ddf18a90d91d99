import { bus } from '@samspel/event-bus'
import { FORGET, SEEN, type Seen, WORKER_ADDRESS } from '../service-worker/words'

/**
 * Tells a worker that has just come what this page fetched without it, so that one visit is enough to see it again offline: what is there
 * already, and what was on its way when the worker came (its timing has no `workerStart` either, and appears when it has arrived). What is asked for
 * later goes through the worker: a file that it could not get has no `workerStart`, and would be asked for once more.
 */
const postSeen = (worker: ServiceWorker): void => {
  const ours = `${location.origin}/`
  let until = Infinity
  const came = () => (until = performance.now())
  if (navigator.serviceWorker.controller) came()
  else navigator.serviceWorker.addEventListener('controllerchange', came, { once: true })
  new PerformanceObserver((list) => {
    const addresses = (list.getEntries() as PerformanceResourceTiming[])
      .filter(({ name, workerStart, startTime }) => name.startsWith(ours) && !workerStart && startTime <= until)
      .map(({ name }) => name)
    if (addresses.length > 0) worker.postMessage({ type: SEEN, page: location.href, addresses } satisfies Seen)
  }).observe({ type: 'resource', buffered: true })
}

/** What remotes store on the phone for the signed-in account, such as passes and a counter’s list (decision 0074). */
const KEPT_DATABASE = 'samspel.kept'

/** Deletes on sign-out what remotes stored, even if none of them was opened in this page, and what the worker kept; that also when the server has ended the session. */
const forgetOnSignOut = (): void => {
  const forgetAnswers = () =>
    (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller?.postMessage({ type: FORGET })
  bus.subscribe('session:signed-out', () => {
    ;(globalThis as { indexedDB?: IDBFactory }).indexedDB?.deleteDatabase(KEPT_DATABASE)
    forgetAnswers()
  })
  bus.subscribe('session:expired', forgetAnswers)
}

/** Starts what keeps things for those who are offline, and forgets them: the worker that keeps what was seen of the public area. Where browsers have none, or refuse it, everything works as before. */
export const startServiceWorker = (): void => {
  forgetOnSignOut()
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker || serviceWorker.controller) return
  serviceWorker
    .register(WORKER_ADDRESS, { updateViaCache: 'none' })
    .then(() => serviceWorker.ready)
    .then(({ active }) => active && postSeen(active))
    .catch(() => undefined)
}
