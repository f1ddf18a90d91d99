import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShell } from '../boot/context'

/** True once the first remote has been shown (or has failed, or there is none), from then on for ever. */
export const useContentReady = (): boolean => {
  const { host } = useShell()
  const { phase } = useSyncExternalStore(host.subscribe, host.getState)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (phase !== 'loading') setReady(true)
  }, [phase])
  return ready
}
