import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { useQueryParams } from './query-params'
import { pendingTarget } from './router'
import { TYPING_PAUSE_MS } from './typing-pause'

/**
 * Search words that live in the query string (S-06) but are typed freely: `const [typed, type, words] = useTypedParam('q')`.
 * `typed` is what stands in the box, `words` what the address holds, trimmed; it follows after a pause in typing.
 */
export function useTypedParam(name: string): [typed: string, type: (text: string) => void, words: string] {
  const [query, setQuery] = useQueryParams()
  const words = query[name] ?? ''
  const [typed, setTyped] = useState(words)
  const latest = useRef(words)
  const change = useRef(setQuery)
  change.current = setQuery
  // Changing the address now would cancel a navigation that is under way.
  const isLeaving = useNavigation().state !== 'idle'

  // Going back or forward in the history changes the words from outside.
  useEffect(() => {
    if (words === latest.current) return
    latest.current = words
    setTyped(words)
  }, [words])

  useEffect(() => {
    const next = typed.trim()
    if (next === latest.current || isLeaving) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // Asked of the router and the browser as well, since React renders a navigation some time after it has begun.
      if (pendingTarget() !== undefined || window.location.pathname !== pathname) return
      latest.current = next
      change.current({ [name]: next })
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, name, isLeaving])

  return [typed, setTyped, words]
}
