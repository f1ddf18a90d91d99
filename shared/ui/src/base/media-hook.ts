import { useSyncExternalStore } from 'react'

/** Makes a hook that tells whether a media query holds; where there is no window, it does not. */
export const mediaHook = (query: string): (() => boolean) => {
  const media = () =>
    typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(query) : null
  const subscribe = (listener: () => void) => {
    const list = media()
    list?.addEventListener('change', listener)
    return () => list?.removeEventListener('change', listener)
  }
  const holds = () => media()?.matches ?? false
  return () => useSyncExternalStore(subscribe, holds, holds)
}
