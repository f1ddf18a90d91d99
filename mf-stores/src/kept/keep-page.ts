/** The message type by which the shell's service worker accepts a page and the files it needed (`shell/src/service-worker/words.ts`). */
const SEEN = 'samspel:seen'

/**
 * Asks the service worker to cache this page, so that it opens offline even if it was reached from another page. Does nothing without a
 * worker, or for addresses that the shell's rules do not cache.
 */
export async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  const page = location.href
  const active = (await serviceWorker?.ready)?.active
  if (!active || location.href !== page) return
  const ours = `${location.origin}/`
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(ours))
  active.postMessage({ type: SEEN, page, addresses })
}
