import type { Locale, PlanName } from '@samspel/api'
import { localeTag } from '../../locale-tag'
import type { Line } from './issue'

const planTitles: Record<PlanName, Record<Locale, string>> = {
  small: { sv: 'Liten', en: 'Small' },
  medium: { sv: 'Mellan', en: 'Medium' },
  large: { sv: 'Stor', en: 'Large' },
}

/** Days of a period as words, such as `8 nov–7 dec 2026`; signs that papers have. */
export const periodInWords = ({ from, to }: { from: string; to: string }, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTag[locale], { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .formatRange(new Date(`${from}T12:00Z`), new Date(`${to}T12:00Z`))
    .replaceAll(/[\u2009\u00a0\u202f]/g, ' ')
    .replaceAll(' – ', '–')
    // Months without a full stop, as on the screens.
    .replaceAll(/(\p{L})\./gu, '$1')

interface PlanMonth {
  plan: PlanName
  /** Whose month it is, where each brand pays its own. */
  brand?: string
  /** How many brands it is for, where the company pays for all of them. */
  brands?: number
  period: { from: string; to: string }
  /** Öre. */
  total: number
}

/** A month of a plan. */
export const planLine = ({ plan, brand, brands = 1, period, total }: PlanMonth): Line => {
  const title = (locale: Locale) =>
    [
      `${locale === 'sv' ? 'Abonnemang' : 'Subscription'} ${planTitles[plan][locale]}`,
      ...(brand ? [brand] : []),
      ...(brands > 1 ? [`${brands} ${locale === 'sv' ? 'varumärken' : 'brands'}`] : []),
      periodInWords(period, locale),
    ].join(', ')
  return { kind: 'plan', total, titleSv: title('sv'), titleEn: title('en') }
}

/** What a credit says that takes back an invoice; öre below zero. */
export const creditLine = ({
  number,
  reason,
  reasonEn = reason,
  total,
  vat,
}: {
  number: string
  reason: string
  /** In English, where it is not what a person wrote. */
  reasonEn?: string | undefined
  total: number
  vat: number
}): Line => ({
  kind: 'credit',
  total,
  vat,
  titleSv: `Kredit av ${number}, ${reason}`,
  titleEn: `Credit of ${number}, ${reasonEn}`,
})

/** What is invoiced anew when money that went back to a card did not arrive there. */
export const notRefundedLine = ({ number, total, vat }: { number: string; total: number; vat: number }): Line => ({
  kind: 'plan',
  total,
  vat,
  titleSv: `Återbetalning av ${number} som inte gick igenom`,
  titleEn: `Refund of ${number} that did not go through`,
})
