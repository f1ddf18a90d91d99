import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

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

/**
 * Screen state in the query string (S-06): `const [query, setQuery] = useQueryParams(); setQuery({ state: 'draft', q: '' })`.
 * A change replaces the history entry unless `push` is asked for.
 */
export function useQueryParams(): [
  Readonly<Record<string, string | undefined>>,
  (change: QueryChange, options?: { push?: boolean }) => void,
] {
  const [params, setParams] = useSearchParams()
  const values = useMemo(() => Object.fromEntries(params), [params])
  const change = useCallback(
    (next: QueryChange, { push = false } = {}) =>
      setParams((current) => changeQuery(current, next), { replace: !push, preventScrollReset: true }),
    [setParams],
  )
  return [values, change]
}
