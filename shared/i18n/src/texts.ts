import type { Locale } from '@samspel/api'
import type { Message } from './message'

/** What a text says, or what the parser of ICU messages made of it. */
export type Words = string | readonly unknown[]

/** Group of definitions to their texts, in order. */
type Table = Record<string, readonly Words[]>

/** Brings the texts of one build in a language; undefined when there is nothing to bring. */
type Source = (language: string) => Promise<void> | undefined

type Delivery = readonly [language: string, table: Table] | Source

/** A message as the build leaves it in the code: a place in a group of texts. */
interface BuiltMessage extends Message {
  readonly group: string
  readonly at: number
}

const DEFAULT_LANGUAGE = 'sv'

const known = new Map<string, Map<string, readonly Words[]>>()
const sources = new Set<Source>()
let wanted: string | undefined
let version = 0
const listeners = new Set<() => void>()

function take(delivery: Delivery): void {
  if (typeof delivery === 'function') {
    sources.add(delivery)
    // A build in another language than the page's: one that comes after the visitor has chosen, or from somebody's own machine.
    const spoken = wanted ?? known.keys().next().value
    if (spoken) void delivery(spoken)?.catch(() => undefined)
    return
  }
  const [language, table] = delivery
  const texts = known.get(language) ?? new Map<string, readonly Words[]>()
  known.set(language, texts)
  const isLate = Object.keys(table).some(
    (group) => !texts.has(group) && [...known.values()].some((others) => others.has(group)),
  )
  for (const [group, words] of Object.entries(table)) texts.set(group, words)
  if (!isLate) return
  version += 1
  for (const listener of listeners) listener()
}

// Files of a build may run before this one.
const place = globalThis as { samspelTexts?: Delivery[] }
const early = place.samspelTexts ?? []
place.samspelTexts = early
for (const delivery of early) take(delivery)
early.push = (...deliveries) => {
  for (const delivery of deliveries) take(delivery)
  return 0
}

/** Messages from what the build leaves of their definition: the group's key, and its names in order. */
export const builtMessages = (group: string, names: string): Record<string, BuiltMessage> =>
  Object.fromEntries(names.split(' ').map((name, at) => [name, { id: `${group}.${at}`, group, at }]))

/** Whether a language is none that an account can have, as `da` of a remote alone in its sandbox. */
const isThird = (language: string): boolean => !/^(?:sv|en)(?:-|$)/.test(language)

/**
 * The language of the page's texts for a locale: a page in `en-XA` speaks it where the locale is `en`. A page that was asked for in a third
 * language keeps it whatever the account has: nobody can have it, and nothing else brings its texts.
 */
const languageOf = (locale: Locale): string =>
  [...known.keys()].find((language) => language !== locale && language.startsWith(`${locale}-`)) ??
  [...known.keys()].find(isThird) ??
  locale

/** Grows when texts come that another language has stood in for. */
export const textsVersion = (): number => version

/** Hears when {@link textsVersion} grows. */
export const onTexts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a message says in a locale; in the default language, or any, as long as the text has not come. */
export function wordsOf(message: Message, locale: Locale): Words {
  if ('en' in message) {
    // `sv` is how releases from before decision 0060 have it, which a rollback brings back.
    const { en, sv, defaultMessage = sv ?? en } = message as { defaultMessage?: Words; sv?: Words; en: Words }
    return locale === 'sv' ? defaultMessage : en
  }
  const { id, group, at } = message as BuiltMessage
  for (const language of [languageOf(locale), locale, DEFAULT_LANGUAGE, ...known.keys()]) {
    const words = known.get(language)?.get(group)?.[at]
    if (words !== undefined) return words
  }
  return id
}

/** Whether every text that has come in some language is there in the locale's. */
export const isSpoken = (locale: Locale): boolean => {
  const there = [known.get(languageOf(locale)), known.get(locale)]
  return [...known.values()].every(
    (texts) => texts === there[0] || [...texts.keys()].every((group) => there.some((own) => own?.has(group))),
  )
}

/** Fetches the texts of everything that has been loaded in a locale's language, and from now on those of what is loaded later. Rejects when one does not come. */
export async function fetchTexts(locale: Locale): Promise<void> {
  const before = wanted
  wanted = locale
  try {
    await Promise.all([...sources].map((source) => source(locale)))
  } catch (error) {
    if (wanted === locale) wanted = before
    throw error
  }
}
