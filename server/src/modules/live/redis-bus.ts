import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterCommit, type Db, transact } from '../../db/transact'
import type { LiveMessage } from '../../live'
import { createListeners, type GappyBus } from './bus'

const channel = 'samspel:live'
const batch = 500
/** Interval for picking up events of instances that stopped between commit and sending, ms. */
const sweepMs = 1_000

type Event = { id: string } & ({ accessChanged: string } | LiveMessage)

export interface RedisBusOptions {
  redisUrl: string
  db: Db
  onProblem?: (error: unknown) => void
}

/**
 * Events over Redis, for databases behind a pooler that has no LISTEN. They are stored in the transaction (`live_outbox`) and sent right
 * after it commits, at least once and with ids, so that receivers can discard duplicates. No event is lost while Redis is briefly
 * unavailable.
 */
export const createRedisBus = ({
  redisUrl,
  db,
  onProblem = () => undefined,
}: RedisBusOptions): GappyBus & { ready: Promise<void> } => {
  const listeners = createListeners<[LiveMessage, string]>()
  const gaps = createListeners<[]>()
  const doors = createListeners<[string]>()
  const patience = { maxRetriesPerRequest: null, retryStrategy: (times: number) => Math.min(times * 200, 5_000) }
  const sender = new Redis(redisUrl, { ...patience, enableOfflineQueue: false })
  const reader = new Redis(redisUrl, { ...patience, autoResubscribe: false })
  let closed = false
  let stoodBefore = false
  let tellReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve
  })
  for (const redis of [sender, reader]) redis.on('error', onProblem)

  reader.on('ready', () => {
    reader
      .subscribe(channel)
      .then(() => {
        if (stoodBefore) gaps.call()
        stoodBefore = true
        tellReady()
      })
      .catch(onProblem)
  })
  reader.on('message', (_, text) => {
    const { id, ...event } = JSON.parse(text) as Event
    if ('accessChanged' in event) doors.call(event.accessChanged)
    else listeners.call(event, id)
  })

  let sending: Promise<void> | undefined
  let again = false
  const sendWaiting = async () => {
    for (let sent = batch; sent === batch && !closed && sender.status === 'ready';) {
      sent = await transact(db, async (trx) => {
        // One instance at a time, so that events of consecutive transactions are received in order, whoever sends them.
        await sql`SELECT pg_advisory_xact_lock(hashtext('live_outbox'))`.execute(trx)
        const { rows } = await sql<{ id: number; event: Event }>`DELETE FROM live_outbox WHERE id IN (
            SELECT id FROM live_outbox ORDER BY id LIMIT ${batch}) RETURNING id, event`.execute(trx)
        if (rows.length === 0) return 0
        const pipeline = sender.pipeline()
        for (const { event } of rows.sort((one, other) => one.id - other.id))
          pipeline.publish(channel, JSON.stringify(event))
        const answers = await pipeline.exec()
        const failed = answers?.find(([error]) => error)
        if (!answers || failed) throw failed?.[0] ?? new Error('Redis did not take the events')
        return rows.length
      })
    }
  }
  const send = (): void => {
    again = true
    sending ??= (async () => {
      while (again) {
        again = false
        await sendWaiting()
      }
    })()
      .catch(onProblem)
      .finally(() => {
        sending = undefined
      })
  }
  const timer = setInterval(send, sweepMs)
  timer.unref()
  sender.on('ready', send)

  const leave = async (trx: Db, events: readonly object[]) => {
    if (events.length === 0) return
    await sql`INSERT INTO live_outbox (event) SELECT event
      FROM unnest(${events.map((event) => JSON.stringify({ ...event, id: uuidv7() }))}::jsonb[]) AS event`.execute(trx)
    afterCommit(trx, send)
  }
  return {
    ready,
    publish: (trx, event) => leave(trx, [event]),
    publishAll: leave,
    accessChanged: (trx, accessChanged) => leave(trx, [{ accessChanged }]),
    onAccessChanged: doors.add,
    subscribe: listeners.add,
    onGap: gaps.add,
    close: async () => {
      closed = true
      clearInterval(timer)
      listeners.clear()
      gaps.clear()
      doors.clear()
      await sending
      reader.disconnect()
      sender.disconnect()
      tellReady()
    },
  }
}
