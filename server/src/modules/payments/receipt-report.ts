import { sql } from 'kysely'
import type { Locale } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import { letter } from '../../outbox/letter'
import { notify } from '../notices'
import { getReceipt } from '../wallet'

const kronor = (ore: number) =>
  `${new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2 }).format(ore / 100).replaceAll(/[\u00a0\u202f]/g, ' ')} kr`

const texts = {
  sv: {
    subject: (number: string) => `Något stämmer inte: kvitto ${number}`,
    lead: (name: string, company: string) => `${name}, ${company}, skriver om ett kvitto:`,
    facts: { number: 'Kvittonummer', brand: 'Varumärke', date: 'Datum', amount: 'Belopp', about: 'Om' },
    action: 'Visa kontot',
    answer: (email: string) => `Svara till ${email}.`,
  },
  en: {
    subject: (number: string) => `Something is wrong: receipt ${number}`,
    lead: (name: string, company: string) => `${name}, ${company}, writes about a receipt:`,
    facts: { number: 'Receipt number', brand: 'Brand', date: 'Date', amount: 'Amount', about: 'About' },
    action: 'Show the account',
    answer: (email: string) => `Answer to ${email}.`,
  },
} as const

/** Tells platform staff, each by mail, what somebody thinks is wrong with a line; the receipt stands in it. */
export const reportReceipt = async (context: Context<UserCaller>, { id, message }: { id: string; message: string }) => {
  const { receipt } = await getReceipt(context, { id })
  const { transaction } = receipt
  await transact(context.db, async (trx) => {
    const sender = await sql<{ email: string }>`SELECT email FROM users WHERE id = ${context.caller.id}`.execute(trx)
    const sign = transaction.transactionType === 'debit' ? '+' : transaction.transactionType === 'credit' ? '−' : ''
    const write = ({ to, locale }: { to: string; locale: Locale | null }) => {
      const text = texts[locale ?? 'sv']
      const facts: [string, string][] = [
        [text.facts.number, receipt.number],
        [text.facts.brand, receipt.brandName],
        [text.facts.date, dayOf(transaction.createdAt)],
        [text.facts.amount, sign + kronor(transaction.amount)],
        [text.facts.about, [transaction.title, transaction.counterpart].filter(Boolean).join(', ')],
      ]
      return letter({
        to,
        locale,
        subject: text.subject(receipt.number),
        lines: [
          text.lead(context.caller.name, receipt.companyName),
          message,
          facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
        ],
        action: {
          label: text.action,
          href: `${context.config.appUrl}/wallet/${transaction.accountId}?receipt=${id}`,
        },
        after: sender.rows[0] ? [text.answer(sender.rows[0].email)] : [],
      })
    }
    const { live, now, config } = context
    await notify(
      trx,
      { live, now, config },
      {
        to: { platform: true },
        kind: 'receipt_report',
        subjectId: id,
        href: `/wallet/${transaction.accountId}?receipt=${id}`,
        facts: { brand: receipt.brandName, text: message },
        mail: write,
      },
    )
  })
}
