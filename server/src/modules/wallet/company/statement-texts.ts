import type { Locale, Transaction } from '@samspel/api'

interface Texts {
  title: string
  columns: { date: string; brand: string; kind: string; about: string; amount: string; balance: string }
  kinds: Record<Transaction['kind'], string>
  card: (lastFour: string | null) => string
  transfer: (reference: string | null) => string
  waits: string
  opening: string
  in: string
  out: string
  closing: string
  period: (from: string | undefined, to: string | undefined) => string
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
      fee_returned: 'Reserverat arvode tillbaka',
    },
    card: (lastFour) => (lastFour ? `Kort som slutar på ${lastFour}` : 'Kort'),
    transfer: (reference) => `Banköverföring, referens ${reference ?? ''}`,
    waits: ' (väntar på banken)',
    opening: 'Ingående saldo',
    in: 'In',
    out: 'Ut',
    closing: 'Utgående saldo',
    period: (from, to) => (from || to ? `${from ?? ''} till ${to ?? 'i dag'}` : 'Hela tiden'),
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
      fee_returned: 'Reserved fee returned',
    },
    card: (lastFour) => (lastFour ? `Card ending in ${lastFour}` : 'Card'),
    transfer: (reference) => `Bank transfer, reference ${reference ?? ''}`,
    waits: ' (waits for the bank)',
    opening: 'Opening balance',
    in: 'In',
    out: 'Out',
    closing: 'Closing balance',
    period: (from, to) => (from || to ? `${from ?? ''} to ${to ?? 'today'}` : 'All time'),
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
