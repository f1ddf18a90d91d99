import { sql } from 'kysely'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { LiveMessage } from '../../live'
import { createListeners, type GappyBus } from './bus'

const channel = 'samspel_live'
const firstDelay = 200
const longestDelay = 5_000

/** Announces that an owner's sessions, role or brands have changed. */
interface AccessChange {
  accessChanged: string
}

const parse = (payload: string | undefined): (LiveMessage & { id?: string }) | AccessChange | undefined => {
  try {
    return JSON.parse(payload ?? '') as (LiveMessage & { id?: string }) | AccessChange
  } catch {
    return undefined
  }
}

export interface PostgresBusOptions {
  /** A direct connection: LISTEN does not work through a pooler in transaction mode. */
  databaseUrl: string
  onProblem?: (error: unknown) => void
}

/** Events over PostgreSQL LISTEN/NOTIFY; the database sends them when the transaction commits. */
export const createPostgresBus = ({
  databaseUrl,
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
  let tellReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve
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
        const { id = uuidv7(), ...message } = event
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
    tellReady()
  }
  void connect()

  return {
    ready,
    publish: async (trx, event) => {
      await sql`SELECT pg_notify(${channel}, ${JSON.stringify({ ...event, id: uuidv7() })})`.execute(trx)
    },
    publishAll: async (trx, events) => {
      if (events.length === 0) return
      await sql`SELECT pg_notify(${channel}, event)
        FROM unnest(${events.map((event) => JSON.stringify({ ...event, id: uuidv7() }))}::text[]) AS event`.execute(trx)
    },
    accessChanged: async (trx, ownerId) => {
      await sql`SELECT pg_notify(${channel}, ${JSON.stringify({ accessChanged: ownerId } satisfies AccessChange)})`.execute(
        trx,
      )
    },
    onAccessChanged: doors.add,
    subscribe: listeners.add,
    onGap: gaps.add,
    close: async () => {
      closed = true
      clearTimeout(timer)
      listeners.clear()
      gaps.clear()
      doors.clear()
      await client?.end().catch(() => undefined)
      tellReady()
    },
  }
}
