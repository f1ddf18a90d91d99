import { useSyncExternalStore } from 'react'

const media = () =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(min-width: 684px) and (max-width: 1439px)') : undefined

const subscribe = (changed: () => void) => {
  const list = media()
  list?.addEventListener('change', changed)
  return () => list?.removeEventListener('change', changed)
}

/** The attribute that folds the side bar while the page needs its room; from 1440 px on there is enough for both. */
export function useFoldedSide(isNeeded: boolean): { 'data-folds-side'?: true } {
  const isNarrow = useSyncExternalStore(subscribe, () => media()?.matches ?? false)
  return isNeeded && isNarrow ? { 'data-folds-side': true } : {}
}
