import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router-dom'
import { useQueryParams } from './query-params'
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
  const { router } = useContext(UNSAFE_DataRouterContext)!

  // Going back or forward in the history changes the words from outside.
  useEffect(() => {
    if (words === latest.current) return
    latest.current = words
    setTyped(words)
  }, [words])

  useEffect(() => {
    const next = typed.trim()
    if (next === latest.current) return
    const { pathname } = router.state.location
    const timer = setInterval(() => {
      // Changing the address would cancel a navigation that is under way, or change that of the next page. React renders both only some
      // time after the router knows.
      if (router.state.navigation.location || router.state.location.pathname !== pathname) return
      clearInterval(timer)
      latest.current = next
      setQuery({ [name]: next })
    }, TYPING_PAUSE_MS)
    return () => clearInterval(timer)
  }, [typed, name, router, setQuery])

  return [typed, setTyped, words]
}
