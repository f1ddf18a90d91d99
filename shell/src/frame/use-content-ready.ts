import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShell } from '../services/context'

/** How long a page without a remote, such as the not-found page, or one without a heading is left alone before badges load, milliseconds. */
const patience = 2_000

/** Calls back once the element has a heading that has been painted. */
function onHeading(element: Element, act: () => void): () => void {
  const observer = new MutationObserver(look)
  function look() {
    if (!element.querySelector('h1')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(act))
  }
  observer.observe(element, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

/** True once the first remote shows a heading or has failed, and from then on for good. */
export const useContentReady = (): boolean => {
  const { host } = useShell()
  const { phase } = useSyncExternalStore(host.subscribe, host.getState)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const done = () => setReady(true)
    if (phase === 'failed') done()
    if (phase !== 'idle' && phase !== 'ready') return
    const timer = setTimeout(done, patience)
    const stop = phase === 'ready' ? onHeading(host.element, done) : undefined
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [phase, host])
  return ready
}
