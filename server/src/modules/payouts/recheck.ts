import type { Config } from '../../config'
import { type Db, transact } from '../../db/transact'
import type { LiveBus } from '../../live'
import { checkPayee } from './details'
import { notifyOfBatchChange } from './notices'
import type { BatchRow } from './repository'
import * as repository from './repository'

const open: readonly BatchRow['state'][] = ['compiled', 'approved', 'exported']
/** What goes when a batch must be approved anew. */
export const unapproved = {
  state: 'compiled',
  approved_by: null,
  approved_at: null,
  exported_by: null,
  exported_at: null,
  execution_day: null,
} as const

/** A checksum of the rows that are in it now. */
export const checksumNow = async (trx: Db, batchId: string): Promise<string> => {
  const rows = await trx
    .selectFrom('payout_batch_rows')
    .select('fingerprint')
    .where('batch_id', '=', batchId)
    .where('state', '=', 'included')
    .execute()
  return repository.checksumOf(rows.map(({ fingerprint }) => fingerprint))
}

/**
 * Looks at every row of a batch that is not sent anew. What has changed since makes another checksum and takes the approval back; a row that
 * no longer passes is stopped. Answers whether anything had changed; commits by itself, so that a refusal after it undoes nothing.
 */
export const recheck = async (
  { db, config, live, now }: { db: Db; config: Config; live: LiveBus; now: Date },
  batchId: string,
): Promise<boolean> => {
  const seen = await repository.findBatch(db, batchId)
  if (!seen || !open.includes(seen.state)) return false
  const differs = (await repository.rowsOf(db, batchId)).some(
    (row) => row.state === 'included' && checkPayee(config, row).fingerprint !== row.fingerprint,
  )
  if (!differs) return false
  return transact(db, async (trx) => {
    const batch = await repository.lockBatch(trx, batchId)
    if (!open.includes(batch.state)) return false
    const changed: string[] = []
    for (const row of await repository.rowsOf(trx, batchId)) {
      if (row.state !== 'included') continue
      const checked = checkPayee(config, row)
      if (checked.fingerprint === row.fingerprint) continue
      changed.push(row.creator_name)
      await trx
        .updateTable('payout_batch_rows')
        .set({
          fingerprint: checked.fingerprint,
          amount: row.amount,
          bank_name: checked.bankName,
          last_four: row.bank_account_number === null ? null : await lastFourNow(trx, row.creator_id),
          ...(checked.stop && {
            state: 'stopped' as const,
            stop_reason: checked.stop.reason,
            stop_note: checked.stop.note,
          }),
        })
        .where('batch_id', '=', batchId)
        .where('payout_id', '=', row.payout_id)
        .execute()
      await repository.record(trx, {
        batchId,
        payoutId: row.payout_id,
        act: checked.stop ? 'row_stopped' : 'row_changed',
        userId: null,
        now,
      })
    }
    if (changed.length === 0) return false
    await repository.changeBatch(trx, batch, { ...unapproved, checksum: await checksumNow(trx, batchId) })
    if (batch.approved_by)
      await repository.record(trx, { batchId, act: 'approval_reset', userId: null, note: changed.join(', '), now })
    await notifyOfBatchChange(trx, { live, now, config }, batch, changed)
    return true
  })
}

const lastFourNow = async (trx: Db, creatorId: string): Promise<string | null> =>
  (await trx.selectFrom('instagramers').select('bank_account_last_four').where('id', '=', creatorId).executeTakeFirst())
    ?.bank_account_last_four ?? null
