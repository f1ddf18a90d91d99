import { sql } from 'kysely'
import type { Db } from '../../db/transact'

export const batchIdOf = async (
  db: Db,
  { year, number }: { year: number; number: number },
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('payout_batches')
      .select('id')
      .where('year', '=', year)
      .where('number', '=', number)
      .executeTakeFirst()
  )?.id

/** The last batch in which a payout went to the bank. */
export const batchOfPayout = async (db: Db, payoutId: string): Promise<string | undefined> =>
  (
    await sql<{ id: string }>`SELECT b.id FROM payout_batch_rows r JOIN payout_batches b ON b.id = r.batch_id
      WHERE r.payout_id = ${payoutId} AND b.sent_at IS NOT NULL AND r.state <> 'stopped' ORDER BY b.sent_at DESC LIMIT 1`.execute(
      db,
    )
  ).rows[0]?.id

/** Why the bank gave the batch back. */
export const lastReturnReason = async (db: Db, batchId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('payout_events')
      .select('note')
      .where('batch_id', '=', batchId)
      .where('act', '=', 'returned')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.note ?? null
