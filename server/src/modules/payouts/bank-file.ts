import { toCsv } from '@samspel/api/files'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
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
import { checkPayee } from './details'
import { approvedVersion, messageIdOf, paymentInfoIdOf, payoutNumber } from './names'
import { endToEndIdOf } from './page'
import type { BatchRow, RowView } from './repository'

type Staff = Context<UserCaller>

/** The same payments as a table. */
export const csvOf = ({ messageId, executionDay, parts }: BankFile): string =>
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
export const fileOf = async (
  context: Staff,
  batch: BatchRow,
  rows: readonly RowView[],
  dates: Dates,
): Promise<BankFile> => {
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
export const checkedPain001 = (file: BankFile): string => {
  const text = pain001(file)
  const faults = faultsOfPain001(text)
  if (faults.length > 0)
    throw new Error(`${file.messageId} is not as pain.001 has it: ${faults.slice(0, 20).join('; ')}`)
  return text
}
