import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { positionFor, rememberPosition } from '../../data'

/**
 * Saves the directory's scroll position and restores it on return once the rows are loaded. The shell scrolls new routes to the top (row
 * S-03).
 */
export function usePlace(isReady: boolean): void {
  const { search, pathname, key } = useLocation()
  const wanted = useRef<number | undefined>(undefined)
  wanted.current ??= positionFor(search, key)

  useEffect(() => {
    if (!isReady || !wanted.current) return
    const top = wanted.current
    wanted.current = 0
    const frame = requestAnimationFrame(() => window.scrollTo(0, top))
    return () => cancelAnimationFrame(frame)
  }, [isReady])

  useEffect(() => {
    const keep = () => {
      // The next page may scroll to the top while this one is still mounted.
      if (window.location.pathname === pathname && !wanted.current) rememberPosition(search, key, window.scrollY)
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [search, pathname, key])
}
