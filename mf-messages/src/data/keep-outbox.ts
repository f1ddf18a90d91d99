import { selectWriter } from '@samspel/desk/kept'
import { type RootState, storage } from '@samspel/store'
import { type Letter, type Outbox, restored, selectOutbox } from './outbox'

const keyOf = (writer: string) => `draft.outbox.${writer}` as const

const read = (writer: string): Letter[] => {
  try {
    const kept = JSON.parse(storage.get(keyOf(writer)) ?? '[]') as unknown
    return Array.isArray(kept) ? (kept as Letter[]) : []
  } catch {
    return []
  }
}

interface Store {
  getState: () => unknown
  dispatch: (action: ReturnType<typeof restored>) => unknown
  subscribe: (listener: () => void) => () => void
}

/**
 * Keeps what was not sent in the browser, for its writer: a reload, a crash or the end of a session loses nothing. Another tab's letters stay;
 * two tabs that send the same one have sent it once, by its key.
 */
export const keepOutbox = (store: Store): (() => void) => {
  let writer = ''
  let known: Outbox = []
  const follow = () => {
    const state = store.getState() as RootState
    const now = selectWriter(state)
    const outbox = selectOutbox(state)
    if (now !== writer) {
      writer = now
      known = outbox
      const kept = writer ? read(writer) : []
      if (kept.length > 0) store.dispatch(restored(kept))
      return
    }
    if (outbox === known || !writer) return
    const keys = new Set([...known, ...outbox].map(({ idempotencyKey }) => idempotencyKey))
    known = outbox
    const letters = [...read(writer).filter(({ idempotencyKey }) => !keys.has(idempotencyKey)), ...outbox]
    if (letters.length > 0) storage.set(keyOf(writer), JSON.stringify(letters))
    else storage.remove(keyOf(writer))
  }
  follow()
  return store.subscribe(follow)
}
