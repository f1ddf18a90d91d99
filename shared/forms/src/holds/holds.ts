import { createContext, useCallback, useRef, useState } from 'react'

/** Makes a submit wait for work that belongs to a field, such as an upload; `false` is work that failed, and the submit with it. */
export type Hold = (work: Promise<boolean>) => void

/** Of the form around a field; without one nothing is held. */
export const HoldContext = createContext<Hold>(() => undefined)
/** Whether a submit waits for such work. */
export const WaitingContext = createContext(false)

/**
 * The work that a form waits for.
 * @returns `settled` resolves once all work has ended, to whether all went well; undefined when a submit is waiting already
 */
export function useHolds() {
  const held = useRef(new Set<Promise<boolean>>())
  const waiting = useRef(false)
  const [isWaiting, setWaiting] = useState(false)
  const hold = useCallback<Hold>((work) => {
    held.current.add(work)
    void work.finally(() => held.current.delete(work))
  }, [])
  const settled = async (): Promise<boolean | undefined> => {
    if (waiting.current) return undefined
    waiting.current = true
    setWaiting(true)
    try {
      return (await Promise.all(held.current)).every(Boolean)
    } finally {
      waiting.current = false
      setWaiting(false)
    }
  }
  return { hold, isHeld: () => held.current.size > 0, settled, isWaiting }
}
