/** What the shell's service worker takes from pages (`shell/src/service-worker/words.ts`): a page, and the files that it needed. */
const SEEN = 'samspel:seen'

/**
 * Has the service worker keep this page, so that it opens without a connection also when it was come to from another one. Nothing happens in
 * a browser without a worker, nor for an address that the shell's rules do not keep.
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
