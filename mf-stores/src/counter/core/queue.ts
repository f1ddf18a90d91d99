import type { CounterPickup, PassOutcome, PassVerdict } from './types'

/** A hand-out that the server has not confirmed. */
export interface QueuedHandOut {
  /** Idempotency key: however often it is sent, it happens once. */
  key: string
  code: string
  /** By the phone's clock, ISO. */
  scannedAt: string
  /** Who it was, as far as the phone knew. */
  pickup: Pick<CounterPickup, 'id' | 'creator' | 'products' | 'campaignName'>
  /** Absent while it waits; why the server refused it, until somebody has read that. */
  refusal?: Refusal
}

/** What the server said of a hand-out that came too late. */
export type Refusal = Pick<PassVerdict, 'at' | 'where'> & { outcome: Exclude<PassOutcome, 'ready' | 'handed_out'> }

/** What sending one came to: it stands, the server refused it, or it could not be asked now. */
export type Sent = { kind: 'done' } | { kind: 'refused'; refusal: Refusal } | { kind: 'later' }

export const waiting = (queue: readonly QueuedHandOut[]): QueuedHandOut[] => queue.filter(({ refusal }) => !refusal)
export const refused = (queue: readonly QueuedHandOut[]): QueuedHandOut[] => queue.filter(({ refusal }) => refusal)

/** The queue after an answer. */
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

/** Where a queue is kept between pages. */
export interface QueueStore {
  read(): Promise<QueuedHandOut[]>
  write(queue: readonly QueuedHandOut[]): Promise<unknown>
}

/** A queue of hand-outs on the phone. */
export interface HandOutQueue {
  /** Now; changes are told to subscribers. */
  get(): readonly QueuedHandOut[]
  subscribe(heard: () => void): () => void
  /** Resolves when what was kept has been read. */
  ready: Promise<void>
  add(handOut: QueuedHandOut): Promise<void>
  /** Takes one out: undone before it was sent, or its refusal has been read. False when it is on its way at this moment. */
  remove(key: string): Promise<boolean>
  /** Sends what waits, oldest first and one after the other, and stops where the server cannot be asked. Never twice at a time. */
  flush(): Promise<void>
}

/** @param send asks the server for one hand-out, under its key */
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
