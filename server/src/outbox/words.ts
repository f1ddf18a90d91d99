import type { Locale } from '@samspel/api'
import { localeTag } from '../locale-tag'

/** The greeting that mails begin with. */
export const hello = { sv: (name: string) => `Hej ${name},`, en: (name: string) => `Hi ${name},` } as const

/** Formats a day for mails. */
export const dayIn = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(localeTag[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
