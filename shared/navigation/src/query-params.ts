import { useCallback, useMemo } from 'react'
import type { Location } from 'react-router-dom'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Query parameters to change. Empty or missing values remove the parameter. */
export type QueryChange = Readonly<Record<string, string | undefined | null>>

/** Applies a change to a query string: empty parameters are removed, all others are kept (S-06). */
export const changeQuery = (search: string | URLSearchParams, change: QueryChange): URLSearchParams => {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params
}

/** What was asked for at an address that is still rendered: the router renders the next one in a transition. */
const asked = new WeakMap<Location, URLSearchParams>()

/**
 * Screen state in the query string (S-06): `const [query, setQuery] = useQueryParams(); setQuery({ state: 'draft', q: '' })`.
 * A change replaces the history entry unless `push` is asked for. Changes that follow each other before the first is rendered add up.
 */
export function useQueryParams(): [
  Readonly<Record<string, string | undefined>>,
  (change: QueryChange, options?: { push?: boolean }) => void,
] {
  const location = useLocation()
  const [params, setParams] = useSearchParams()
  const values = useMemo(() => Object.fromEntries(params), [params])
  const change = useCallback(
    (next: QueryChange, { push = false } = {}) => {
      const changed = changeQuery(asked.get(location) ?? location.search, next)
      asked.set(location, changed)
      setParams(changed, { replace: !push, preventScrollReset: true })
    },
    [location, setParams],
  )
  return [values, change]
}
