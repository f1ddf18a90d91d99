import { useSyncExternalStore } from 'react'

const subscribe = (heard: () => void) => {
  window.addEventListener('online', heard)
  window.addEventListener('offline', heard)
  return () => {
    window.removeEventListener('online', heard)
    window.removeEventListener('offline', heard)
  }
}

/** Whether the browser thinks that there is a network; without one, what needs it is greyed. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
