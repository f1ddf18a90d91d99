import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** How far down each entry of the history was left, px; gone with the tab, as what was read is. */
const places = new Map<string, number>()
const mostPlaces = 50
/** How long a page may take to be long enough again, ms. */
const patience = 3_000
/** Frames in which a new path may still be taken to the top (row S-03). */
const settle = 15

const keep = (key: string, top: number) => {
  places.delete(key)
  places.set(key, top)
  if (places.size > mostPlaces) places.delete([...places.keys()][0]!)
}

/**
 * Keeps how far down a list is, and brings whoever comes back through the history to the same place once it is filled; a list that is new
 * begins at its top.
 */
export function useKeptScroll(isFilled: boolean): void {
  const { key, pathname } = useLocation()
  const entry = useRef(key)
  entry.current = key
  /** Where this visit begins, until it is reached. */
  const wanted = useRef<number | undefined>(places.get(key) ?? 0)

  useEffect(() => {
    const save = () => {
      // The next page is taken to its top while this one may still stand.
      if (wanted.current === undefined && window.location.pathname === pathname) keep(entry.current, window.scrollY)
    }
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [pathname])

  useEffect(() => {
    const top = wanted.current
    if (!isFilled || top === undefined) return undefined
    const began = performance.now()
    let frame = 0
    let count = 0
    const stop = () => {
      cancelAnimationFrame(frame)
      wanted.current = undefined
    }
    const go = () => {
      const reach = document.documentElement.scrollHeight - window.innerHeight
      window.scrollTo({ top, behavior: 'instant' })
      count += 1
      if (top > 0 && (count < settle || (reach < top && performance.now() - began < patience)))
        frame = requestAnimationFrame(go)
      else stop()
    }
    go()
    // Who scrolls by hand goes where they want.
    const byHand = ['wheel', 'touchstart', 'keydown'] as const
    for (const name of byHand) window.addEventListener(name, stop, { passive: true, once: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const name of byHand) window.removeEventListener(name, stop)
    }
  }, [isFilled])
}
