import { useSyncExternalStore } from 'react'

const query = '(min-width: 1100px)'
const media = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined)

function subscribe(listener: () => void) {
  const list = media()
  list?.addEventListener('change', listener)
  return () => list?.removeEventListener('change', listener)
}

/** Whether list and map fit side by side; otherwise only one of them is shown. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => media()?.matches ?? false)
