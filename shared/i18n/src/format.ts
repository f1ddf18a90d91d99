import type { Locale } from '@samspel/api'
import { percentOf } from '@samspel/api/percent'

/** A moment: an ISO string, milliseconds since 1970, or a Date. A calendar day `YYYY-MM-DD` counts as that day in Stockholm. */
export type Moment = string | number | Date

const zone = 'Europe/Stockholm'
const tags = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Locale, string>
const cache: Record<string, Intl.DateTimeFormat | Intl.NumberFormat> = {}

/** Building a format costs more than using it a hundred times. */
const dates = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  remember(
    `d${locale}${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(tags[locale], { timeZone: zone, ...options }),
  ) as Intl.DateTimeFormat
/** English formats write a hyphen for a minus. */
const figure = (value: number, locale: Locale, options: Intl.NumberFormatOptions) =>
  (
    remember(
      `n${locale}${JSON.stringify(options)}`,
      () => new Intl.NumberFormat(tags[locale], options),
    ) as Intl.NumberFormat
  )
    .format(value)
    .replace('-', '−')

const remember = (key: string, make: () => Intl.DateTimeFormat | Intl.NumberFormat) => (cache[key] ??= make())

const isDay = (moment: Moment): moment is string => typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment)

/** Noon UTC of a calendar day is that day in Stockholm, summer and winter. */
const toDate = (moment: Moment) =>
  moment instanceof Date ? moment : new Date(isDay(moment) ? `${moment}T12:00:00Z` : moment)

/** Formats the named parts and joins them with non-breaking spaces; Swedish short months lose their dot. */
const join = (moment: Moment, locale: Locale, options: Intl.DateTimeFormatOptions) => {
  const date = toDate(moment)
  if (Number.isNaN(date.getTime())) return ''
  return dates(locale, options)
    .formatToParts(date)
    .filter((part) => part.type !== 'literal')
    .map((part) => part.value.replace('.', ''))
    .join('\u00a0')
}

/**
 * How much of a date is said: `day` fre 21 nov, `weekday` fredag 21 nov, `short` 21 nov, `year` 21 nov 2026, `long` 21 november 2026,
 * `month` november 2026.
 */
export type DateStyle = 'day' | 'weekday' | 'short' | 'year' | 'long' | 'month'

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
}

/** A date: `fre 21 nov` / `Fri 21 Nov`. Empty for what is no date. */
export const formatDate = (moment: Moment, locale: Locale, style: DateStyle = 'day'): string =>
  join(moment, locale, styles[style])

/** A time of day in Stockholm: `14:32`. */
export const formatTime = (moment: Moment, locale: Locale): string => {
  const date = toDate(moment)
  return Number.isNaN(date.getTime())
    ? ''
    : dates(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date)
}

/** `fre 21 nov 14:32`. */
export const formatDateTime = (moment: Moment, locale: Locale): string =>
  `${formatDate(moment, locale)} ${formatTime(moment, locale)}`.trim()

/** The calendar day of a moment in Stockholm, `YYYY-MM-DD`. */
export const dayOf = (moment: Moment): string =>
  isDay(moment) ? moment : dates('sv', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(toDate(moment))

/** Milliseconds of a day without a change of the clock, as every day in UTC is. */
export const dayMs = 86_400_000

/** Whole calendar days from `now` to `moment` in Stockholm; negative in the past. */
export const daysUntil = (moment: Moment, now: Moment = Date.now()): number =>
  Math.round((Date.parse(dayOf(moment)) - Date.parse(dayOf(now))) / dayMs)

/** `om 3 dagar`, `i morgon`, `i dag`, `i går`, `för 3 dagar sedan`. */
export const formatRelativeDays = (moment: Moment, locale: Locale, now: Moment = Date.now()): string => {
  const days = daysUntil(moment, now)
  const format = new Intl.RelativeTimeFormat(tags[locale], { numeric: Math.abs(days) < 2 ? 'auto' : 'always' })
  return format.format(days, 'day').replace(/(\d) /, '$1\u00a0')
}

/** A whole number or decimals: `1 284 500` / `1,284,500`. */
export const formatNumber = (value: number, locale: Locale, maxDecimals = 0): string =>
  figure(value, locale, { maximumFractionDigits: maxDecimals })

/** Short numbers for tight places: `284 tn` / `284K`. */
export const formatCompact = (value: number, locale: Locale): string =>
  figure(value, locale, { notation: 'compact', maximumFractionDigits: 1 })

/** Money in whole kr: `3 450 kr` / `SEK 3,450`, non-breaking. */
export const formatMoney = (kr: number, locale: Locale): string => money(formatNumber(kr, locale, 2), locale)

/** Money in öre, as the ledger holds it: 345050 is `3 450,50 kr`; whole kronor lose the decimals. */
export const formatOre = (ore: number, locale: Locale): string => {
  const decimals = ore % 100 === 0 ? 0 : 2
  return money(figure(ore / 100, locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }), locale)
}

/** A span of money in öre: `600–1 000 kr` / `SEK 600–1,000`, non-breaking. */
export const formatOreSpan = ({ lowest, highest }: { lowest: number; highest: number }, locale: Locale): string =>
  money(`${formatNumber(lowest / 100, locale, 2)}–${formatNumber(highest / 100, locale, 2)}`, locale)

/** A minus stands before the currency. */
const money = (sum: string, locale: Locale) => (locale === 'sv' ? `${sum}\u00a0kr` : sum.replace(/^−?/, '$&SEK\u00a0'))

/** A share: 0.061 is `6,1 %` / `6.1%`. Never `100 %` of less than all, nor `0 %` of more than none. */
export const formatPercent = (share: number, locale: Locale, maxDecimals = 1): string =>
  figure(percentOf(share, maxDecimals) / 100, locale, { style: 'percent', maximumFractionDigits: maxDecimals })

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** A rate that was measured, from percent, always with one decimal, so that those under one another can be compared: 4 is `4,0 %` / `4.0%`. */
export const formatRate = (percent: number, locale: Locale): string =>
  figure(percentOf(percent / 100, 1) / 100, locale, { style: 'percent', ...oneDecimal })

/** A mean, always with one decimal: 4 is `4,0` / `4.0`. */
export const formatMean = (value: number, locale: Locale): string => figure(value, locale, oneDecimal)

const regions: Partial<Record<Locale, Intl.DisplayNames>> = {}

/** Name of a country by its code: `SE` is Sverige / Sweden (K-01). */
export const formatCountry = (code: string, locale: Locale): string =>
  (regions[locale] ??= new Intl.DisplayNames(tags[locale], { type: 'region' })).of(code) ?? code
