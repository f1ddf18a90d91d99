import { type Locale, toLocale } from '@samspel/api'

/** Reduces a language code to the part before a dash, lower-cased; undefined unless that is `sv` or `en` (V-30). */
export const parseLocale = (code: string | null | undefined): Locale | undefined => toLocale(code)

/** The locale to start with: the stored one, else the browser's first accepted one, else Swedish (G-02). */
export const bootLocale = (stored: string | null | undefined, browser: readonly string[] = []): Locale => {
  const wanted = [stored, ...browser].map(parseLocale).find((locale) => locale !== undefined)
  return wanted ?? 'sv'
}
