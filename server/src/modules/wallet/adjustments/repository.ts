import { sql } from 'kysely'
import type { Adjustment } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import { adjustmentAbilities } from './policies'

export interface AdjustmentRow {
  id: string
  kind: Adjustment['kind']
  account_id: string
  account_name: string
  amount: number
  reason: string
  state: Adjustment['state']
  requested_by: string
  requested_by_name: string
  decided_by_name: string | null
  decline_reason: string | null
  created_at: string
  decided_at: string | null
}

const rows = sql`adjustments j JOIN accounts a ON a.id = j.account_id JOIN users asked ON asked.id = j.requested_by
  LEFT JOIN users decided ON decided.id = j.decided_by`
const columns = sql`j.id, j.kind, j.account_id, a.name AS account_name, j.amount, j.reason, j.state, j.requested_by,
  asked.name AS requested_by_name, decided.name AS decided_by_name, j.decline_reason, j.created_at, j.decided_at`

export const toAdjustment = (row: AdjustmentRow, caller: UserCaller): Adjustment => ({
  id: row.id,
  kind: row.kind,
  accountId: row.account_id,
  accountName: row.account_name,
  amount: row.amount,
  reason: row.reason,
  state: row.state,
  requestedBy: row.requested_by_name,
  decidedBy: row.decided_by_name,
  declineReason: row.decline_reason,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  abilities: adjustmentAbilities(caller, { state: row.state, requestedBy: row.requested_by }),
})

export const listAdjustments = (
  db: Db,
  { accountId, state }: { accountId?: string | undefined; state?: Adjustment['state'] | undefined },
  { limit, offset }: { limit: number; offset: number },
) => {
  const where = sql`(${accountId ?? null}::uuid IS NULL OR j.account_id = ${accountId ?? null}) AND (${state ?? null}::text IS NULL OR j.state = ${state ?? null})`
  return pageWithTotal(
    db,
    sql<AdjustmentRow>`SELECT ${columns} FROM ${rows} WHERE ${where} ORDER BY j.created_at DESC, j.id DESC LIMIT ${limit} OFFSET ${offset}`,
    sql`adjustments j WHERE ${where}`,
  )
}

export const findAdjustment = async (db: Db, id: string): Promise<AdjustmentRow | undefined> =>
  (await sql<AdjustmentRow>`SELECT ${columns} FROM ${rows} WHERE j.id = ${id}`.execute(db)).rows[0]

/** Locked first and read then, so that what is read is what stands. */
export const lockAdjustment = async (trx: Db, id: string): Promise<AdjustmentRow | undefined> => {
  await sql`SELECT FROM adjustments WHERE id = ${id} FOR UPDATE`.execute(trx)
  return findAdjustment(trx, id)
}

export interface NewAdjustment {
  id: string
  kind: Adjustment['kind']
  accountId: string
  amount: number
  reason: string
  requestedBy: string
  now: Date
  /** Of one that is booked at once. */
  transactionId: string | null
}

export const insertAdjustment = (trx: Db, { transactionId, now, ...row }: NewAdjustment) =>
  sql`INSERT INTO adjustments (id, kind, account_id, amount, reason, state, requested_by, transaction_id, created_at, decided_at)
    VALUES (${row.id}, ${row.kind}, ${row.accountId}, ${row.amount}, ${row.reason}, ${transactionId ? 'booked' : 'pending'}, ${row.requestedBy},
      ${transactionId}, ${now}, ${transactionId ? now : null})`.execute(trx)

export const decide = (
  trx: Db,
  id: string,
  decision: { by: string; now: Date } & ({ transactionId: string } | { reason: string | null }),
) => {
  const [state, transactionId, reason] =
    'transactionId' in decision ? ['booked', decision.transactionId, null] : ['declined', null, decision.reason]
  return sql`UPDATE adjustments SET state = ${state}, transaction_id = ${transactionId}, decline_reason = ${reason},
    decided_by = ${decision.by}, decided_at = ${decision.now} WHERE id = ${id}`.execute(trx)
}
