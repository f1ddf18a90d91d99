import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Message } from '@samspel/i18n'
import { isCancelled, providerProblem } from './provider-problem/index'

/**
 * The provider's answer (row R-05). It is shown once and removed from the address at once, so that neither a reload nor a shared link
 * repeats it.
 */
export function useProviderError(): { problem: Message | undefined; wasCancelled: boolean; close: () => void } {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search).get('connectProviderError')
  const [error, setError] = useState(given)

  useEffect(() => {
    if (given === null) return
    setError(given)
    const query = new URLSearchParams(search)
    query.delete('connectProviderError')
    const rest = query.toString()
    void navigate(`${pathname}${rest && `?${rest}`}`, { replace: true })
  }, [given, search, pathname, navigate])

  const wasCancelled = error !== null && isCancelled(error)
  return { problem: error === null ? undefined : providerProblem(error), wasCancelled, close: () => setError(null) }
}
