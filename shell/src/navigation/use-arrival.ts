import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { bus } from '@samspel/event-bus'
import { backStack } from '@samspel/navigation'
import type { Decision } from '../areas/decide'
import { isDoor } from '../areas/redirects'
import { arriveAt, currentHeading } from './arrival'

/** After each change of path: scrolls to the top (S-03), focuses the new heading, and returns its text to be announced. */
export const useArrival = (path: string, search: string, decision: Decision): string => {
  const [announced, setAnnounced] = useState('')
  const first = useRef(true)
  // Remember the heading of the page being left before the next one is rendered.
  const before = useRef<ReturnType<typeof currentHeading>>({ heading: null, text: '' })

  // Redirecting addresses and finished tasks are left out of the way back (S-05).
  const leadsOn = decision.kind === 'redirect' || decision.kind === 'native-auth' || decision.kind === 'store-code'
  const isTask = isDoor(path) || (decision.kind === 'remote' && decision.focused)
  useLayoutEffect(() => {
    if (!leadsOn) backStack.visit(path + search, { isTask })
  }, [path, search, leadsOn, isTask])

  useLayoutEffect(() => {
    const main = document.getElementById('main')
    if (!main) return
    if (first.current) {
      first.current = false
      return
    }
    window.scrollTo(0, 0)
    bus.publish('platform:navigated', { path })
    before.current = currentHeading(main)
    return arriveAt(main, before.current, setAnnounced)
  }, [path])

  // Screen readers would not announce the same text twice in a row.
  useEffect(() => setAnnounced(''), [path])
  return announced
}
