import { useCallback, useEffect, useReducer, useState } from 'react'
import { useAppDispatch } from '@samspel/store'
import {
  type By,
  type CounterDay,
  idle,
  type QueuedHandOut,
  recognise,
  type Scan,
  scanReducer,
  waiting,
  withHandOut,
  withoutHandOut,
} from '../../core'
import { checkPass, handOut, undoHandOut } from '../../data/calls'
import { type DayState, useDay } from './use-day'
import { useHandOuts } from './use-hand-outs'

/** How long a hand-out can be undone, ms. */
const UNDO_MS = 60_000
/** How long to wait for the server before using the phone's own data, ms. */
const PATIENCE_MS = 6_000
/** Default wait in seconds, when the limit's answer states none. */
const LIMIT_S = 60

export interface Undo {
  pickupId: string
  name: string
  /** Key in the queue, if the server has not confirmed it. */
  key?: string
  /** Milliseconds since 1970. */
  until: number
  hasFailed?: boolean
}

export interface Counter extends DayState {
  queue: readonly QueuedHandOut[]
  read: (key: string) => void
  scan: Scan
  open: (by: By, code?: string) => void
  close: () => void
  check: (code: string) => Promise<void>
  give: () => Promise<void>
  /** Oldest first; several creators may be served within a minute. */
  undos: readonly Undo[]
  takeBack: (undo: Undo) => Promise<void>
}

const queuedIds = (queue: readonly QueuedHandOut[]) => new Set(waiting(queue).map(({ pickup }) => pickup.id))

/** All logic of a counter: the list, scanning from the first press to the hand-out, the offline queue, and undo. */
export function useCounter(storeId: string): Counter {
  const dispatch = useAppDispatch()
  const day = useDay(storeId)
  const { look, change } = day
  const onSent = useCallback(() => void look(), [look])
  const handOuts = useHandOuts(storeId, onSent)
  const [scan, tell] = useReducer(scanReducer, idle)
  const [undos, setUndos] = useState<readonly Undo[]>([])
  const dropUndo = (pickupId: string) => setUndos((all) => all.filter((each) => each.pickupId !== pickupId))

  useEffect(() => {
    const next = Math.min(...undos.map(({ until }) => until))
    if (!Number.isFinite(next)) return
    const drop = () => setUndos((all) => all.filter(({ until }) => until > Date.now()))
    const timer = setTimeout(drop, Math.max(0, next - Date.now()) + 50)
    return () => clearTimeout(timer)
  }, [undos])

  const check = async (code: string) => {
    tell({ type: 'read', code })
    const at = new Date().toISOString()
    const key = crypto.randomUUID()
    const { data, status, parsedError } = await dispatch(
      checkPass({ params: { id: storeId }, body: { pass: { code } }, signal: AbortSignal.timeout(PATIENCE_MS) }),
    )
    if (data) return tell({ type: 'checked', code, verdict: data.verdict, isConfirmed: true, at, key })
    if (status === 429) return tell({ type: 'limited', code, until: Date.now() + LIMIT_S * 1_000 })
    if (status !== 0 && parsedError) return tell({ type: 'failed', code, error: parsedError })
    void look()
    const verdict = await recognise(code, day.day, queuedIds(handOuts.get()))
    if (verdict) tell({ type: 'checked', code, verdict, isConfirmed: false, at, key })
    else tell({ type: 'unreachable', code })
  }

  const done = (today: CounterDay | undefined, next: Undo) => {
    if (today)
      change((now) => withHandOut(now, { id: next.pickupId, pickedUpAt: new Date().toISOString(), pickedUpBy: null }))
    setUndos((all) => [...all.filter(({ pickupId }) => pickupId !== next.pickupId), next])
    tell({ type: 'closed' })
  }

  const give = async () => {
    if (scan.step !== 'found' || scan.verdict.outcome !== 'ready' || scan.isHanding || !scan.verdict.pickup) return
    const { code, key, scannedAt, verdict } = scan
    const { pickup } = scan.verdict
    tell({ type: 'handing' })
    const next: Undo = { pickupId: pickup.id, name: pickup.creator.name, until: Date.now() + UNDO_MS }
    const { data, status, parsedError } = await dispatch(
      handOut({
        params: { id: storeId },
        body: { pass: { code, scannedAt } },
        idempotencyKey: key,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    )
    if (data?.verdict.outcome === 'handed_out') {
      done(day.day, next)
      return look()
    }
    if (data) return tell({ type: 'refused', verdict: data.verdict })
    if (status !== 0 && parsedError) return tell({ type: 'handFailed', error: parsedError })
    const { id, creator, products, campaignName } = verdict.pickup ?? pickup
    await handOuts.add({ key, code, scannedAt, pickup: { id, creator, products, campaignName } })
    done(undefined, { ...next, key })
    await look()
  }

  const takeBack = async (undo: Undo) => {
    const { key, pickupId } = undo
    // If not sent yet, it never will be; if being sent or confirmed, the server undoes it.
    if (key && handOuts.get().some((each) => each.key === key) && (await handOuts.remove(key)))
      return dropUndo(pickupId)
    const { ok } = await dispatch(undoHandOut({ params: { id: pickupId } }))
    if (!ok)
      return setUndos((all) => all.map((each) => (each.pickupId === pickupId ? { ...each, hasFailed: true } : each)))
    change((now) => withoutHandOut(now, pickupId))
    dropUndo(pickupId)
    await look()
  }

  return {
    ...day,
    queue: handOuts.queue,
    read: (key) => void handOuts.remove(key),
    scan,
    open: (by, code) => tell({ type: 'opened', by, ...(code !== undefined && { code }) }),
    close: () => tell({ type: 'closed' }),
    check,
    give,
    undos,
    takeBack,
  }
}
