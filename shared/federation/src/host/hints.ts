import { preloadOf } from '../registry/match'
import type { RemoteRelease, RemoteRoute } from '../registry/types'
import { integrityOf, learnIntegrity } from './integrity'
import { admitRelease } from './trusted-scripts'

const asked = new Set<string>()

const once = (key: string, load: () => void): void => {
  if (asked.has(key)) return
  asked.add(key)
  load()
}

function addLink(href: string, as: 'style' | 'script', rel: 'preload' | 'prefetch', integrity?: string): void {
  const link = document.createElement('link')
  link.rel = rel
  link.as = as
  // Said before the address: the browser may ask as soon as it knows that.
  if (integrity) link.integrity = integrity
  link.href = href
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}

/**
 * Runs a chunk before the bundler asks for it: it waits for its entry in a list. No preload link, since the browser answers the next request from
 * a preload that failed, and trying again would fail without asking. The address is absolute, so that the bundler's own loader finds the tag.
 */
function addChunk(path: string, integrity: string | undefined): void {
  const script = document.createElement('script')
  if (integrity) script.integrity = integrity
  script.src = new URL(path, document.baseURI).href
  script.async = true
  const leave = () => script.remove()
  script.addEventListener('load', leave)
  script.addEventListener('error', leave)
  document.head.append(script)
}

/** Files that the edge has put into tags: of the first route, they are on their way. */
const namedByPage = (): Set<string | null> =>
  new Set(
    [...document.querySelectorAll('[data-hint]')].map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href')),
  )

/**
 * Asks at once for everything that the first view of a route needs besides the entry, so that no file waits for another one to name it. A file
 * without a hash is left to the bundler's loader, which has its own.
 */
export function hintRoute(release: RemoteRelease, route: RemoteRoute): void {
  admitRelease(release)
  const named = namedByPage()
  for (const path of preloadOf(release, route)) {
    if (named.has(path)) continue
    const integrity = integrityOf(release, path)
    if (integrity === 'none') continue
    once(path, () => (path.endsWith('.css') ? addLink(path, 'style', 'preload', integrity) : addChunk(path, integrity)))
  }
}

/** Asks for the code of a route at low priority, to be kept in the browser's cache. It does not run from there unchecked. */
export function prefetchRoute(release: RemoteRelease, route: RemoteRoute): void {
  void learnIntegrity()
  for (const path of [release.entry, ...preloadOf(release, route)]) {
    once(`later ${path}`, () => addLink(path, path.endsWith('.css') ? 'style' : 'script', 'prefetch'))
  }
}
