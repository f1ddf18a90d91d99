import { useCallback, useEffect, useRef, useState } from 'react'
import type { ConnectedServices } from '@samspel/api'
import { apiAction, type RequestError, useAppDispatch } from '@samspel/store'
import { messages as m } from './messages'

/** Interval between two updates while the page is visible, ms. */
const pace = 30_000

const getServices = apiAction('getServices', { errorMessages: { default: m.failed } })

/** The services outside, updated every 30 s while the page is visible; the last answer stays when an update fails. */
export const useServices = () => {
  const dispatch = useAppDispatch()
  const [shown, setShown] = useState<ConnectedServices>()
  const [error, setError] = useState<RequestError>()
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)

  const refresh = useCallback(async () => {
    const turn = (latest.current += 1)
    setBusy(true)
    const { data, parsedError } = await dispatch(getServices())
    if (turn !== latest.current) return
    setBusy(false)
    setError(data ? undefined : parsedError)
    if (data) setShown(data.services)
  }, [dispatch])

  useEffect(() => {
    void refresh()
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(look, pace)
    document.addEventListener('visibilitychange', look)
    return () => {
      latest.current += 1
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])

  return { shown, error, busy, refresh }
}
