import { useEffect, useRef, useState } from 'react'
import { addRoutes, type ResponseOf, type SearchKind } from '@samspel/api'
import { searchRoutes } from '@samspel/api/routes/search'
import type { RequestError } from '@samspel/store'
import { apiAction, useAppDispatch } from '@samspel/store'
import { messages as m } from './messages'

addRoutes(searchRoutes)
const searchRecords = apiAction('searchRecords', { errorMessages: { default: m.failed } })

/** How long typing must pause before the server is asked, ms. */
const pause = 120
const mostOfOneKind = 50

export interface Found {
  found: ResponseOf<'searchRecords'>['found']
  near: string | null
  /** The words these hits are for. They lag behind the field while the next hits are being fetched. */
  query: string
}

/** Records matching what is typed, all of one kind or the best of each. The last hits stay until the next ones arrive; `retry` searches again. */
export const useFound = (query: string, kind?: SearchKind) => {
  const dispatch = useAppDispatch()
  const [found, setFound] = useState<Found>()
  const [error, setError] = useState<RequestError>()
  const [attempt, setAttempt] = useState(0)
  const turn = useRef(0)
  const typed = query.trim()

  useEffect(() => {
    const mine = (turn.current += 1)
    if (typed === '') {
      setFound(undefined)
      setError(undefined)
      return
    }
    const timer = setTimeout(() => {
      void dispatch(searchRecords({ query: { query: typed, ...(kind && { kind, perPage: mostOfOneKind }) } })).then(
        (answer) => {
          if (mine !== turn.current) return
          // Clerks, and companies awaiting admission, only find pages and commands.
          const data = answer.data ?? (answer.parsedError?.status === 403 ? { found: [], near: null } : undefined)
          setError(data ? undefined : answer.parsedError)
          if (data) setFound({ ...data, query: typed })
        },
      )
    }, pause)
    return () => clearTimeout(timer)
  }, [dispatch, typed, kind, attempt])

  return {
    found,
    error,
    pending: typed !== '' && found?.query !== typed && !error,
    retry: () => setAttempt((last) => last + 1),
  }
}
