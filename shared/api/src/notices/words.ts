import type { Locale } from '../constants'
import type { NoticeFacts } from './topics'

/** A notice in words: what happened, about what, and what its button says. `n` is how many stand in the row. */
export interface NoticeWords {
  title: (facts: NoticeFacts, n: number) => string
  detail: (facts: NoticeFacts, n: number) => string
  action: string
}
export type NoticeTexts = Record<Locale, NoticeWords>

const tags = { sv: 'sv-SE', en: 'en-GB' } as const

/** Makes a formatter for a locale once, since making one is what takes time. */
export const once = <Made>(make: (tag: string) => Made): ((locale: Locale) => Made) => {
  const made = new Map<Locale, Made>()
  return (locale) => {
    const known = made.get(locale)
    if (known) return known
    const first = make(tags[locale])
    made.set(locale, first)
    return first
  }
}
const moneyWith = (minimumFractionDigits: number) =>
  once((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'SEK', minimumFractionDigits }))
const wholeMoney = moneyWith(0)
const exactMoney = moneyWith(2)
const days = once(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** Öre as money. */
export const money = (locale: Locale, amount = 0): string =>
  (amount % 100 === 0 ? wholeMoney : exactMoney)(locale).format(amount / 100)

const numbers = once((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))

/** A span of öre as money: `600–1 000 kr`. */
export const moneySpan = (locale: Locale, { lowest, highest }: { lowest: number; highest: number }): string => {
  const bare = (amount: number) => numbers(locale).format(amount / 100)
  return locale === 'sv' ? `${bare(lowest)}–${money(locale, highest)}` : `${money(locale, lowest)}–${bare(highest)}`
}

/** A calendar day as one says it: `ons 25 nov.` */
export const dayWords = (locale: Locale, day: string | undefined): string =>
  day
    ? days(locale)
        .format(new Date(`${day}T00:00:00Z`))
        .replace(/\.$/, '')
    : ''

/** The same with the time, where there is one: `ons 25 nov 18:00`. */
export const momentWords = (locale: Locale, { day, time }: NoticeFacts): string =>
  [dayWords(locale, day), time].filter(Boolean).join(' ')

/** `Tove`, or `Tove och 2 till`. */
export const people = (locale: Locale, name: string | undefined, n: number): string => {
  const first = name || (locale === 'sv' ? 'Någon' : 'Somebody')
  if (n < 2) return first
  return locale === 'sv' ? `${first} och ${n - 1} till` : `${first} and ${n - 1} more`
}

/** The store, or how many they are. */
export const storesOf = (locale: Locale, { store, stores = 1 }: NoticeFacts): string | undefined =>
  stores > 1 ? `${stores} ${locale === 'sv' ? 'butiker' : 'stores'}` : store

export const of = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ')
