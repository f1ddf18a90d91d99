import { useEffect, useRef } from 'react'

/** Does something again and again while the page is looked at. */
export const useEvery = (act: () => void, ms: number): void => {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current()
    }, ms)
    return () => clearInterval(timer)
  }, [ms])
}
