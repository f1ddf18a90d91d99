import { useEffect, useLayoutEffect, useRef } from 'react'

/** The marketplace's query and scroll position when an offer was opened. */
let left: { search: string; top: number } | undefined

/** Address of the marketplace as it was left. */
export const marketplaceHref = (): string => `/marketplace${left?.search ?? ''}`

/** Keeps the position while an offer is viewed and forgets it on any other page, where a new visit starts at the top (row S-03). */
export const useKeptPosition = (): void => {
  useEffect(
    () => () => {
      const { pathname } = window.location
      if (pathname !== '/marketplace' && !pathname.startsWith('/marketplace/')) left = undefined
    },
    [],
  )
}

/** How long the offers may take to fill the page again, ms. */
const patience = 3_000
const settle = 200

/** Restores the position of the marketplace once the page is tall enough; returns the function that saves it when a link is followed. */
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
      // The shell scrolls every new path to the top, possibly just after this page has mounted.
      if (waited < settle || (reach < top && waited < patience)) frame = requestAnimationFrame(go)
    }
    frame = requestAnimationFrame(go)
    // Scrolling by hand cancels the restoration.
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
