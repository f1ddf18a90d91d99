import type { InvoiceDetails } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { may } from '../../../auth/roles'
import type { Context } from '../../../context'
import { transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { record } from '../../audit'
import { getInvoice, issueCredit, lockInvoice, vatOfPart } from '../../invoices'
import { needsSecondPerson } from '../adjustments'
import { accountChanged, brandAccount, feeBack, lockAccounts, platformAccount } from '../ledger'

/** As all lines of the ledger are named; screens say it in the reader's language. */
const title = 'Kreditfaktura'

/**
 * Platform staff take back an invoice, or a part of it: the money goes back to the account that paid, and the credit names both. It counts
 * with what they book by hand, so that nobody pays out alone by this way either.
 */
export const creditInvoice = (
  context: Context<UserCaller>,
  { id, reason, amount }: { id: string; reason: string; amount?: number | undefined },
): Promise<{ invoice: InvoiceDetails }> =>
  transact(context.db, async (trx) => {
    const { caller, now, live, config } = context
    if (!may(caller, 'adjustAccounts')) throw new AppError('forbidden')
    const seen = (await getInvoice({ ...context, db: trx }, { id })).invoice
    const account = seen.kind === 'invoice' && seen.brand ? await brandAccount(trx, seen.brand.id) : undefined
    if (!account) throw new AppError('illegal_transition')
    // In the order of all sales: accounts, whoever books by hand, then the invoice.
    const [fees, vat] = [await platformAccount(trx, 'fees'), await platformAccount(trx, 'vat')]
    await lockAccounts(trx, [account.id, fees.id, vat.id])
    const invoice = await lockInvoice(trx, { id })
    if (!invoice) throw new AppError('not_found')
    if (invoice.planInvoiceId) throw new AppError('illegal_transition')
    if (invoice.left <= 0) throw new AppError('already_decided')
    const credited = amount ?? invoice.left
    if (credited > invoice.left) throw invalid({ amount: ['too_large'] })
    if (await needsSecondPerson(trx, { accountId: account.id, userId: caller.id, now, amount: credited }))
      throw new AppError('second_person_needed')
    const { transactionId } = await feeBack(trx, {
      accountId: account.id,
      amount: credited,
      vat: vatOfPart(invoice, credited),
      title,
      createdBy: caller.id,
      now,
    })
    await issueCredit(trx, config, {
      invoice,
      amount: credited,
      reason,
      transactionId,
      createdBy: caller.id,
      now,
    })
    await record(trx, {
      companyId: invoice.companyId,
      actor: caller,
      kind: 'invoice_credited',
      subject: { id, name: invoice.number },
      facts: { amount: credited },
      now,
    })
    await live.publish(trx, accountChanged(account))
    return getInvoice({ ...context, db: trx }, { id })
  })
