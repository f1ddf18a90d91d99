import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Scroll position per history entry, px. In memory only, like the data itself. */
const places = new Map<string, number>()
const mostPlaces = 50
/** How long a page may take to become tall enough again, ms. */
const patience = 3_000
/** Frames during which the shell may still scroll a new path to the top (row S-03). */
const settle = 15

const keep = (key: string, top: number) => {
  places.delete(key)
  places.set(key, top)
  if (places.size > mostPlaces) places.delete([...places.keys()][0]!)
}

/** Remembers a list's scroll position. Coming back through history restores it once the list is filled; a new visit starts at the top. */
export function useKeptScroll(isFilled: boolean): void {
  const { key, pathname } = useLocation()
  const entry = useRef(key)
  entry.current = key
  /** Where this visit has to be scrolled to, until that is done. */
  const wanted = useRef<number | undefined>(places.get(key) ?? 0)

  useEffect(() => {
    const save = () => {
      // The next page scrolls to the top while this one may still be mounted.
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
    // Scrolling by hand cancels the restoration.
    const byHand = ['wheel', 'touchstart', 'keydown'] as const
    for (const name of byHand) window.addEventListener(name, stop, { passive: true, once: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const name of byHand) window.removeEventListener(name, stop)
    }
  }, [isFilled])
}
