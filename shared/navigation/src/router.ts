import type { To } from 'react-router-dom'

/** What is needed of the router of a remote. */
export interface RouterLike {
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

/** The router that navigation goes through; undefined while no remote is mounted. */
export const currentRouter = (): RouterLike | undefined => current

/** Where a navigation is going whose page is still on its way; undefined when none is. */
export function pendingTarget(): string | undefined {
  const location = current?.state?.navigation.location
  return location && location.pathname + location.search + location.hash
}
