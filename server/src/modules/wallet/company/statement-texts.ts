import type { Locale, Transaction } from '@samspel/api'
import { moneyOnPaper } from '../../../pdf'

interface Texts {
  title: string
  columns: { date: string; brand: string; kind: string; about: string; amount: string; balance: string }
  kinds: Record<Transaction['kind'], string>
  /** A payout whose money came back, which the ledger writes in Swedish alone. */
  payoutFailed: string
  card: (lastFour: string | null) => string
  transfer: (reference: string | null) => string
  /** Beside a line that moves nothing, of which the sum stands here, öre: a transfer that has not come, a fee that went back. */
  waits: (ore: number) => string
  wasReserved: (ore: number) => string
  opening: string
  in: string
  out: string
  closing: string
  /** The days that the paper is about; without an end they end with the day on which it is made. */
  period: (from: string | undefined, to: string) => string
  made: (day: string) => string
  nothing: string
  page: (page: number, pages: number) => string
}

/** What stands on a statement. */
export const texts: Record<Locale, Texts> = {
  sv: {
    title: 'Kontoutdrag',
    columns: { date: 'Datum', brand: 'Varumärke', kind: 'Typ', about: 'Händelse', amount: 'Belopp', balance: 'Saldo' },
    kinds: {
      deposit: 'Insättning',
      fee: 'Arvode',
      licence: 'Bildlicens',
      subscription: 'Månadsavgift',
      earning: 'Intjänat',
      payout: 'Utbetalning',
      refund: 'Återbetalning',
      adjustment: 'Justering',
      move: 'Flytt mellan varumärken',
      dispute: 'Bestriden kortbetalning',
      fee_returned: 'Reserverat arvode tillbaka',
    },
    payoutFailed: 'Utbetalningen gick inte igenom',
    card: (lastFour) => (lastFour ? `Kort som slutar på ${lastFour}` : 'Kort'),
    transfer: (reference) => `Banköverföring, referens ${reference ?? ''}`,
    waits: (ore) => ` (${moneyOnPaper(ore, 'sv')} kr väntar på banken)`,
    wasReserved: (ore) => ` (${moneyOnPaper(ore, 'sv')} kr)`,
    opening: 'Ingående saldo',
    in: 'In',
    out: 'Ut',
    closing: 'Utgående saldo',
    period: (from, to) => (from ? `${from} till ${to}` : `Till och med ${to}`),
    made: (day) => `Svenska kronor, skapat ${day}`,
    nothing: 'Inga händelser.',
    page: (page, pages) => `Sida ${page} av ${pages}`,
  },
  en: {
    title: 'Statement',
    columns: { date: 'Date', brand: 'Brand', kind: 'Type', about: 'Activity', amount: 'Amount', balance: 'Balance' },
    kinds: {
      deposit: 'Deposit',
      fee: 'Fee',
      licence: 'Image licence',
      subscription: 'Monthly fee',
      earning: 'Earned',
      payout: 'Payout',
      refund: 'Refund',
      adjustment: 'Adjustment',
      move: 'Move between brands',
      dispute: 'Disputed card payment',
      fee_returned: 'Reserved fee returned',
    },
    payoutFailed: 'The payout did not go through',
    card: (lastFour) => (lastFour ? `Card ending in ${lastFour}` : 'Card'),
    transfer: (reference) => `Bank transfer, reference ${reference ?? ''}`,
    waits: (ore) => ` (SEK ${moneyOnPaper(ore, 'en')} waits for the bank)`,
    wasReserved: (ore) => ` (SEK ${moneyOnPaper(ore, 'en')})`,
    opening: 'Opening balance',
    in: 'In',
    out: 'Out',
    closing: 'Closing balance',
    period: (from, to) => (from ? `${from} to ${to}` : `Up to ${to}`),
    made: (day) => `Swedish kronor, made on ${day}`,
    nothing: 'No activity.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
