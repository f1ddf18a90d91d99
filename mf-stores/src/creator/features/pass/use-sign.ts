import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoreParticipation } from '@samspel/api'
import { apiAction, type RequestError, useAppDispatch } from '@samspel/store'

const confirmStoreParticipation = apiAction('confirmStoreParticipation')
const getStoreByToken = apiAction('getStoreByToken')
const getStore = apiAction('getStore')

/** What came of a sign that was scanned. */
export type SignState =
  | { kind: 'looking' }
  | { kind: 'asking' }
  /** No connection: it is sent when there is one, as long as the pass is open. */
  | { kind: 'waiting' }
  /** A sign of another store, whose name is told where it can be. */
  | { kind: 'other_store'; name: string | undefined }
  /** A sign that is none any more. */
  | { kind: 'old_sign' }
  | { kind: 'failed'; error: RequestError }

/** Confirms a pick-up by the sign on the counter. `onDone` when the server has said so, or the pass is no longer what it was. */
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
      // Picked up, taken back or lapsed meanwhile: the pass itself says so.
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
