import { useEffect, useSyncExternalStore } from 'react'
import type { Host } from '@samspel/federation/host'
import { dropPainted } from './drop'

const loadTakeOver = () => import(/* webpackChunkName: "take-over" */ './take-over')

/**
 * Keeps the painted view until the page has what it shows, has failed, or is another one (S-36, decision 0145). How it is taken out is code of its own:
 * most pages have no painted view.
 */
export function useTakeOver(host: Pick<Host, 'element' | 'getState' | 'subscribe'>, isRemote: boolean): void {
  const { phase } = useSyncExternalStore(host.subscribe, host.getState)
  useEffect(() => {
    const painted = document.getElementById('painted')
    if (!painted) return
    if (!('painted' in document.documentElement.dataset)) return dropPainted()
    let isGone = false
    let stop: (() => void) | undefined
    loadTakeOver().then(({ takeOver }) => {
      if (!isGone) stop = takeOver(painted, host.element, { phase: isRemote ? phase : 'failed' })
    }, dropPainted)
    return () => {
      isGone = true
      stop?.()
    }
  }, [host, isRemote, phase])
}
