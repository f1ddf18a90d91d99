import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type Db, transact } from '../db/transact'

/** Leaves work to be done after the commit, in the transaction that it belongs to (docs/architecture.md §5). */
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

/** Work that may be called off while it waits (`dropLater`): `about` names what it is about, as ids by name. */
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

/** Calls off what waits and is about all of `about`; what is on its way at this moment is not waited for and goes. */
export const dropLater = async (trx: Db, about: Record<string, string>): Promise<void> => {
  await sql`DELETE FROM outbox
    WHERE id IN (SELECT id FROM outbox WHERE done_at IS NULL AND payload @> ${JSON.stringify({ about })}::jsonb
      FOR UPDATE SKIP LOCKED)`.execute(trx)
}

/** Carries one row out; `id` is the same at every try. */
export type Delivery = (trx: Db, payload: Record<string, unknown>, id: string) => Promise<void>

const longestPause = 3_600
const errorLength = 500

/**
 * Delivers one row; answers false when none is due. The row stays locked meanwhile, so that instances share the work;
 * a delivery that fails is tried again after 2, 4, 8 … seconds, at most an hour, and is never dropped.
 */
export const deliverOne = (db: Db, deliveries: Readonly<Record<string, Delivery>>): Promise<boolean> =>
  transact(db, async (trx) => {
    const row = await trx
      .selectFrom('outbox')
      .selectAll()
      .where('done_at', 'is', null)
      .where('run_at', '<=', sql<string>`now()`)
      .orderBy('run_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return false
    await sql`SAVEPOINT delivery`.execute(trx)
    try {
      const deliver = deliveries[row.kind]
      if (!deliver) throw new Error(`No delivery for ${row.kind}`)
      await deliver(trx, row.payload, row.id)
      // Mails hold links that open accounts: nothing of them is kept once they have left.
      await trx
        .updateTable('outbox')
        .set({ done_at: sql<string>`now()`, attempts: row.attempts + 1, payload: '{}' })
        .where('id', '=', row.id)
        .execute()
    } catch (error) {
      await sql`ROLLBACK TO SAVEPOINT delivery`.execute(trx)
      const pause = Math.min(2 ** (row.attempts + 1), longestPause)
      await trx
        .updateTable('outbox')
        .set({
          attempts: row.attempts + 1,
          last_error: String((error as Error).message).slice(0, errorLength),
          run_at: sql<string>`now() + make_interval(secs => ${pause})`,
        })
        .where('id', '=', row.id)
        .execute()
    }
    return true
  })

/** Delivers all that is due. */
export const deliverDue = async (db: Db, deliveries: Readonly<Record<string, Delivery>>): Promise<number> => {
  let count = 0
  while (await deliverOne(db, deliveries)) count += 1
  return count
}
