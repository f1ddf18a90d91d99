import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ApiOutcome } from '@samspel/store'
import { useAppDispatch } from '@samspel/store'
import { kept } from '../../../kept'
import { createHandOutQueue, type HandOutQueue, type PassVerdict, type QueuedHandOut, type Sent } from '../../core'
import { handOut } from '../../data/calls'

/** Retry interval for waiting hand-outs, ms, in case the browser does not report being online. */
const RETRY_MS = 15_000

const sentOf = ({ status, data }: Pick<ApiOutcome<'handOut'>, 'status' | 'data'>): Sent => {
  const verdict: PassVerdict | undefined = data?.verdict
  if (verdict) {
    const { outcome, at, where } = verdict
    if (outcome === 'handed_out') return { kind: 'done' }
    return outcome === 'ready' ? { kind: 'later' } : { kind: 'refused', refusal: { outcome, at, where } }
  }
  // Report what no retry can change; wait out an expired session, a rate limit and server errors.
  return status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status)
    ? { kind: 'refused', refusal: { outcome: 'unknown' } }
    : { kind: 'later' }
}

/** This store's hand-outs not confirmed by the server, stored on the phone and sent as soon as it is online. */
export function useHandOuts(storeId: string, onSent: () => void): HandOutQueue & { queue: readonly QueuedHandOut[] } {
  const dispatch = useAppDispatch()
  const queue = useMemo(() => {
    const name = `hand-outs/${storeId}`
    return createHandOutQueue(
      { read: async () => (await kept.read<QueuedHandOut[]>(name)) ?? [], write: (next) => kept.write(name, next) },
      async ({ key, code, scannedAt }) =>
        sentOf(
          await dispatch(
            handOut({ params: { id: storeId }, body: { pass: { code, scannedAt } }, idempotencyKey: key }),
          ),
        ),
    )
  }, [dispatch, storeId])

  useEffect(() => {
    const flush = async () => {
      const before = queue.get().length
      await queue.flush()
      if (before > 0) onSent()
    }
    void flush()
    const send = () => void flush()
    const timer = setInterval(send, RETRY_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [queue, onSent])

  return { ...queue, queue: useSyncExternalStore(queue.subscribe, queue.get) }
}
