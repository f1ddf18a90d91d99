import { useSyncExternalStore } from 'react'
import { MOBILE_MAX } from './tokens'

const query = `(max-width: ${MOBILE_MAX}px)`
const media = () =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(query) : null

function subscribe(listener: () => void) {
  const list = media()
  list?.addEventListener('change', listener)
  return () => list?.removeEventListener('change', listener)
}

/** Whether the window is at most 683 px wide (K-07). Prefer CSS; use this where another element is needed. */
export function useIsMobile(): boolean {
  const isMobile = () => media()?.matches ?? false
  return useSyncExternalStore(subscribe, isMobile, isMobile)
}
