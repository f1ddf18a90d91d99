import { useEffect, useState } from 'react'
import { TYPING_PAUSE_MS } from '@samspel/navigation'

/** What is typed, after a pause in the typing: it is asked about once. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
