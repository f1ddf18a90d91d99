import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { SaidReason } from '../../iso20022'
import type { LiveBus } from '../../live'
import { accountChanged, notifyOfPayout, payoutFailed, payoutPaid } from '../wallet'
import { lastReturnReason } from './find'
import { failedMail } from './mails'
import { notifyOfBatchReturn } from './notices'
import type { BatchRow, RowView } from './repository'
import * as repository from './repository'
import { batchChanged } from './told'

export interface Work {
  db: Db
  live: LiveBus
  config: Config
  now: Date
}

export const reasonText = ({ code, words }: SaidReason): string | null =>
  [code, words].filter(Boolean).join(' ') || null

interface End {
  batchId: string
  row: RowView
  /** Null when the bank has paid it. */
  refusal: SaidReason | null
  userId: string | null
}

/** Ends one payout as the bank says: in the ledger, at the payout, in its batch, and its creator is told. */
export const settle = async (trx: Db, { live, config, now }: Work, { batchId, row, refusal, userId }: End) => {
  const end = { payoutId: row.payout_id, accountId: row.account_id, amount: row.row_amount, now, createdBy: userId }
  await (refusal
    ? payoutFailed(trx, { ...end, title: 'Utbetalningen gick inte igenom' })
    : payoutPaid(trx, { ...end, title: 'Utbetalning' }))
  const state = refusal ? 'failed' : 'paid'
  const [code, words] = [refusal?.code ?? null, refusal?.words ?? null]
  await trx
    .updateTable('payouts')
    .set({ state, settled_at: now.toISOString(), failure_code: code, failure_text: words })
    .where('id', '=', row.payout_id)
    .execute()
  await trx
    .updateTable('payout_batch_rows')
    .set({ state, settled_at: now.toISOString(), result_code: code, result_text: words })
    .where('batch_id', '=', batchId)
    .where('payout_id', '=', row.payout_id)
    .execute()
  await repository.record(trx, {
    batchId,
    payoutId: row.payout_id,
    act: refusal ? 'row_failed' : 'row_paid',
    userId,
    note: refusal && reasonText(refusal),
    now,
  })
  await notifyOfPayout(
    trx,
    { live, now, config },
    {
      kind: refusal ? 'payout_failed' : 'payout_paid',
      creatorId: row.creator_id,
      payoutId: row.payout_id,
      amount: row.row_amount,
      ...(refusal && {
        mail: ({ to, locale }) =>
          failedMail(
            { email: to, locale, creator_name: row.creator_name },
            { amount: row.row_amount, code, words, appUrl: config.appUrl },
          ),
      }),
    },
  )
  await live.publish(trx, accountChanged({ id: row.account_id, brand_id: null, instagramer_id: row.creator_id }))
}

/** The bank refused everything around these: nothing is wrong with them, and they wait for another batch. Staff are told why. */
export const release = async (
  trx: Db,
  { live, config, now }: Work,
  {
    batch,
    rows,
    reason,
    userId,
  }: { batch: BatchRow; rows: readonly RowView[]; reason: SaidReason; userId: string | null },
) => {
  await trx
    .updateTable('payout_batch_rows')
    .set({ state: 'released', result_code: reason.code, result_text: reason.words })
    .where('batch_id', '=', batch.id)
    .where(
      'payout_id',
      'in',
      rows.map((row) => row.payout_id),
    )
    .execute()
  const note = reasonText(reason) ?? 'RJCT'
  await repository.record(trx, { batchId: batch.id, act: 'returned', userId, note, now })
  await notifyOfBatchReturn(trx, { live, now, config }, batch, { by: 'Banken', reason: note })
}

/** After rows have ended: a batch of which nothing is with the bank any more has ended too. */
export const endBatch = async (trx: Db, { live, now }: Work, batchId: string) => {
  const states = (await repository.rowsOf(trx, batchId)).map(({ state }) => state)
  await live.publish(trx, batchChanged(batchId))
  if (states.includes('included')) return
  const isReturned = states.every((state) => state === 'released' || state === 'stopped')
  const at = now.toISOString()
  const reason = isReturned ? await lastReturnReason(trx, batchId) : null
  await trx
    .updateTable('payout_batches')
    .set(
      isReturned
        ? { state: 'returned', returned_at: at, return_reason: reason }
        : { state: 'answered', answered_at: at },
    )
    .where('id', '=', batchId)
    .execute()
}
