import type { Locale } from '@samspel/api'
import { taxRulesOf } from '@samspel/api/campaign-rules'
import { toCsv } from '@samspel/api/files'
import type { TaxLine } from './lines'

const columns = {
  sv: [
    'År',
    'Varumärke',
    'Kreatör',
    'Användarnamn',
    'Arvoden kr',
    'Produkter kr',
    'Inga avgifter på produkter under kr per betalare',
    'F-skatt räknas från',
    'Underlag för avgifter kr',
  ],
  en: [
    'Year',
    'Brand',
    'Creator',
    'User name',
    'Fees SEK',
    'Products SEK',
    'No contributions on products below SEK per payer',
    'F-tax counts from',
    'Basis for contributions SEK',
  ],
} as const

const kronor = (ore: number, locale: Locale): string => {
  const text = (ore / 100).toFixed(2)
  return locale === 'sv' ? text.replace('.', ',') : text
}

/** One line for each creator; what is due on it was judged payer by payer. */
const byCreator = (lines: readonly TaxLine[]): TaxLine[] => {
  const found = new Map<string, TaxLine>()
  for (const line of lines) {
    const before = found.get(line.creatorId)
    found.set(line.creatorId, {
      ...line,
      brand: before ? '' : line.brand,
      fees: line.fees + (before?.fees ?? 0),
      products: line.products + (before?.products ?? 0),
      basis: line.basis + (before?.basis ?? 0),
    })
  }
  return [...found.values()].sort((one, other) => one.creator.localeCompare(other.creator, 'sv'))
}

/** A year's lines as a file for the books, by brand and creator or by creator alone. */
export const taxCsv = (
  lines: readonly TaxLine[],
  { year, by, locale }: { year: number; by: 'brand' | 'creator'; locale: Locale },
): string => {
  const { taxFreeProductValue: limit } = taxRulesOf(year)
  return toCsv([
    [...columns[locale]],
    ...(by === 'creator' ? byCreator(lines) : lines).map((line) => [
      year,
      line.brand,
      line.creator,
      line.username,
      kronor(line.fees, locale),
      line.products,
      limit,
      line.fTaxFrom ?? '',
      kronor(line.basis, locale),
    ]),
  ])
}
