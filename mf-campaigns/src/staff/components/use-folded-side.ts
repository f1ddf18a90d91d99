import { useSyncExternalStore } from 'react'
import { useRootMark } from '@samspel/ui'

const media = () =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(min-width: 684px) and (max-width: 1439px)') : undefined

const subscribe = (changed: () => void) => {
  const list = media()
  list?.addEventListener('change', changed)
  return () => list?.removeEventListener('change', changed)
}

/** Folds the side bar while the page needs its room; from 1440 px on there is enough for both. */
export function useFoldedSide(isNeeded: boolean): void {
  const isNarrow = useSyncExternalStore(subscribe, () => media()?.matches ?? false)
  useRootMark('folds-side', isNeeded && isNarrow)
}
