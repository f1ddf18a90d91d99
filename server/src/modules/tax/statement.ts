import type { Locale } from '@samspel/api'
import { toCsv } from '@samspel/api/files'
import { taxOffices, taxRulesOf } from '@samspel/api/tax'
import { kronor } from './csv'
import type { Brand, TaxItem } from './year'

/** A line of the statement: its day, what it is, and öre. */
export interface StatementLine {
  day: string
  brand: string
  kind: string
  about: string
  amount: number
}

/** What one payer gave: every line, and the sums. */
export interface StatementPart {
  payer: string
  number: string | null
  lines: StatementLine[]
  sums: { label: string; amount: number }[]
}

export interface Statement {
  title: string
  /** Whose it is, and when it was made. */
  head: string[]
  parts: StatementPart[]
  total: { label: string; amount: number }
  foot: string[]
  labels: Record<'day' | 'about' | 'amount' | 'number' | 'none', string>
}

const texts = {
  sv: {
    title: (year: number) => `Betalningsunderlag ${year}`,
    made: (day: string) => `Skapat av Samspel ${day}. Belopp i kronor.`,
    kinds: { fee: 'Arvode', goods: 'Varor', correction: 'Rättelse' },
    fees: 'Summa arvoden',
    goods: 'Summa varor',
    sum: (payer: string) => `Summa från ${payer}`,
    corrections: 'Rättelser av Samspel',
    correctionSum: 'Summa rättelser',
    total: (year: number) => `Summa ${year}`,
    labels: {
      day: 'Dag',
      about: 'Kampanj',
      amount: 'Kronor',
      number: 'Org.nr',
      none: 'Inget har kommit det här året.',
    },
    foot: (limit: number) => [
      'Arvoden räknas den dag de kan tas ut, varor den dag de lämnas ut eller kommer fram. Varor har det värde som står i avtalet.',
      'Ingen skatt är dragen. Allt är inkomst, också varor för ett inlägg.',
      `I Sverige gäller gränsen på ${limit} kr bara avgifterna: arvoden och varor från en betalare under ett år. ${taxOffices.SE.name} säger vad som gäller.`,
    ],
    columns: ['År', 'Betalare', 'Org.nr', 'Varumärke', 'Dag', 'Typ', 'Kampanj', 'Belopp kr'],
  },
  en: {
    title: (year: number) => `Payment statement ${year}`,
    made: (day: string) => `Made by Samspel ${day}. Sums in SEK.`,
    kinds: { fee: 'Fee', goods: 'Goods', correction: 'Correction' },
    fees: 'Sum of fees',
    goods: 'Sum of goods',
    sum: (payer: string) => `Sum from ${payer}`,
    corrections: 'Corrections by Samspel',
    correctionSum: 'Sum of corrections',
    total: (year: number) => `Sum ${year}`,
    labels: {
      day: 'Day',
      about: 'Campaign',
      amount: 'SEK',
      number: 'Company number',
      none: 'Nothing came in this year.',
    },
    foot: (limit: number) => [
      'Fees count on the day they can be withdrawn, goods on the day they are handed out or arrive. Goods have the value of the agreement.',
      'No tax has been deducted. Everything is income, goods for a post too.',
      `In Sweden, the limit of SEK ${limit} is for contributions alone: fees and goods of one payer in a year. ${taxOffices.SE.name} says what holds.`,
    ],
    columns: ['Year', 'Payer', 'Company number', 'Brand', 'Day', 'Type', 'Campaign', 'Amount SEK'],
  },
} as const

const sumOf = (lines: readonly { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

interface Source {
  creator: string
  year: number
  today: string
  items: readonly TaxItem[]
  brands: ReadonlyMap<string, Brand>
}

/** What the statement of a year says: by payer, line by line in the order of days, with sums. The paper and the file are both made of it. */
export const statementOf = ({ creator, year, today, items, brands }: Source, locale: Locale): Statement => {
  const text = texts[locale]
  const toLine = ({ day, kind, title, brandId, amount }: TaxItem): StatementLine => ({
    day,
    brand: brands.get(brandId ?? '')?.name ?? '',
    kind: text.kinds[kind],
    about: title,
    amount,
  })
  const payers = new Map<string, { payer: string; number: string | null; items: TaxItem[] }>()
  for (const item of items) {
    const brand = brands.get(item.brandId ?? '')
    if (!brand) continue
    const { payerId, payer, payerNumber: number } = brand
    const before = payers.get(payerId)
    payers.set(payerId, { payer, number, items: [...(before?.items ?? []), item] })
  }
  const corrections = items.filter(({ kind }) => kind === 'correction')
  return {
    title: text.title(year),
    head: [creator, text.made(today)],
    parts: [
      ...[...payers.values()]
        .sort((one, other) => one.payer.localeCompare(other.payer, 'sv'))
        .map(({ payer, number, items: own }) => ({
          payer,
          number,
          lines: own.map(toLine),
          sums: [
            { label: text.fees, amount: sumOf(own.filter(({ kind }) => kind === 'fee')) },
            { label: text.goods, amount: sumOf(own.filter(({ kind }) => kind === 'goods')) },
            { label: text.sum(payer), amount: sumOf(own) },
          ],
        })),
      ...(corrections.length > 0
        ? [
            {
              payer: text.corrections,
              number: null,
              lines: corrections.map(toLine),
              sums: [{ label: text.correctionSum, amount: sumOf(corrections) }],
            },
          ]
        : []),
    ],
    total: { label: text.total(year), amount: sumOf(items) },
    foot: text.foot(taxRulesOf(year).contributionLimit),
    labels: text.labels,
  }
}

/** The statement as a file to import: its lines, and its sums as lines of their own without a day. */
export const statementCsv = ({ parts, total }: Statement, year: number, locale: Locale): string =>
  toCsv([
    [...texts[locale].columns],
    ...parts.flatMap(({ payer, number, lines, sums }) => [
      ...lines.map(({ day, brand, kind, about, amount }) => [
        year,
        payer,
        number ?? '',
        brand,
        day,
        kind,
        about,
        kronor(amount, locale),
      ]),
      ...sums.map(({ label, amount }) => [year, payer, number ?? '', '', '', label, '', kronor(amount, locale)]),
    ]),
    [year, '', '', '', '', total.label, '', kronor(total.amount, locale)],
  ])
