import type { CounterPickup, PassOutcome, PassVerdict } from './types'

/** A hand-out not confirmed by the server yet. */
export interface QueuedHandOut {
  /** Idempotency key: however often it is sent, it is applied once. */
  key: string
  code: string
  /** By the phone's clock, ISO. */
  scannedAt: string
  /** The pick-up as far as the phone knows it. */
  pickup: Pick<CounterPickup, 'id' | 'creator' | 'products' | 'campaignName'>
  /** Why the server refused it, until somebody has read that; absent while it waits. */
  refusal?: Refusal
}

/** The server's answer to a hand-out that came too late. */
export type Refusal = Pick<PassVerdict, 'at' | 'where'> & { outcome: Exclude<PassOutcome, 'ready' | 'handed_out'> }

/** The result of sending: applied, refused, or no answer possible now. */
export type Sent = { kind: 'done' } | { kind: 'refused'; refusal: Refusal } | { kind: 'later' }

export const waiting = (queue: readonly QueuedHandOut[]): QueuedHandOut[] => queue.filter(({ refusal }) => !refusal)
export const refused = (queue: readonly QueuedHandOut[]): QueuedHandOut[] => queue.filter(({ refusal }) => refusal)

export const afterSending = (queue: readonly QueuedHandOut[], key: string, sent: Sent): QueuedHandOut[] => {
  switch (sent.kind) {
    case 'later':
      return [...queue]
    case 'done':
      return queue.filter((each) => each.key !== key)
    case 'refused':
      return queue.map((each) => (each.key === key ? { ...each, refusal: sent.refusal } : each))
  }
}

/** Persistent storage of a queue. */
export interface QueueStore {
  read(): Promise<QueuedHandOut[]>
  write(queue: readonly QueuedHandOut[]): Promise<unknown>
}

export interface HandOutQueue {
  /** The current queue; subscribers are told of changes. */
  get(): readonly QueuedHandOut[]
  subscribe(heard: () => void): () => void
  /** Resolves when the stored queue has been read. */
  ready: Promise<void>
  add(handOut: QueuedHandOut): Promise<void>
  /** Removes an entry that was undone before sending, or whose refusal has been read. False while it is being sent. */
  remove(key: string): Promise<boolean>
  /** Sends waiting entries one by one, oldest first, and stops when the server cannot answer. Never runs twice at the same time. */
  flush(): Promise<void>
}

/** @param send sends one hand-out to the server, under its key */
export function createHandOutQueue(store: QueueStore, send: (handOut: QueuedHandOut) => Promise<Sent>): HandOutQueue {
  let queue: readonly QueuedHandOut[] = []
  let flushing: Promise<void> | undefined
  let onItsWay: string | undefined
  const listeners = new Set<() => void>()
  const put = async (next: readonly QueuedHandOut[]) => {
    queue = next
    for (const heard of listeners) heard()
    await store.write(next)
  }
  const ready = store.read().then((kept) => {
    const known = new Set(queue.map(({ key }) => key))
    queue = [...kept.filter(({ key }) => !known.has(key)), ...queue]
    for (const heard of listeners) heard()
  })

  const sendAll = async () => {
    await ready
    for (;;) {
      const next = waiting(queue)[0]
      if (!next) return
      onItsWay = next.key
      const sent = await send(next)
      onItsWay = undefined
      await put(afterSending(queue, next.key, sent))
      if (sent.kind === 'later') return
    }
  }

  return {
    get: () => queue,
    subscribe: (heard) => {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    ready,
    add: async (handOut) => {
      await ready
      if (!queue.some(({ key }) => key === handOut.key)) await put([...queue, handOut])
    },
    remove: async (key) => {
      if (key === onItsWay) return false
      await put(queue.filter((each) => each.key !== key))
      return true
    },
    flush: () => (flushing ??= sendAll().finally(() => (flushing = undefined))),
  }
}
