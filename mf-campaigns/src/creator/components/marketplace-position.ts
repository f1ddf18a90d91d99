import { useEffect, useLayoutEffect, useRef } from 'react'

/** Where the creator stood in the marketplace when an offer was opened: its query, and how far down. */
let left: { search: string; top: number } | undefined

/** The address that brings back to the place that was left. */
export const marketplaceHref = (): string => `/marketplace${left?.search ?? ''}`

/** Keeps the place while an offer is looked at; going anywhere else forgets it: there a page begins at its top (row S-03). */
export const useKeptPosition = (): void => {
  useEffect(
    () => () => {
      const { pathname } = window.location
      if (pathname !== '/marketplace' && !pathname.startsWith('/marketplace/')) left = undefined
    },
    [],
  )
}

/** How long offers may take to fill the page again, ms. */
const patience = 3_000
const settle = 200

/**
 * Comes back to the place that was left for an offer, once the page is long enough for it again; gives what keeps the place when a link is
 * followed.
 */
export const useReturn = (isFilled: boolean): (() => void) => {
  const wanted = useRef(left?.search === window.location.search ? left.top : 0)
  useEffect(() => {
    left = undefined
  }, [])
  useLayoutEffect(() => {
    const top = wanted.current
    if (!isFilled || top === 0) return undefined
    wanted.current = 0
    const began = performance.now()
    let frame = 0
    const go = () => {
      const reach = document.documentElement.scrollHeight - window.innerHeight
      window.scrollTo({ top, behavior: 'instant' })
      const waited = performance.now() - began
      // The shell takes every new path to its top, perhaps a moment after this page stands.
      if (waited < settle || (reach < top && waited < patience)) frame = requestAnimationFrame(go)
    }
    frame = requestAnimationFrame(go)
    // Who scrolls by hand goes where they want.
    const stop = () => cancelAnimationFrame(frame)
    for (const name of ['wheel', 'touchstart', 'keydown'] as const)
      window.addEventListener(name, stop, { passive: true, once: true })
    return () => {
      stop()
      for (const name of ['wheel', 'touchstart', 'keydown'] as const) window.removeEventListener(name, stop)
    }
  }, [isFilled])
  return () => {
    left = { search: window.location.search, top: window.scrollY }
  }
}
