import { toCsv } from '@samspel/api/files'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import {
  type BankFile,
  decimal,
  faultsOfPain001,
  type FilePayment,
  isAbroad,
  pain001,
  type Payer,
} from '../../iso20022'
import { sendingDays } from '../wallet'
import { checkPayee } from './details'
import { approvedVersion, messageIdOf, paymentInfoIdOf, payoutNumber } from './names'
import { endToEndIdOf, nameOf, pageOf, reconcile } from './page'
import { recheck } from './recheck'
import type { BatchRow, RowView } from './repository'
import * as repository from './repository'
import { batchChanged } from './told'

type Staff = Context<UserCaller>

const csvOf = ({ messageId, executionDay, parts }: BankFile): string =>
  toCsv([
    ['message_id', 'execution_day', 'end_to_end_id', 'name', 'clearing', 'account', 'iban', 'amount', 'currency'],
    ...parts.flatMap(({ payments }) =>
      payments.map(({ endToEndId, name, account, amount }) => [
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
    ),
  ])

/** Payments within Sweden come first in the file, those to other countries in a part of their own. */
const partNumber = ({ account }: FilePayment) => (isAbroad(account) ? 2 : 1)

const paymentsOf = ({ config }: Staff, rows: readonly RowView[], payer: Payer) =>
  rows
    .filter(({ state }) => state === 'included')
    .map((row) => {
      const { account, stop } = checkPayee(config, row)
      if (!account || stop) throw new AppError('batch_changed')
      return {
        payoutId: row.payout_id,
        endToEndId: endToEndIdOf(row.payout_id),
        amount: row.row_amount,
        name: row.creator_name,
        country: row.country_code,
        account,
        message: `${payer.name.slice(0, 50)} ${payoutNumber({ id: row.payout_id, at: row.requested_at })}`,
      }
    })

interface Dates {
  exportedAt: string
  executionDay: string
}

/** What goes to the bank for a batch that is approved or exported; its parts are noted at its rows, since the bank's answer names them. */
const fileOf = async (context: Staff, batch: BatchRow, rows: readonly RowView[], dates: Dates): Promise<BankFile> => {
  const { payoutAccount: payer } = context.config
  if (!payer) throw new AppError('not_set_up')
  const payments = paymentsOf(context, rows, payer)
  const parts = [1, 2].flatMap((part) => {
    const own = payments.filter((payment) => partNumber(payment) === part)
    return own.length > 0 ? [{ part, own }] : []
  })
  for (const { part, own } of parts)
    await context.db
      .updateTable('payout_batch_rows')
      .set({ part })
      .where('batch_id', '=', batch.id)
      .where(
        'payout_id',
        'in',
        own.map(({ payoutId }) => payoutId),
      )
      .execute()
  return {
    messageId: messageIdOf({ ...batch, version: approvedVersion(batch) }),
    createdAt: dates.exportedAt.slice(0, 19),
    executionDay: dates.executionDay,
    payer,
    parts: parts.map(({ part, own }) => ({ id: paymentInfoIdOf(batch, part), isAbroad: part === 2, payments: own })),
  }
}

/** The file as the bank gets it. One that is not as the standard has it never leaves, and nothing has changed. */
const checkedPain001 = (file: BankFile): string => {
  const text = pain001(file)
  const faults = faultsOfPain001(text)
  if (faults.length > 0)
    throw new Error(`${file.messageId} is not as pain.001 has it: ${faults.slice(0, 20).join('; ')}`)
  return text
}

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
    const name = `samspel-${nameOf(batch)}`
    return {
      file: text,
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
