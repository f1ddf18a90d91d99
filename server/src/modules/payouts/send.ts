import { toCsv } from '@samspel/api/files'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import { sendingDays } from '../wallet'
import { checkPayee } from './details'
import { approvedVersion, messageIdOf } from './names'
import { endToEndIdOf, nameOf, pageOf, reconcile } from './page'
import { type BankFile, decimal, pain001 } from './pain001'
import { recheck } from './recheck'
import type { BatchRow, RowView } from './repository'
import * as repository from './repository'
import { batchChanged } from './told'

type Staff = Context<UserCaller>

const csvOf = ({ messageId, executionDay, payments }: BankFile): string =>
  toCsv([
    ['message_id', 'execution_day', 'end_to_end_id', 'name', 'clearing', 'account', 'iban', 'amount', 'currency'],
    ...payments.map(({ endToEndId, name, account, amount }) => [
      messageId,
      executionDay,
      endToEndId,
      name,
      account.kind === 'bban' ? account.clearing : '',
      account.kind === 'bban' ? account.account : '',
      account.kind === 'iban' ? account.iban : '',
      decimal(amount),
      'SEK',
    ]),
  ])

const payoutAccountOf = ({ config }: Staff) => {
  if (!config.payoutAccount) throw new AppError('not_set_up')
  return config.payoutAccount
}

const fileOf = (
  context: Staff,
  batch: BatchRow,
  rows: readonly RowView[],
  exportedAt: string,
  executionDay: string,
): BankFile => ({
  messageId: messageIdOf({ ...batch, version: approvedVersion(batch) }),
  createdAt: exportedAt.slice(0, 19),
  executionDay,
  debtor: { name: 'Samspel', ...payoutAccountOf(context) },
  payments: rows
    .filter(({ state }) => state === 'included')
    .map((row) => {
      const { account, stop } = checkPayee(context.config, row)
      if (!account || stop) throw new AppError('batch_changed')
      return { endToEndId: endToEndIdOf(row.payout_id), amount: row.row_amount, name: row.creator_name, account }
    }),
})

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
    const file = fileOf(context, batch, rows, exportedAt, executionDay)
    if (isFirst)
      await repository.changeBatch(trx, batch, {
        state: 'exported',
        exported_by: caller.id,
        exported_at: exportedAt,
        execution_day: executionDay,
      })
    await repository.record(trx, { batchId: id, act: 'exported', userId: caller.id, note: format, now })
    await live.publish(trx, batchChanged(id))
    const name = `samspel-${nameOf(batch)}`
    return {
      file: format === 'csv' ? csvOf(file) : pain001(file),
      fileName: format === 'csv' ? `${name}.csv` : `${name}.pain001.xml`,
      page: await pageOf(trx, config, id, now),
    }
  })
}

/** The bank has the file: nothing of the batch changes any more but by its answer. */
export const sendPayoutBatch = async (context: Staff, { id, version }: { id: string; version: number }) => {
  const { db, config, caller, now, live } = context
  if (await recheck(context, id)) throw new AppError('batch_changed')
  return transact(db, async (trx) => {
    const batch = await repository.lockSeen(trx, { id, version }, ['exported'])
    await repository.changeBatch(trx, batch, { state: 'sent', sent_by: caller.id, sent_at: now.toISOString() })
    await repository.record(trx, { batchId: id, act: 'sent', userId: caller.id, now })
    await live.publish(trx, batchChanged(id))
    return pageOf(trx, config, id, now)
  })
}
