import type { Locale, Transaction } from '@samspel/api'
import type { texts } from './statement-texts'

/** The colours of statements and receipts. */
export const ink = '#161618'
export const faint = '#5b5b66'
export const hairline = '#dddde3'

/** What moves the balance, with its sign. */
export const signed = ({ transactionType, amount }: Transaction): number => {
  if (transactionType === 'none') return 0
  return transactionType === 'debit' ? amount : -amount
}

/** What a line is about, in one line. */
export const aboutOf = (
  { title, counterpart, payment }: Transaction,
  { card, transfer, waits }: (typeof texts)[Locale],
): string => {
  if (!payment) return [title, counterpart].filter(Boolean).join(', ')
  if (payment.method === 'card') return card(payment.cardLastFour)
  return `${transfer(payment.reference)}${payment.isPending ? waits : ''}`
}
