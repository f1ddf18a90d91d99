import type { Locale } from '@samspel/api'
import { localeTag } from '../../../../locale-tag'

/** A number using only signs of the font. */
export const numberOnPaper = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTag[locale])
    .format(value)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace('\u2212', '-')

export const percentOnPaper = (value: number | null | undefined, locale: Locale): string =>
  value == null
    ? '–'
    : `${new Intl.NumberFormat(localeTag[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)} %`
