import { useCallback, useEffect, useRef, useState } from 'react'
import { addRoutes, type PlatformStatus } from '@samspel/api'
import { platformRoutes } from '@samspel/api/routes/platform'
import type { RequestError } from '@samspel/store'
import { apiAction, useAppDispatch } from '@samspel/store'
import { messages as m } from './messages'

/** Interval between two updates of the figures while the page is visible, ms. */
const pace = 15_000

addRoutes(platformRoutes)

const getStatus = apiAction('getPlatformStatus', {
  errorMessages: { platform_unavailable: m.unavailable, not_set_up: m.notSetUp, default: m.failed },
})

export interface StatusView {
  status: PlatformStatus | undefined
  /** When the figures came, ms since 1970. */
  at: number | undefined
  error: RequestError | undefined
  busy: boolean
  refresh: () => void
  /** Takes the figures that came with the answer to an action. */
  take: (status: PlatformStatus) => void
}

/** The platform's figures, updated every 15 s while the page is visible. */
export const useStatus = (): StatusView => {
  const dispatch = useAppDispatch()
  const [shown, setShown] = useState<{ status: PlatformStatus; at: number }>()
  const [error, setError] = useState<RequestError>()
  const [busy, setBusy] = useState(false)
  // An answer requested before an action must not overwrite what the action's own answer shows.
  const latest = useRef(0)

  const take = useCallback((status: PlatformStatus) => {
    latest.current += 1
    setShown({ status, at: Date.now() })
    setError(undefined)
    setBusy(false)
  }, [])

  const refresh = useCallback(() => {
    const turn = (latest.current += 1)
    setBusy(true)
    void dispatch(getStatus({ query: { hours: 24 } })).then((answer) => {
      if (turn !== latest.current) return
      if (answer.data) return take(answer.data.platformStatus)
      setBusy(false)
      setError(answer.parsedError)
    })
  }, [dispatch, take])

  useEffect(() => {
    refresh()
    const look = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const timer = setInterval(look, pace)
    document.addEventListener('visibilitychange', look)
    return () => {
      latest.current += 1
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])

  return { status: shown?.status, at: shown?.at, error, busy, refresh, take }
}
