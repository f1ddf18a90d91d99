import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from './typing-pause'

/** A debounced value, so that typed words are searched for once. Not part of the shell: whoever uses it bundles it. */
export function useSettled<V>(value: V): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
