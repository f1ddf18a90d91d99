import { useEffect, useState } from 'react'
import type { Meta, PlatformEvent, RemoteFailureReport } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { listMessages as l } from './listMessages'

interface Lists {
  listPlatformEvents: { platformEvents: PlatformEvent }
  listRemoteFailures: { remoteFailures: RemoteFailureReport }
}
interface Query {
  page: number
  perPage: number
  name?: string
  version?: string
}

export interface PageOf<R> {
  /** Undefined until the first answer. */
  rows: readonly R[] | undefined
  meta: Meta | undefined
  error: Message | undefined
  busy: boolean
  retry: () => void
}

/** One page of a list, fetched when it is shown and whenever `turn` changes. The previous page stays until the next one arrives. */
export const usePage = <K extends keyof Lists, F extends keyof Lists[K] & string>(
  endpoint: K,
  field: F,
  { page, perPage, name, version }: Query,
  turn = 0,
): PageOf<Lists[K][F]> => {
  const dispatch = useAppDispatch()
  const [answer, setAnswer] = useState<{ rows: readonly Lists[K][F][]; meta: Meta }>()
  const [error, setError] = useState<Message>()
  const [busy, setBusy] = useState(true)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let wanted = true
    setBusy(true)
    setError(undefined)
    const query = { page, perPage, ...(name && { name }), ...(version && { version }) }
    void dispatch(apiAction(endpoint)({ query: query as never })).then(({ data, parsedError }) => {
      if (!wanted) return
      setBusy(false)
      if (data)
        setAnswer({
          rows: ((data as Record<string, unknown>)[field] as Lists[K][F][] | undefined) ?? [],
          meta: (data as { meta: Meta }).meta,
        })
      else setError(parsedError?.message ?? l.failed)
    })
    return () => {
      wanted = false
    }
  }, [dispatch, endpoint, field, page, perPage, name, version, turn, attempt])

  return { rows: answer?.rows, meta: answer?.meta, error, busy, retry: () => setAttempt(attempt + 1) }
}
