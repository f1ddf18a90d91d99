import type { Locale } from '@samspel/api'

const inWords = (text: string, locale: Locale): string => (locale === 'sv' ? text.replace('.', ',') : text)

/** Kronor with two decimals, as sheets in the language read them; nothing where there is no amount. */
export const kronor = (ore: number | null | undefined, locale: Locale): string =>
  ore == null ? '' : inWords((ore / 100).toFixed(2), locale)

/** One decimal; nothing where there is no number. */
export const decimal = (number: number | null | undefined, locale: Locale): string =>
  number == null ? '' : inWords(number.toFixed(1), locale)
