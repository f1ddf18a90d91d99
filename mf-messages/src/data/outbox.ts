import { createAction, type Reducer } from '@reduxjs/toolkit'
import type { ApiRequest } from '@samspel/store'
import { createMessage, createMyMessage } from './actions'
import type { Owner } from './conversation'

/** A message on its way; it keeps its key through every attempt, so that the server takes it once. */
export interface Outgoing {
  idempotencyKey: string
  conversation: string
  body: string
  writtenAt: string
  state: 'sending' | 'failed'
}

type Letter = Omit<Outgoing, 'state'>
export type Outbox = readonly Outgoing[]

export const outboxName = 'messageOutbox'
export const discarded = createAction<{ idempotencyKey: string }>('messages/discarded')

/** Writes into a conversation. */
export const sendLetter = (
  owner: Owner,
  brandId: string,
  letter: Letter,
): ApiRequest<'createMessage' | 'createMyMessage'> => {
  const options = {
    query: { brandId },
    body: { message: { body: letter.body } },
    idempotencyKey: letter.idempotencyKey,
    tag: letter,
  }
  return (
    owner === 'me' ? createMyMessage(options) : createMessage({ ...options, params: { id: owner } })
  ) as ApiRequest<'createMessage' | 'createMyMessage'>
}

const keep = (
  outbox: Outbox,
  { idempotencyKey, conversation, body, writtenAt }: Letter,
  state: Outgoing['state'],
): Outbox => {
  const next = { idempotencyKey, conversation, body, writtenAt, state }
  return outbox.some((each) => each.idempotencyKey === idempotencyKey)
    ? outbox.map((each) => (each.idempotencyKey === idempotencyKey ? next : each))
    : [...outbox, next]
}

/** What was written and is not answered yet, oldest first. */
export const outboxReducer: Reducer<Outbox> = (outbox = [], action) => {
  if (discarded.match(action))
    return outbox.filter(({ idempotencyKey }) => idempotencyKey !== action.payload.idempotencyKey)
  for (const create of [createMessage, createMyMessage]) {
    if (create.pending.match(action)) return keep(outbox, action.meta.tag as Letter, 'sending')
    if (create.error.match(action)) return keep(outbox, action.meta.tag as Letter, 'failed')
    if (create.success.match(action))
      return outbox.filter(({ idempotencyKey }) => idempotencyKey !== (action.meta.tag as Letter).idempotencyKey)
  }
  return outbox
}

export const selectOutbox = (state: object): Outbox => (state as { [outboxName]?: Outbox })[outboxName] ?? empty
const empty: Outbox = []
