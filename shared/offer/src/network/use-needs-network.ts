import { useSyncExternalStore } from 'react'
import { useText } from '@samspel/i18n'
import { messages } from './messages'

const subscribe = (heard: () => void) => {
  window.addEventListener('online', heard)
  window.addEventListener('offline', heard)
  return () => {
    window.removeEventListener('online', heard)
    window.removeEventListener('offline', heard)
  }
}

/** Why what needs a network cannot be done now: the browser thinks that there is none. Undefined while it can be done. */
export function useNeedsNetwork(): string | undefined {
  const t = useText()
  return useSyncExternalStore(subscribe, () => navigator.onLine) ? undefined : t(messages.needsNetwork)
}
