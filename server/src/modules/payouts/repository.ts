import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { PayoutEvent } from '@samspel/api'
import { belongsTo } from '../../auth/companies-in-sql'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError } from '../../errors'
import type { Checked, Payee } from './details'

export type BatchRow = Selectable<DB['payout_batches']>
type Act = PayoutEvent['act']

/** A payout of a batch with its payee and what is booked for it. */
export interface RowView extends Payee {
  account_id: string
  state: Selectable<DB['payout_batch_rows']>['state']
  /** Which payment information of the file it stands in. */
  part: number
  row_amount: number
  booked: number
  payout_state: string
  requested_at: string
  attempt: number
  earlier_code: string | null
  earlier_text: string | null
  username: string
  avatar_url: string | null
  email: string
  locale: 'sv' | 'en' | null
  fingerprint: string
  bank_name: string | null
  stop_reason: string | null
  stop_note: string | null
  asked_at: string | null
  result_code: string | null
  result_text: string | null
  f_tax_since: string | null
  shares_email_with?: string[]
}

const payeeColumns = sql`p.id AS payout_id, p.account_id, p.amount, p.state AS payout_state, p.created_at AS requested_at, p.attempt,
  i.id AS creator_id, i.name AS creator_name, i.username, i.avatar_url, i.email, i.locale, i.country_code, i.bank_account_number, i.personal_id, i.payouts_held_at,
  earlier.failure_code AS earlier_code, earlier.failure_text AS earlier_text, tax.f_tax_since::text,
  -coalesce((SELECT sum(e.amount) FROM ledger_entries e WHERE e.transaction_id = p.transaction_id AND e.account_id = p.account_id), 0)::bigint AS booked`
const payees = sql`payouts p JOIN accounts a ON a.id = p.account_id JOIN instagramers i ON i.id = a.instagramer_id
  LEFT JOIN payouts earlier ON earlier.id = p.retry_of LEFT JOIN tax_registrations tax ON tax.instagramer_id = i.id`

/** Companies whose staff have the creator's address, with or without a tag behind a plus sign. */
const companiesOfAddress = sql`ARRAY(SELECT DISTINCT c.name FROM users u JOIN companies c ON ${belongsTo(sql`u.id`, sql`c.id`)}
  WHERE u.email IN (i.email, regexp_replace(i.email::text, '\\+[^@]*@', '@')::citext) ORDER BY c.name)`

/** Payouts that wait for a batch, the oldest first. */
export const waitingPayouts = async (trx: Db, limit: number): Promise<RowView[]> =>
  (
    await sql<RowView>`SELECT ${payeeColumns}, i.bank_account_last_four AS last_four FROM ${payees}
      WHERE p.state = 'requested' AND NOT EXISTS (SELECT FROM payout_batch_rows r WHERE r.payout_id = p.id AND r.state = 'included')
      ORDER BY p.created_at, p.id LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED`.execute(trx)
  ).rows

export const waitingSums = async (db: Db) =>
  (
    await sql<{
      count: number
      amount: number
      stopped: number
    }>`SELECT count(*) AS count, coalesce(sum(p.amount), 0)::bigint AS amount,
        count(*) FILTER (WHERE EXISTS (SELECT FROM payout_batch_rows r WHERE r.payout_id = p.id AND r.state = 'stopped')) AS stopped
      FROM payouts p WHERE p.state = 'requested'
      AND NOT EXISTS (SELECT FROM payout_batch_rows r WHERE r.payout_id = p.id AND r.state = 'included')`.execute(db)
  ).rows[0] ?? { count: 0, amount: 0, stopped: 0 }

export const waitingSince = async (db: Db): Promise<string[]> =>
  (
    await sql<{ created_at: string }>`SELECT created_at FROM payouts p WHERE state = 'requested'
      AND NOT EXISTS (SELECT FROM payout_batch_rows r WHERE r.payout_id = p.id AND r.state = 'included')
      ORDER BY created_at LIMIT 1000`.execute(db)
  ).rows.map(({ created_at: at }) => at)

export const rowsOf = async (db: Db, batchId: string): Promise<RowView[]> =>
  (
    await sql<RowView>`SELECT ${payeeColumns}, r.state, r.part, r.amount AS row_amount, r.fingerprint, r.bank_name, r.last_four, r.stop_reason, r.stop_note,
      r.asked_at, r.result_code, r.result_text, ${companiesOfAddress} AS shares_email_with
      FROM payout_batch_rows r JOIN ${payees} ON true WHERE p.id = r.payout_id AND r.batch_id = ${batchId}
      ORDER BY p.created_at, p.id`.execute(db)
  ).rows

export const findBatch = (db: Db, id: string): Promise<BatchRow | undefined> =>
  db.selectFrom('payout_batches').selectAll().where('id', '=', id).executeTakeFirst()

/** The batch, locked: of two who change it at once one waits and finds another version. */
export const lockBatch = async (trx: Db, id: string): Promise<BatchRow> => {
  const batch = await trx.selectFrom('payout_batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!batch) throw new AppError('not_found')
  return batch
}

/** The batch as the caller saw it, locked; 409 with the name of who was faster, 422 when it is not in one of these states. */
export const lockSeen = async (
  trx: Db,
  { id, version }: { id: string; version: number },
  states: readonly BatchRow['state'][],
): Promise<BatchRow> => {
  const batch = await lockBatch(trx, id)
  if (batch.version !== version) throw new AppError('stale_version', undefined, await lastActor(trx, id))
  if (!states.includes(batch.state)) throw new AppError('illegal_transition')
  return batch
}

const lastActor = async (db: Db, batchId: string): Promise<string | undefined> =>
  (
    await sql<{ name: string }>`SELECT u.name FROM payout_events e JOIN users u ON u.id = e.user_id
      WHERE e.batch_id = ${batchId} AND e.act <> 'details_shown' ORDER BY e.created_at DESC, e.id DESC LIMIT 1`.execute(
      db,
    )
  ).rows[0]?.name

/** What the approval stands for: the rows that go to the bank, in whatever order. */
export const checksumOf = (fingerprints: readonly string[]): string =>
  createHash('sha256')
    .update([...fingerprints].sort().join('\n'))
    .digest('hex')

export const insertRow = (trx: Db, batchId: string, row: Payee, checked: Checked) =>
  trx
    .insertInto('payout_batch_rows')
    .values({
      batch_id: batchId,
      payout_id: row.payout_id,
      state: checked.stop ? 'stopped' : 'included',
      amount: row.amount,
      bank_name: checked.bankName,
      last_four: row.last_four,
      fingerprint: checked.fingerprint,
      stop_reason: checked.stop?.reason ?? null,
      stop_note: checked.stop?.note ?? null,
    })
    .execute()

export const record = (
  trx: Db,
  event: { batchId: string; payoutId?: string; act: Act; userId: string | null; note?: string | null; now: Date },
) =>
  trx
    .insertInto('payout_events')
    .values({
      id: uuidv7(),
      batch_id: event.batchId,
      payout_id: event.payoutId ?? null,
      act: event.act,
      user_id: event.userId,
      note: event.note ?? null,
      created_at: event.now.toISOString(),
    })
    .execute()

/** A change of the batch: its version grows with it. */
export const changeBatch = (
  trx: Db,
  batch: Pick<BatchRow, 'id' | 'version'>,
  change: Partial<Omit<BatchRow, 'id' | 'version'>>,
) =>
  trx
    .updateTable('payout_batches')
    .set({ ...change, version: batch.version + 1 })
    .where('id', '=', batch.id)
    .execute()

/** Batches with their sums and the people who had to do with them, as jsonb. */
export interface BatchView extends BatchRow {
  count: number
  total: number
  stopped_count: number
  stopped_total: number
  paid_count: number
  failed_count: number
  people: Record<string, { id: string; name: string; avatarUrl: string | null }>
}

const batchColumns = sql`b.*, sums.*, (SELECT jsonb_object_agg(u.id, jsonb_build_object('id', u.id, 'name', u.name, 'avatarUrl', u.avatar_url))
    FROM users u WHERE u.id IN (b.compiled_by, b.approved_by, b.exported_by, b.sent_by, b.returned_by)) AS people`
const withSums = sql`payout_batches b CROSS JOIN LATERAL (SELECT
    count(*) FILTER (WHERE r.state <> 'stopped') AS count,
    coalesce(sum(r.amount) FILTER (WHERE r.state <> 'stopped'), 0)::bigint AS total,
    count(*) FILTER (WHERE r.state = 'stopped') AS stopped_count,
    coalesce(sum(r.amount) FILTER (WHERE r.state = 'stopped'), 0)::bigint AS stopped_total,
    count(*) FILTER (WHERE r.state = 'paid') AS paid_count, count(*) FILTER (WHERE r.state = 'failed') AS failed_count
  FROM payout_batch_rows r WHERE r.batch_id = b.id) sums`

export const listBatches = (
  db: Db,
  state: BatchRow['state'] | undefined,
  { limit, offset }: { limit: number; offset: number },
) => {
  const where = state ? sql`b.state = ${state}` : sql`true`
  return pageWithTotal(
    db,
    sql<BatchView>`SELECT ${batchColumns} FROM ${withSums} WHERE ${where} ORDER BY b.compiled_at DESC, b.id DESC LIMIT ${limit} OFFSET ${offset}`,
    sql`payout_batches b WHERE ${where}`,
  )
}

export const viewBatch = async (db: Db, id: string): Promise<BatchView | undefined> =>
  (await sql<BatchView>`SELECT ${batchColumns} FROM ${withSums} WHERE b.id = ${id}`.execute(db)).rows[0]

export interface EventView {
  id: string
  payout_id: string | null
  act: Act
  by: string | null
  creator: string | null
  note: string | null
  created_at: string
}
export const eventsOf = async (db: Db, batchId: string): Promise<EventView[]> =>
  (
    await sql<EventView>`SELECT e.id, e.payout_id, e.act, u.name AS by, i.name AS creator, e.note, e.created_at FROM payout_events e
      LEFT JOIN users u ON u.id = e.user_id LEFT JOIN payouts p ON p.id = e.payout_id LEFT JOIN accounts a ON a.id = p.account_id
      LEFT JOIN instagramers i ON i.id = a.instagramer_id
      WHERE e.batch_id = ${batchId} ORDER BY e.created_at DESC, e.id DESC LIMIT 500`.execute(db)
  ).rows
