import type { Locale, Transaction } from '@samspel/api'
import { texts } from './statement-texts'

/** The colours of statements and receipts. */
export const ink = '#161618'
export const faint = '#5b5b66'
export const hairline = '#dddde3'

/** What moves the balance, with its sign: nothing of what has not come yet, so that a column of them adds up. */
export const signed = ({ transactionType, amount, payment }: Transaction): number => {
  if (transactionType === 'none' || payment?.isPending) return 0
  return transactionType === 'debit' ? amount : -amount
}

/** What a line is about, in one line. */
export const aboutOf = (
  { title, counterpart, payment, transactionType, amount }: Transaction,
  { card, transfer, waits, wasReserved, payoutFailed, kinds }: (typeof texts)[Locale],
): string => {
  // What the ledger itself writes is Swedish alone.
  const words = title === texts.sv.payoutFailed ? payoutFailed : title.replace(/^Bildlicens(?=: |$)/, kinds.licence)
  if (!payment)
    return `${[words, counterpart].filter(Boolean).join(', ')}${transactionType === 'none' ? wasReserved(amount) : ''}`
  if (payment.method === 'card') return card(payment.cardLastFour)
  return `${transfer(payment.reference)}${payment.isPending ? waits(amount) : ''}`
}
