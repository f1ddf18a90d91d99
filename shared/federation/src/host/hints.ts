import { preloadOf } from '../registry/match'
import type { RemoteRelease, RemoteRoute } from '../registry/types'

const asked = new Set<string>()

function addLink(rel: 'preload' | 'prefetch', href: string, release: RemoteRelease): void {
  const key = `${rel} ${href}`
  if (asked.has(key)) return
  asked.add(key)
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  if (rel === 'preload') {
    link.as = href.endsWith('.css') ? 'style' : 'script'
    // A preload is used only when its integrity equals that of the tag that follows; only entries carry one.
    const integrity = href === release.entry ? release.files[href]?.integrity : undefined
    if (integrity) link.integrity = integrity
  }
  document.head.append(link)
}

/** Asks for everything that the first view of a route needs, at once, so that no file waits for another one to name it. */
export function hintRoute(release: RemoteRelease, route: RemoteRoute | undefined, rel: 'preload' | 'prefetch'): void {
  for (const href of [release.entry, ...(route ? preloadOf(release, route) : [])]) addLink(rel, href, release)
}
