import type { Locale } from '@samspel/api'
import { localeTag } from '../../locale-tag'

/** A month as words: `oktober 2026`. */
export const monthInWords = (firstDay: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTag[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${firstDay}T12:00Z`),
  )

/** The number of an invoice as people read it; the letters keep it apart from the creator's own. */
export const numberInWords = (number: number): string => `SF-${String(number).padStart(4, '0')}`
