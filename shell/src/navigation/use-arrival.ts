import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { bus } from '@samspel/event-bus'
import { backStack } from '@samspel/navigation'
import type { Decision } from '../areas/decide'
import { isDoor } from '../areas/redirects'
import { arriveAt, currentHeading } from './arrival'

/** After each change of path: scrolls to the top (S-03), moves the focus to the new heading and gives its text to be read aloud. */
export const useArrival = (path: string, search: string, decision: Decision): string => {
  const [announced, setAnnounced] = useState('')
  const first = useRef(true)
  // The heading of the page that is being left has to be read before the next one is rendered.
  const before = useRef<ReturnType<typeof currentHeading>>({ heading: null, text: '' })

  // Addresses that only lead elsewhere are left out of the way back, and so is a task that is done (S-05).
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

  // The same words twice in a row would not be read twice.
  useEffect(() => setAnnounced(''), [path])
  return announced
}
