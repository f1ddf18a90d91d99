import type { InvoiceDetails } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { mayFor } from '../../../auth/roles'
import type { Context } from '../../../context'
import { transact } from '../../../db/transact'
import { AppError } from '../../../errors'
import { companyOfBrand, record } from '../../audit'
import { getInvoice, lockInvoice, recordPayment } from '../../invoices'
import { accountChanged, fee, lockAccounts, platformAccount } from '../ledger'
import * as repository from '../repository'

/** A company pays what it owes of an invoice from the account of one of its brands: exactly that sum, once. */
export const payInvoice = (
  context: Context<UserCaller>,
  { id, accountId }: { id: string; accountId: string },
): Promise<{ invoice: InvoiceDetails }> =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    // What the caller may not see is not found.
    await getInvoice({ ...context, db: trx }, { id })
    const account = await repository.findAccount(trx, accountId, now)
    const brandId = account?.brand_id
    if (!account || !brandId || !mayFor(caller, 'moveMoney', brandId)) throw new AppError('not_found')
    const companyId = await companyOfBrand(trx, brandId)
    // In the order of all sales: accounts, then the invoice.
    const [fees, vat] = [await platformAccount(trx, 'fees'), await platformAccount(trx, 'vat')]
    await lockAccounts(trx, [account.id, fees.id, vat.id])
    const locked = await lockInvoice(trx, { id })
    if (!locked) throw new AppError('illegal_transition')
    if (locked.companyId !== companyId) throw new AppError('not_found')
    const { payable, paid, number, payments } = (await getInvoice({ ...context, db: trx }, { id })).invoice
    if (locked.left - paid <= 0) throw new AppError('already_decided')
    if (payable <= 0) throw new AppError('illegal_transition')
    const { transactionId } = await fee(trx, {
      accountId: account.id,
      amount: payable,
      // With the first payment; a dispute takes the money back and leaves the VAT booked.
      vat: payments.length > 0 ? 0 : locked.leftVat,
      title: `Faktura ${number}`,
      createdBy: caller.id,
      now,
    })
    await recordPayment(trx, { invoiceId: id, transactionId, amount: payable, now })
    await record(trx, {
      companyId,
      actor: caller,
      kind: 'invoice_paid',
      subject: { id, name: number },
      facts: { amount: payable, other: account.name },
      now,
    })
    await live.publish(trx, accountChanged(account))
    return getInvoice({ ...context, db: trx }, { id })
  })
