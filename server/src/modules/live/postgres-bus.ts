import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../../db/transact'
import type { LiveMessage } from '../../live'
import { createListeners, type GappyBus } from './bus'
import { createOutbox, type LiveEvent } from './outbox'

const channel = 'samspel_live'
const firstDelay = 200
const longestDelay = 5_000

const parse = (payload: string | undefined): LiveEvent | undefined => {
  try {
    return JSON.parse(payload ?? '') as LiveEvent
  } catch {
    return undefined
  }
}

export interface PostgresBusOptions {
  /** A direct connection: LISTEN does not work through a pooler in transaction mode. */
  databaseUrl: string
  db: Db
  onProblem?: (error: unknown) => void
}

/**
 * Events over PostgreSQL LISTEN/NOTIFY. A transaction that notifies holds a lock of the whole database from before its commit until it is
 * on disk, so notifying is left to a short transaction that does not wait for the disk.
 */
export const createPostgresBus = ({
  databaseUrl,
  db,
  onProblem = () => undefined,
}: PostgresBusOptions): GappyBus & { ready: Promise<void> } => {
  const listeners = createListeners<[LiveMessage, string]>()
  const gaps = createListeners<[]>()
  const doors = createListeners<[string]>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let stoodBefore = false
  let delay = firstDelay
  let resolveReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve
  })

  const retry = () => {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void connect()
    }, delay)
    timer.unref()
    delay = Math.min(delay * 2, longestDelay)
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: 'samspel-live',
    })
    const lost = (error?: unknown) => {
      if (client !== next) return
      client = undefined
      if (error && !closed) onProblem(error)
      retry()
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload }) => {
      const event = parse(payload)
      if (!event) return
      if ('accessChanged' in event) doors.call(event.accessChanged)
      else {
        const { id, ...message } = event
        listeners.call(message, id)
      }
    })
    client = next
    try {
      await next.connect()
      await next.query(`LISTEN ${channel}`)
    } catch (error) {
      next.end().catch(() => undefined)
      return lost(error)
    }
    if (closed) return void next.end().catch(() => undefined)
    delay = firstDelay
    if (stoodBefore) gaps.call()
    stoodBefore = true
    resolveReady()
  }
  void connect()
  const outbox = createOutbox({
    db,
    onProblem,
    deliver: async (trx, events) => {
      await sql`SELECT pg_notify(${channel}, event)
        FROM unnest(${events.map((event) => JSON.stringify(event))}::text[]) WITH ORDINALITY AS events (event, at)
        ORDER BY at`.execute(trx)
    },
  })

  return {
    ready,
    publish: outbox.publish,
    publishAll: outbox.publishAll,
    accessChanged: outbox.accessChanged,
    onAccessChanged: doors.add,
    subscribe: listeners.add,
    onGap: gaps.add,
    close: async () => {
      closed = true
      clearTimeout(timer)
      listeners.clear()
      gaps.clear()
      doors.clear()
      await outbox.close()
      await client?.end().catch(() => undefined)
      resolveReady()
    },
  }
}
