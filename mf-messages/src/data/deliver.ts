import { createAction } from '@reduxjs/toolkit'
import { delay, put, putResolve, race, select, take } from 'redux-saga/effects'
import type { Steps } from '@samspel/store'
import { held, type Outgoing, queued, selectOutbox, sendLetter } from './outbox'

/** Pauses before each automatic retry, ms. After the last one the message is shown as not sent. */
export const resendPauses = [2_000, 5_000, 15_000, 60_000] as const
/** Cuts a pause short when the network is back or the page becomes visible again. */
export const hurried = createAction('messages/hurried')

const canBeTriedAgain = (status = 0) => status === 0 || status === 408 || status === 429 || status >= 500

/** Sends the queued messages of a conversation one at a time, so that they arrive in the order they were written. */
function* deliver(conversation: string): Steps {
  for (;;) {
    const outbox = (yield select(selectOutbox)) as readonly Outgoing[]
    const next = outbox.find((each) => each.conversation === conversation && each.state === 'waiting')
    if (!next) return
    yield putResolve(sendLetter(next))
    const after = ((yield select(selectOutbox)) as readonly Outgoing[]).find(
      ({ idempotencyKey }) => idempotencyKey === next.idempotencyKey,
    )
    if (after?.state !== 'failed') continue
    // Another tab has already sent a different text under this draft’s key, so this text becomes a message of its own.
    if (after.errorId === 'idempotency_mismatch') {
      yield put({ type: 'messages/discarded', payload: { idempotencyKey: after.idempotencyKey } })
      yield put(queued({ ...after, idempotencyKey: crypto.randomUUID() }))
      continue
    }
    const pause = resendPauses[after.attempt]
    if (pause === undefined || !canBeTriedAgain(after.status)) continue
    yield put(held({ idempotencyKey: after.idempotencyKey }))
    yield race({ pause: delay(pause), hurry: take(hurried.type) })
  }
}

/** Runs at most one delivery per conversation at a time. */
export const createDelivery = () => {
  const underWay = new Set<string>()
  return function* handleQueued(action: unknown): Steps {
    const conversations = queued.match(action)
      ? [action.payload.conversation]
      : ((yield select(selectOutbox)) as readonly Outgoing[]).map(({ conversation }) => conversation)
    for (const conversation of new Set(conversations)) {
      if (underWay.has(conversation)) continue
      underWay.add(conversation)
      try {
        yield* deliver(conversation)
      } finally {
        underWay.delete(conversation)
      }
    }
  }
}
