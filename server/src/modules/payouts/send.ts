import type { UserCaller } from '../../auth/caller'
import { fieldCipher } from '../../auth/field-cipher'
import { putInBankFolder } from '../../bank-folder'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { Deliveries } from '../../outbox/job'
import { enqueue } from '../../outbox/outbox'
import { sendingDays } from '../wallet'
import { checkedPain001, csvOf, fileOf } from './bank-file'
import { nameOf, pageOf, reconcile } from './page'
import { recheck } from './recheck'
import type { BatchRow } from './repository'
import * as repository from './repository'
import { batchChanged } from './told'

type Staff = Context<UserCaller>

const pain001Name = (batch: BatchRow) => `samspel-${nameOf(batch)}.pain001.xml`

/** The file of an approved batch, once more as often as it is asked for until the bank has it. */
export const exportPayoutBatch = async (
  context: Staff,
  { id, version, format }: { id: string; version: number; format: 'pain001' | 'csv' },
) => {
  const { db, config, caller, now, live } = context
  if (await recheck(context, id)) throw new AppError('batch_changed')
  return transact(db, async (trx) => {
    const batch = await repository.lockSeen(trx, { id, version }, ['approved', 'exported'])
    const rows = await repository.rowsOf(trx, id)
    const { difference, differing } = reconcile(rows, true, now)
    if (difference !== 0 || differing.length > 0) throw new AppError('batch_differs')
    const isFirst = batch.state === 'approved'
    const exportedAt = isFirst || !batch.exported_at ? now.toISOString() : new Date(batch.exported_at).toISOString()
    const executionDay = isFirst || !batch.execution_day ? sendingDays(now).sendBy : dayOf(batch.execution_day)
    const file = await fileOf({ ...context, db: trx }, batch, rows, { exportedAt, executionDay })
    const text = format === 'csv' ? csvOf(file) : checkedPain001(file)
    if (isFirst)
      await repository.changeBatch(trx, batch, {
        state: 'exported',
        exported_by: caller.id,
        exported_at: exportedAt,
        execution_day: executionDay,
      })
    await repository.record(trx, { batchId: id, act: 'exported', userId: caller.id, note: format, now })
    await live.publish(trx, batchChanged(id))
    return {
      file: text,
      fileName: format === 'csv' ? `samspel-${nameOf(batch)}.csv` : pain001Name(batch),
      page: await pageOf(trx, config, id, now),
    }
  })
}

const fileKind = 'bank-file'
interface QueuedFile {
  name: string
  batchId: string
  /** Sealed: it holds account numbers. */
  content: string
}
const contentOwner = (batchId: string) => `payout_batches.file:${batchId}`

/** Files for the bank, put into the folder that it reads after the batch was sent, and once. */
export const payoutDeliveries: Deliveries = ({ config }) => ({
  [fileKind]: async (_db, payload) => {
    const { name, batchId, content } = payload as unknown as QueuedFile
    const text = fieldCipher(config.paymentDetailsKeys).open(content, contentOwner(batchId))
    if (!config.bankFolder || text === undefined) throw new Error('A file for the bank cannot be put anywhere')
    await putInBankFolder(config.bankFolder, name, text)
  },
})

/**
 * The bank has the file, by the folder that it reads or by somebody's hand: nothing of the batch changes any more but by its answer. The folder
 * gets the same bytes as were exported.
 */
export const sendPayoutBatch = async (context: Staff, { id, version }: { id: string; version: number }) => {
  const { db, config, caller, now, live } = context
  if (await recheck(context, id)) throw new AppError('batch_changed')
  return transact(db, async (trx) => {
    const batch = await repository.lockSeen(trx, { id, version }, ['exported'])
    if (config.bankFolder && batch.exported_at && batch.execution_day) {
      const dates = {
        exportedAt: new Date(batch.exported_at).toISOString(),
        executionDay: dayOf(batch.execution_day),
      }
      const file = await fileOf({ ...context, db: trx }, batch, await repository.rowsOf(trx, id), dates)
      const { messageId } = file
      await enqueue(trx, fileKind, {
        name: `${messageId}.pain001.xml`,
        batchId: id,
        content: fieldCipher(config.paymentDetailsKeys).seal(checkedPain001(file), contentOwner(id)),
      })
    }
    await repository.changeBatch(trx, batch, { state: 'sent', sent_by: caller.id, sent_at: now.toISOString() })
    await repository.record(trx, { batchId: id, act: 'sent', userId: caller.id, now })
    await live.publish(trx, batchChanged(id))
    return pageOf(trx, config, id, now)
  })
}
