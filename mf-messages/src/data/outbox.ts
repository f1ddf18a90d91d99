import { createAction, type Reducer } from '@reduxjs/toolkit'
import type { MessageFile } from '@samspel/api'
import type { ApiRequest } from '@samspel/store'
import { createMessage, createMyMessage } from './actions'
import { partsOf } from './conversation'

/** A message that is being sent. It keeps its key across attempts, so the server accepts it only once. */
export interface Outgoing {
  idempotencyKey: string
  conversation: string
  body: string
  files: readonly MessageFile[]
  writtenAt: string
  /** `waiting` means for its turn or for the next attempt. */
  state: 'sending' | 'waiting' | 'failed'
  attempt: number
  /** HTTP status of the last attempt; 0 if the server could not be reached. */
  status?: number
  errorId?: string | undefined
}

export type Letter = Pick<Outgoing, 'idempotencyKey' | 'conversation' | 'body' | 'files' | 'writtenAt'>
export type Outbox = readonly Outgoing[]

export const outboxName = 'messageOutbox'
/** A message was written; it goes out after those queued before it. */
export const queued = createAction<Letter>('messages/queued')
/** An attempt failed and another one will follow. */
export const held = createAction<{ idempotencyKey: string }>('messages/held')
export const discarded = createAction<{ idempotencyKey: string }>('messages/discarded')
/** Messages that were kept across a reload or a sign-in. */
export const restored = createAction<readonly Letter[]>('messages/restored')

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

/** Messages the server has not confirmed yet, oldest first. One that is sent again keeps its place. */
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
