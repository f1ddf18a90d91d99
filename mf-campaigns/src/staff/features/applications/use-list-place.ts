import { useEffect, useRef } from 'react'

/** On phones an application takes the list's place: it begins at its top, and the list is found where it was left. */
export function useListPlace(shownId: string | undefined) {
  const left = useRef(0)
  const before = useRef(shownId)
  useEffect(() => {
    if (before.current === shownId) return
    window.scrollTo({ top: shownId === undefined ? left.current : 0 })
    before.current = shownId
  }, [shownId])
  /** Remembers the place of the list, which is about to be replaced. */
  return () => {
    left.current = window.scrollY
  }
}
