import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoreStock } from '@samspel/api'
import { notifyRefused } from '@samspel/desk/undo'
import { useText } from '@samspel/i18n'
import { messages } from './messages'
import { useChange } from './use-change'

/** Delay after the last press before the number is saved, ms. */
const PAUSE_MS = 1_000

/** Plus and minus buttons that save automatically, once for a series of presses; a pending change is sent when the page is left. */
export function useStep(stock: StoreStock) {
  const t = useText()
  const change = useChange()
  const [delta, setDelta] = useState(0)
  const [savedAt, setSavedAt] = useState<number | undefined>()
  const waiting = useRef(0)
  const latest = useRef(stock)
  latest.current = stock

  const send = useCallback(async () => {
    const sent = waiting.current
    if (sent === 0) return
    waiting.current = 0
    const { ok, parsedError } = await change(latest.current, { delta: sent })
    // Keep presses made while the request was under way.
    setDelta((now) => now - sent)
    if (ok) setSavedAt(Date.now())
    else
      notifyRefused([{ message: t(messages.stepRefused, { name: latest.current.name, why: t(parsedError!.message) }) }])
  }, [change, t])

  useEffect(() => {
    if (waiting.current === 0) return
    const timer = setTimeout(() => void send(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [delta, send])
  useEffect(() => () => void send(), [send])

  return {
    onShelf: stock.onShelf + delta,
    savedAt,
    step: (by: 1 | -1) => {
      waiting.current += by
      setDelta((now) => now + by)
    },
  }
}
