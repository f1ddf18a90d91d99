import { sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Context } from '../../context'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import { record } from '../audit'
import { issueCredit } from './issue'
import { invoiceFor } from './queries'
import { toInvoice } from './repository'
import { numberInWords } from './words'

/** Platform staff take back an invoice as a whole, for a reason that both parties read. It moves no money. */
export const creditInvoice = (context: Context<UserCaller>, { id, reason }: { id: string; reason: string }) =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    if (!may(caller, 'adjustAccounts')) throw new AppError('forbidden')
    // The creator's series first, as whoever issues does: two who credit at once do it one after the other.
    await sql`SELECT FROM self_billing_series WHERE instagramer_id = (SELECT instagramer_id FROM self_billed_invoices WHERE id = ${id})
      FOR UPDATE`.execute(trx)
    const row = await invoiceFor(trx, caller, id)
    if (row.kind === 'credit') throw new AppError('illegal_transition')
    if (row.is_credited) throw new AppError('already_decided')
    const creditId = await issueCredit(trx, context, {
      invoice: {
        id,
        number: numberInWords(row.number),
        creatorId: row.instagramer_id,
        companyId: row.company_id,
        consentId: row.consent_id,
        period: { from: row.period_from, to: row.period_to },
        seller: row.seller,
        buyer: row.buyer,
        rule: row.vat_rule,
        net: row.net,
        vat: row.vat,
        total: row.total,
      },
      reason,
      createdBy: caller.id,
    })
    await record(trx, {
      companyId: row.company_id,
      actor: caller,
      kind: 'invoice_credited',
      subject: { id, name: numberInWords(row.number) },
      facts: { amount: row.total },
      now,
    })
    return { invoice: toInvoice(await invoiceFor(trx, caller, creditId)) }
  })
