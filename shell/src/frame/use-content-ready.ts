import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShell } from '../services/context'

/** How long a page without a remote, such as the not-found page, is left alone before badges load, milliseconds. */
const patience = 2_000

/** True once the first remote has been shown or has failed, from then on for ever. */
export const useContentReady = (): boolean => {
  const { host } = useShell()
  const { phase } = useSyncExternalStore(host.subscribe, host.getState)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (phase === 'ready' || phase === 'failed') setReady(true)
    if (phase !== 'idle') return
    const timer = setTimeout(() => setReady(true), patience)
    return () => clearTimeout(timer)
  }, [phase])
  return ready
}
