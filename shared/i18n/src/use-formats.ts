import { useMemo } from 'react'
import type { DateStyle, Moment } from './format'
import * as format from './format'
import { useLocale } from './text'

/** The formats of `format.ts` bound to the current language; see there for shapes. */
export interface Formats {
  date(moment: Moment, style?: DateStyle): string
  time(moment: Moment): string
  dateTime(moment: Moment): string
  relativeDays(moment: Moment, now?: Moment): string
  number(value: number, maxDecimals?: number): string
  compact(value: number): string
  /** Whole kr. */
  money(kr: number): string
  /** Öre, as the ledger holds it. */
  ore(ore: number): string
  /** A span of öre: 600–1 000 kr. */
  oreSpan(span: { lowest: number; highest: number }): string
  /** A share: 0.061 is 6,1 %. What is less than all is never 100 %, what is more than none never 0 %. */
  percent(share: number, maxDecimals?: number): string
  /** A measured rate in percent: 4 is 4,0 %. */
  rate(percent: number): string
  /** A mean of ratings: 4 is 4,0. */
  mean(value: number): string
  /** Name of a country by its code. */
  country(code: string): string
}

/** Dates, numbers and money in the current language: `const f = useFormats(); f.money(3450)`. */
export function useFormats(): Formats {
  const locale = useLocale()
  return useMemo(
    () => ({
      date: (moment, style) => format.formatDate(moment, locale, style),
      time: (moment) => format.formatTime(moment, locale),
      dateTime: (moment) => format.formatDateTime(moment, locale),
      relativeDays: (moment, now) => format.formatRelativeDays(moment, locale, now),
      number: (value, maxDecimals) => format.formatNumber(value, locale, maxDecimals),
      compact: (value) => format.formatCompact(value, locale),
      money: (kr) => format.formatMoney(kr, locale),
      ore: (ore) => format.formatOre(ore, locale),
      oreSpan: (span) => format.formatOreSpan(span, locale),
      percent: (share, maxDecimals) => format.formatPercent(share, locale, maxDecimals),
      rate: (percent) => format.formatRate(percent, locale),
      mean: (value) => format.formatMean(value, locale),
      country: (code) => format.formatCountry(code, locale),
    }),
    [locale],
  )
}
