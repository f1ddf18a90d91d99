import type { Locale } from '@samspel/api'
import { toCsv } from '@samspel/api/files'
import { taxRulesOf } from '@samspel/api/tax'
import type { TaxLine } from './lines'

const columns = {
  sv: [
    'År',
    'Varumärke',
    'Kreatör',
    'Användarnamn',
    'Arvoden kr',
    'Produkter kr',
    'Inga avgifter under kr per betalare och år',
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
    'No contributions below SEK per payer and year',
    'F-tax counts from',
    'Basis for contributions SEK',
  ],
} as const

/** Kronor with two decimals, as sheets in the language read them. */
export const kronor = (ore: number, locale: Locale): string => {
  const text = (ore / 100).toFixed(2)
  return locale === 'sv' ? text.replace('.', ',') : text
}

/** One line for each creator; what is due on it was judged payer by payer, and what is not known adds nothing. */
const byCreator = (lines: readonly TaxLine[]): TaxLine[] => {
  const found = new Map<string, TaxLine>()
  for (const line of lines) {
    const before = found.get(line.creatorId)
    found.set(line.creatorId, {
      ...line,
      brand: before ? '' : line.brand,
      fees: line.fees + (before?.fees ?? 0),
      goods: line.goods + (before?.goods ?? 0),
      basis: before && line.basis !== null ? line.basis + (before.basis ?? 0) : (line.basis ?? before?.basis ?? null),
    })
  }
  return [...found.values()].sort((one, other) => one.creator.localeCompare(other.creator, 'sv'))
}

/** A year's lines as a file for the books, by brand and creator or by creator alone. */
export const taxCsv = (
  lines: readonly TaxLine[],
  { year, by, locale }: { year: number; by: 'brand' | 'creator'; locale: Locale },
): string => {
  const { contributionLimit: limit } = taxRulesOf(year)
  return toCsv([
    [...columns[locale]],
    ...(by === 'creator' ? byCreator(lines) : lines).map((line) => [
      year,
      line.brand,
      line.creator,
      line.username,
      kronor(line.fees, locale),
      kronor(line.goods, locale),
      limit,
      line.fTaxFrom ?? '',
      line.basis === null ? '' : kronor(line.basis, locale),
    ]),
  ])
}
