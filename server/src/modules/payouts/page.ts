import type { PayoutBatch, PayoutBatchPage, PayoutReconciliation, PayoutRow } from '@samspel/api'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { bankingDaysSince, sendingDays } from '../wallet'
import { checkPayee, type Secrets } from './details'
import type { BatchView, RowView } from './repository'
import * as repository from './repository'

/** What a batch is called, in files too. */
export const nameOf = ({ year, number }: { year: number; number: number }): string => `${year}-${number}`
/** By this name the bank finds the payout in its answer; files and answers agree on it. */
export const endToEndIdOf = (payoutId: string): string => payoutId.replaceAll('-', '').toUpperCase()

export const toBatch = (row: BatchView, now: Date): PayoutBatch => {
  const done = (by: string | null, at: string | null) => (at ? { by: (by && row.people[by]) || null, at } : null)
  const compiler = row.people[row.compiled_by]
  if (!compiler) throw new Error('A batch names a person who is not there')
  return {
    id: row.id,
    name: nameOf(row),
    number: row.number,
    state: row.state,
    version: row.version,
    checksum: row.checksum,
    count: row.count,
    amount: row.total,
    stoppedCount: row.stopped_count,
    stoppedAmount: row.stopped_total,
    paidCount: row.paid_count,
    failedCount: row.failed_count,
    compiled: { by: compiler, at: row.compiled_at },
    approved: done(row.approved_by, row.approved_at),
    exported: done(row.exported_by, row.exported_at),
    sent: done(row.sent_by, row.sent_at),
    returned: done(row.returned_by, row.returned_at),
    returnReason: row.return_reason,
    answeredAt: row.answered_at,
    ...sendingDays(row.sent_at ? new Date(row.sent_at) : now),
  }
}

const toRow = (row: RowView, secrets: Secrets, now: Date): PayoutRow => {
  const { checks } = checkPayee(secrets, row)
  const isOpen = row.state === 'included' || row.state === 'stopped'
  return {
    id: row.payout_id,
    state: row.state,
    creator: { id: row.creator_id, name: row.creator_name, username: row.username, avatarUrl: row.avatar_url },
    amount: row.row_amount,
    booked: row.booked,
    requestedAt: row.requested_at,
    bankDays: isOpen ? bankingDaysSince(row.requested_at, now) : 0,
    attempt: row.attempt,
    earlierFailureCode: row.earlier_code,
    earlierFailure: row.earlier_text,
    bankName: row.bank_name,
    lastFour: row.last_four,
    checks,
    stopReason: row.stop_reason as PayoutRow['stopReason'],
    stopNote: row.stop_note,
    askedAt: row.asked_at,
    endToEndId: endToEndIdOf(row.payout_id),
    ...(row.shares_email_with?.length && { sharesEmailWith: row.shares_email_with }),
    fTaxSince: row.f_tax_since,
    resultCode: row.result_code,
    resultText: row.result_text,
  }
}

const sum = (rows: readonly RowView[], key: 'row_amount' | 'booked') => rows.reduce((total, row) => total + row[key], 0)

/** What was asked for against what goes to the bank and what the ledger has. A payout that has ended elsewhere differs too. */
export const reconcile = (rows: readonly RowView[], isOpen: boolean, now: Date): PayoutReconciliation => {
  const stopped = rows.filter(({ state }) => state === 'stopped')
  const inBatch = rows.filter(({ state }) => state !== 'stopped')
  const differing = inBatch.filter(
    (row) =>
      row.row_amount !== row.booked || row.amount !== row.row_amount || (isOpen && row.payout_state !== 'requested'),
  )
  const booked = sum(inBatch, 'booked')
  const total = sum(inBatch, 'row_amount')
  return {
    requestedCount: rows.length,
    requested: sum(rows, 'row_amount'),
    stopped: sum(stopped, 'row_amount'),
    inBatch: total,
    booked,
    difference: total - booked,
    differing: differing.map((row) => ({
      id: row.payout_id,
      name: row.creator_name,
      amount: row.row_amount,
      booked: row.booked,
    })),
    checkedAt: now.toISOString(),
  }
}

/** The whole page of a batch. */
export const pageOf = async (db: Db, config: Config, id: string, now: Date): Promise<PayoutBatchPage> => {
  const batch = await repository.viewBatch(db, id)
  if (!batch) throw new AppError('not_found')
  const [rows, events] = [await repository.rowsOf(db, id), await repository.eventsOf(db, id)]
  const isOpen = batch.state === 'compiled' || batch.state === 'approved' || batch.state === 'exported'
  return {
    batch: toBatch(batch, now),
    rows: rows.map((row) => toRow(row, config, now)),
    reconciliation: reconcile(rows, isOpen, now),
    events: events.map(({ id: eventId, payout_id: payoutId, act, by, creator, note, created_at: at }) => ({
      id: eventId,
      payoutId,
      act,
      by,
      creator,
      note,
      at,
    })),
    byFolder: config.bankFolder !== undefined,
  }
}
