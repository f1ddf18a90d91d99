import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterCommit, type Db, transact } from '../../db/transact'
import type { LiveBus, LiveMessage } from '../../live'

const batch = 500
/** Interval for picking up events of instances that stopped between commit and sending, ms. */
const sweepMs = 1_000

/** What is exchanged between instances; receivers can recognise a duplicate by its id. */
export type LiveEvent = { id: string } & ({ accessChanged: string } | LiveMessage)

export interface OutboxOptions {
  db: Db
  /** Hands events over, in this order, within the transaction that removes them. If it rejects, they are tried again. */
  deliver: (trx: Db, events: readonly LiveEvent[]) => Promise<void>
  canDeliver?: () => boolean
  onProblem: (error: unknown) => void
}

export interface Outbox extends Pick<LiveBus, 'publish' | 'publishAll' | 'accessChanged'> {
  /** Sends what waits, for example because the carrier is available again. */
  send: () => void
  close: () => Promise<void>
}

/**
 * Events are stored in the transaction that they are about (`live_outbox`) and sent right after it commits, so that sending never
 * holds that transaction up. No event is lost if an instance stops in between: each instance sweeps the table.
 */
export const createOutbox = ({ db, deliver, canDeliver = () => true, onProblem }: OutboxOptions): Outbox => {
  let closed = false
  let sending: Promise<void> | undefined
  let again = false

  const sendBatch = () =>
    transact(db, async (trx) => {
      // If it is lost in a crash of the database, the events are still there and are sent again: the disk need not be waited for.
      await sql`SET LOCAL synchronous_commit = off`.execute(trx)
      // One instance at a time, so that events of consecutive transactions are received in order, whoever sends them.
      await sql`SELECT pg_advisory_xact_lock(hashtext('live_outbox'))`.execute(trx)
      const { rows } = await sql<{ id: number; event: LiveEvent }>`DELETE FROM live_outbox WHERE id IN (
          SELECT id FROM live_outbox ORDER BY id LIMIT ${batch}) RETURNING id, event`.execute(trx)
      if (rows.length > 0)
        await deliver(
          trx,
          rows.sort((one, other) => one.id - other.id).map(({ event }) => event),
        )
      return rows.length
    })
  const send = (): void => {
    again = true
    sending ??= (async () => {
      while (again && !closed && canDeliver()) {
        again = false
        if ((await sendBatch()) === batch) again = true
      }
    })()
      .catch(onProblem)
      .finally(() => {
        sending = undefined
      })
  }
  const sweep = async () => {
    const { rows } = await sql`SELECT 1 FROM live_outbox LIMIT 1`.execute(db)
    if (rows.length > 0) send()
  }
  const timer = setInterval(() => {
    if (!sending && canDeliver()) sweep().catch(onProblem)
  }, sweepMs)
  timer.unref()

  const leave = async (trx: Db, events: readonly object[]) => {
    if (events.length === 0) return
    await sql`INSERT INTO live_outbox (event) SELECT event
      FROM unnest(${events.map((event) => JSON.stringify({ ...event, id: uuidv7() }))}::jsonb[]) AS event`.execute(trx)
    afterCommit(trx, send)
  }
  return {
    publish: (trx, event) => leave(trx, [event]),
    publishAll: leave,
    accessChanged: (trx, accessChanged) => leave(trx, [{ accessChanged }]),
    send,
    close: async () => {
      closed = true
      clearInterval(timer)
      await sending
    },
  }
}
