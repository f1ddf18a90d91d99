import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoreParticipation } from '@samspel/api'
import { apiAction, type RequestError, useAppDispatch } from '@samspel/store'

const confirmStoreParticipation = apiAction('confirmStoreParticipation')
const getStoreByToken = apiAction('getStoreByToken')
const getStore = apiAction('getStore')

/** The result of scanning a sign. */
export type SignState =
  | { kind: 'looking' }
  | { kind: 'asking' }
  /** Offline: sent on reconnecting, as long as the pass is open. */
  | { kind: 'waiting' }
  /** Another store's sign, with its name if known. */
  | { kind: 'other_store'; name: string | undefined }
  /** A sign that is no longer valid. */
  | { kind: 'old_sign' }
  | { kind: 'failed'; error: RequestError }

/** Confirms a pick-up with the counter's sign. Calls `onDone` once the server has confirmed it, or the pass has changed in the meantime. */
export function useSign(own: Pick<StoreParticipation, 'id'>, onDone: () => void) {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<SignState>({ kind: 'looking' })
  const waiting = useRef<string>(undefined)

  const confirm = useCallback(
    async (token: string) => {
      setState({ kind: 'asking' })
      waiting.current = undefined
      const { ok, status, parsedError } = await dispatch(
        confirmStoreParticipation({ params: { id: own.id }, body: { counter: { token } } }),
      )
      if (ok) return onDone()
      if (status === 0) {
        waiting.current = token
        return setState({ kind: 'waiting' })
      }
      const problems = (parsedError?.original as { token?: string[] } | undefined)?.token ?? []
      if (problems.includes('not_equal')) {
        const found = await dispatch(getStoreByToken({ params: { token } }))
        const other = found.data && (await dispatch(getStore({ params: { id: found.data.store.id } }))).data
        return setState({ kind: 'other_store', name: other?.store.name })
      }
      if (problems.includes('token_invalid')) return setState({ kind: 'old_sign' })
      // Picked up, withdrawn or expired in the meantime: the pass shows it.
      if (parsedError?.id === 'illegal_transition') return onDone()
      if (parsedError) setState({ kind: 'failed', error: parsedError })
    },
    [dispatch, own.id, onDone],
  )

  useEffect(() => {
    const send = () => {
      if (waiting.current) void confirm(waiting.current)
    }
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [confirm])

  return { state, confirm, again: () => setState({ kind: 'looking' }) }
}
