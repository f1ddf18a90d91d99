import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from './typing-pause'

/** A value after a pause in its changes: words that are typed are asked about once. No part of the shell: who uses it brings it along. */
export function useSettled<V>(value: V): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
