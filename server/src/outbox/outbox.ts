import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type Db, transact } from '../db/transact'

/** Queues work for after the commit, in the transaction it belongs to (docs/architecture.md §5). */
export const enqueue = async (trx: Db, kind: string, payload: Record<string, unknown>): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({ id: uuidv7(), kind, payload: JSON.stringify(payload) })
    .execute()
}

/** The same for many, in one statement. */
export const enqueueAll = async (
  trx: Db,
  kind: string,
  payloads: readonly Record<string, unknown>[],
): Promise<void> => {
  if (payloads.length === 0) return
  await sql`INSERT INTO outbox (id, kind, payload) SELECT id, ${kind}, payload
    FROM unnest(${payloads.map(() => uuidv7())}::uuid[], ${payloads.map((payload) => JSON.stringify(payload))}::jsonb[]) AS row (id, payload)`.execute(
    trx,
  )
}

/** Queues work that can be cancelled while it waits (`dropLater`); `about` identifies its subject, as ids by name. */
export const enqueueLater = async (
  trx: Db,
  kind: string,
  payload: Record<string, unknown>,
  { about, seconds }: { about: Record<string, string>; seconds: number },
): Promise<void> => {
  await sql`INSERT INTO outbox (id, kind, payload, run_at)
    VALUES (${uuidv7()}, ${kind}, ${JSON.stringify({ ...payload, about })}::jsonb, now() + make_interval(secs => ${seconds}))`.execute(
    trx,
  )
}

/** Cancels waiting work whose subject matches all of `about`. Work already in progress continues, and is not waited for. */
export const dropLater = async (trx: Db, about: Record<string, string>): Promise<void> => {
  await sql`DELETE FROM outbox
    WHERE id IN (SELECT id FROM outbox WHERE done_at IS NULL AND payload @> ${JSON.stringify({ about })}::jsonb
      FOR UPDATE SKIP LOCKED)`.execute(trx)
}

/** Delivers one row in the transaction that marks it done, so that it happens exactly once. `id` is the same on every attempt. */
export type Delivery = (trx: Db, payload: Record<string, unknown>, id: string) => Promise<void>
/** How often a row was tried, this time included, and for how long it has waited. */
export interface Tries {
  attempts: number
  ageMs: number
}
/** Delivers one row to another server, without a transaction: once, or, when the outcome is unknown, again with the same `id`. */
export type Sending = (payload: Record<string, unknown>, id: string, tries: Tries) => Promise<void>

/** How a sending goes on that failed. `isTheirs`: the fault is the recipient's. Any other error is ours, and retried without end. */
export class SendingFailed extends Error {
  override name = 'SendingFailed'
  constructor(
    message: string,
    readonly fate: { ends?: boolean; isTheirs?: boolean; afterSeconds?: number },
  ) {
    super(message)
  }
}

/** How rows are delivered, by kind. */
export interface Outlets {
  inTransaction: Readonly<Record<string, Delivery>>
  outside?: Readonly<Record<string, Sending>>
}

const longestPause = 3_600
/** Recipients are asked for days, so less often. */
const longestPauseOfTheirs = 4 * 3_600
const errorLength = 500
/** How many seconds a claimed row is left to its worker; longer than a mail server may take. */
const claimSeconds = 300
const atOnce = 5

const put = (db: Db, id: string) => db.updateTable('outbox').where('id', '=', id)
/** Mails contain links that grant access, so their content is deleted once they are sent or given up. */
const settle = (db: Db, id: string, attempts: number, lastError: string | null = null) =>
  put(db, id)
    .set({ done_at: sql<string>`now()`, attempts, payload: '{}', last_error: lastError })
    .execute()
const postpone = (db: Db, id: string, attempts: number, error: unknown) => {
  const fate = error instanceof SendingFailed ? error.fate : {}
  const lastError = String((error as Error).message).slice(0, errorLength)
  if (fate.ends) return settle(db, id, attempts, lastError)
  const pause = Math.min(2 ** attempts, fate.isTheirs ? longestPauseOfTheirs : longestPause)
  return put(db, id)
    .set({
      attempts,
      last_error: lastError,
      is_theirs: fate.isTheirs ?? false,
      run_at: sql<string>`now() + make_interval(secs => ${Math.max(pause, fate.afterSeconds ?? 0)})`,
    })
    .execute()
}

/**
 * Delivers one row in its transaction; returns false when none is due. The row stays locked meanwhile, so that instances share the work. A
 * failed delivery is retried after 2, 4, 8 … seconds, at most an hour, and never dropped; a sending says itself when it ends.
 */
export const deliverOne = (db: Db, { inTransaction, outside = {} }: Outlets): Promise<boolean> =>
  transact(db, async (trx) => {
    const row = await trx
      .selectFrom('outbox')
      .selectAll()
      .where('done_at', 'is', null)
      .where('run_at', '<=', sql<string>`now()`)
      .where(sql<boolean>`kind <> ALL(${Object.keys(outside)}::text[])`)
      .orderBy('run_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return false
    const attempts = row.attempts + 1
    await sql`SAVEPOINT delivery`.execute(trx)
    try {
      const deliver = inTransaction[row.kind]
      if (!deliver) throw new Error(`No delivery for ${row.kind}`)
      await deliver(trx, row.payload, row.id)
      await settle(trx, row.id, attempts)
    } catch (error) {
      await sql`ROLLBACK TO SAVEPOINT delivery`.execute(trx)
      await postpone(trx, row.id, attempts, error)
    }
    return true
  })

interface Claimed {
  id: string
  kind: string
  payload: Record<string, unknown>
  attempts: number
  age: number
}

/**
 * Sends a few rows at a time; returns how many it claimed. Rows are claimed first, so that no transaction is open while another server
 * responds. After a crash they are claimed again once the claim has expired.
 */
export const sendSome = async (db: Db, outside: Readonly<Record<string, Sending>>): Promise<number> => {
  const { rows } =
    await sql<Claimed>`UPDATE outbox SET attempts = attempts + 1, run_at = now() + make_interval(secs => ${claimSeconds})
    WHERE id IN (SELECT id FROM outbox WHERE done_at IS NULL AND run_at <= now() AND kind = ANY(${Object.keys(outside)}::text[])
      ORDER BY run_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, payload, attempts, extract(epoch FROM now() - created_at)::float8 AS age`.execute(db)
  await Promise.all(
    rows.map(async ({ id, kind, payload, attempts, age }) => {
      try {
        await outside[kind]!(payload, id, { attempts, ageMs: age * 1_000 })
      } catch (error) {
        return postpone(db, id, attempts, error)
      }
      return settle(db, id, attempts)
    }),
  )
  return rows.length
}

/** Delivers everything due that stays in this database, each row in its own transaction. */
export const deliverInside = async (db: Db, outlets: Outlets): Promise<number> => {
  let count = 0
  while (await deliverOne(db, outlets)) count += 1
  return count
}

/** Sends everything due that goes to other servers. */
export const deliverOutside = async (db: Db, { outside = {} }: Outlets): Promise<number> => {
  let count = 0
  if (Object.keys(outside).length === 0) return count
  for (let sent = await sendSome(db, outside); sent > 0; sent = await sendSome(db, outside)) count += sent
  return count
}

/** Delivers everything that is due, including mails that a delivery has queued. */
export const deliverDue = async (db: Db, outlets: Outlets): Promise<number> =>
  (await deliverInside(db, outlets)) + (await deliverOutside(db, outlets))
