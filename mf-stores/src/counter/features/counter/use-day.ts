import { useCallback, useEffect, useRef, useState } from 'react'
import { bus } from '@samspel/event-bus'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { keepPage, kept } from '../../../kept'
import type { CounterDay } from '../../core'
import { getCounter } from '../../data/calls'

/** Polling interval while the counter is open, ms, since others hand out and book as well. */
const LOOK_MS = 20_000

interface KeptDay {
  day: CounterDay
  readAt: string
}

export interface DayState {
  day: CounterDay | undefined
  /** When the server returned the list, ISO. */
  readAt: string | undefined
  /** The server could not be reached last time. */
  isOffline: boolean
  error: RequestError | undefined
  look: () => Promise<void>
  /** Changes the list at once, until the server's list arrives. */
  change: (next: (day: CounterDay) => CounterDay) => void
}

/** The day's list: first from the phone, then from the server, and stored for offline use. */
export function useDay(storeId: string): DayState {
  const dispatch = useAppDispatch()
  // Lists stored under former names do not say who is expected today.
  const name = `today/${storeId}`
  const [state, setState] = useState<Pick<DayState, 'day' | 'readAt' | 'isOffline' | 'error'>>({
    day: undefined,
    readAt: undefined,
    isOffline: false,
    error: undefined,
  })
  const isLooking = useRef(false)

  const look = useCallback(async () => {
    if (isLooking.current) return
    isLooking.current = true
    const { data, parsedError } = await dispatch(getCounter({ params: { id: storeId }, tries: 1 }))
    isLooking.current = false
    if (!data) return setState((now) => ({ ...now, isOffline: parsedError?.status === 0, error: parsedError }))
    const read: KeptDay = { day: data.counterDay, readAt: new Date().toISOString() }
    setState({ ...read, isOffline: false, error: undefined })
    await kept.write(name, read)
  }, [dispatch, storeId, name])

  useEffect(() => {
    let wanted = true
    void kept.read<KeptDay>(name).then((read) => {
      if (wanted && read) setState((now) => (now.day ? now : { ...now, ...read }))
    })
    void look()
    const again = () => {
      if (document.visibilityState === 'visible') void look()
    }
    const timer = setInterval(again, LOOK_MS)
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    const stop = bus.subscribe('live:store-participation-changed', (fact) => {
      if (fact.storeId === storeId) again()
    })
    return () => {
      wanted = false
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [look, name, storeId])

  const isRead = state.readAt !== undefined
  useEffect(() => {
    if (isRead) void keepPage()
  }, [isRead])

  const change = useCallback(
    (next: (day: CounterDay) => CounterDay) => setState((now) => (now.day ? { ...now, day: next(now.day) } : now)),
    [],
  )
  return { ...state, look, change }
}
