import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from '@samspel/navigation'

/** A value after a pause in its changes: words that are typed are asked about once. */
export function useSettled<V>(value: V, pauseMs = TYPING_PAUSE_MS): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
