import { createAction, type Reducer } from '@reduxjs/toolkit'
import type { MessageFile } from '@samspel/api'
import type { ApiRequest } from '@samspel/store'
import { createMessage, createMyMessage } from './actions'
import { partsOf } from './conversation'

/** A message on its way; it keeps its key through every attempt, so that the server takes it once. */
export interface Outgoing {
  idempotencyKey: string
  conversation: string
  body: string
  files: readonly MessageFile[]
  writtenAt: string
  /** `waiting`: for its turn, or for the next attempt. */
  state: 'sending' | 'waiting' | 'failed'
  attempt: number
  /** Of the last attempt; 0 when the server was not reached. */
  status?: number
  errorId?: string | undefined
}

export type Letter = Pick<Outgoing, 'idempotencyKey' | 'conversation' | 'body' | 'files' | 'writtenAt'>
export type Outbox = readonly Outgoing[]

export const outboxName = 'messageOutbox'
/** Written: goes after what stands before it. */
export const queued = createAction<Letter>('messages/queued')
/** Another attempt is to come. */
export const held = createAction<{ idempotencyKey: string }>('messages/held')
export const discarded = createAction<{ idempotencyKey: string }>('messages/discarded')
/** What was kept over a reload or a sign-in. */
export const restored = createAction<readonly Letter[]>('messages/restored')

/** Writes into a conversation. */
export const sendLetter = (letter: Letter): ApiRequest<'createMessage' | 'createMyMessage'> => {
  const [owner, brandId] = partsOf(letter.conversation)
  const options = {
    query: { brandId },
    body: {
      message: {
        ...(letter.body && { body: letter.body }),
        clientKey: letter.idempotencyKey,
        ...(letter.files.length > 0 && { fileIds: letter.files.map(({ id }) => id) }),
      },
    },
    idempotencyKey: letter.idempotencyKey,
    tag: letter,
  }
  return (
    owner === 'me' ? createMyMessage(options) : createMessage({ ...options, params: { id: owner } })
  ) as ApiRequest<'createMessage' | 'createMyMessage'>
}

const change = (outbox: Outbox, key: string, to: Partial<Outgoing>): Outbox =>
  outbox.map((each) => (each.idempotencyKey === key ? { ...each, ...to } : each))
const toOutgoing = ({ idempotencyKey, conversation, body, files, writtenAt }: Letter): Outgoing => ({
  idempotencyKey,
  conversation,
  body,
  files,
  writtenAt,
  state: 'waiting',
  attempt: 0,
})
const add = (outbox: Outbox, letter: Letter): Outbox =>
  outbox.some((each) => each.idempotencyKey === letter.idempotencyKey)
    ? change(outbox, letter.idempotencyKey, { state: 'waiting', attempt: 0 })
    : [...outbox, toOutgoing(letter)]

/** What was written and is not answered yet, oldest first; one that is sent again keeps its place. */
export const outboxReducer: Reducer<Outbox> = (outbox = [], action) => {
  if (queued.match(action)) return add(outbox, action.payload)
  if (restored.match(action)) return action.payload.reduce(add, outbox)
  if (held.match(action)) {
    const at = outbox.find(({ idempotencyKey }) => idempotencyKey === action.payload.idempotencyKey)
    return at ? change(outbox, at.idempotencyKey, { state: 'waiting', attempt: at.attempt + 1 }) : outbox
  }
  if (discarded.match(action))
    return outbox.filter(({ idempotencyKey }) => idempotencyKey !== action.payload.idempotencyKey)
  for (const create of [createMessage, createMyMessage]) {
    const keyOf = (meta: { tag?: unknown }) => (meta.tag as Letter).idempotencyKey
    if (create.pending.match(action)) return change(outbox, keyOf(action.meta), { state: 'sending' })
    if (create.error.match(action))
      return change(outbox, keyOf(action.meta), {
        state: 'failed',
        status: action.payload.status,
        errorId: action.payload.id,
      })
    if (create.success.match(action))
      return outbox.filter(({ idempotencyKey }) => idempotencyKey !== keyOf(action.meta))
  }
  return outbox
}

export const selectOutbox = (state: object): Outbox => (state as { [outboxName]?: Outbox })[outboxName] ?? empty
const empty: Outbox = []
