import type { To } from 'react-router-dom'
import { navigateToUrl } from 'single-spa'

interface RouterLike {
  state?: { navigation: { location?: { pathname: string; search: string; hash: string } | undefined } }
  navigate(to: To | null, options?: { replace?: boolean }): Promise<void> | void
}

let current: RouterLike | undefined

/** Makes a mounted remote's router the one that navigation goes through. Returns the way out. */
export function enterRouter(router: RouterLike): () => void {
  current = router
  return () => {
    if (current === router) current = undefined
  }
}

/** Where a navigation is going whose page is still on its way; undefined when none is. */
export function pendingTarget(): string | undefined {
  const location = current?.state?.navigation.location
  return location && location.pathname + location.search + location.hash
}

/**
 * Goes to a path of any remote. It goes through the router of the remote that is mounted, so that its leave guards are asked (T-39) and the
 * position in the history is kept; all other routers follow through single-spa.
 * @param to absolute path, with query and fragment
 */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (current) {
    void current.navigate(to, options)
    return
  }
  if (options.replace) {
    window.history.replaceState(null, '', to)
    return
  }
  navigateToUrl(to)
}
