import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { createIntl, IntlProvider as ReactIntlProvider, type IntlShape, useIntl } from 'react-intl'
import type { Locale } from '@samspel/api'
import type { Message, TextValues } from './message'
import { onTexts, textsVersion, wordsOf } from './texts'

/** Turns a message into text of the current language. A plain string passes through (texts that people wrote). */
export type Translate = (message: Message | string, values?: TextValues) => string

const LocaleContext = createContext<Locale>('sv')
const VersionContext = createContext(0)

/** Gives the tree beneath it a language. `locale` comes from the store; a change of it re-renders every text. */
export function IntlProvider({ locale, children }: { locale: Locale; children?: ReactNode }) {
  // The default locale follows, since our texts travel as default messages: see README.
  return (
    <LocaleContext.Provider value={locale}>
      <VersionContext.Provider value={useSyncExternalStore(onTexts, textsVersion, textsVersion)}>
        <ReactIntlProvider locale={tags[locale]} defaultLocale={tags[locale]} timeZone="Europe/Stockholm">
          {children}
        </ReactIntlProvider>
      </VersionContext.Provider>
    </LocaleContext.Provider>
  )
}

const tags: Record<Locale, string> = { sv: 'sv-SE', en: 'en-GB' }

/** The current language. */
export const useLocale = (): Locale => useContext(LocaleContext)

/** The function that renders messages in the current language: `const t = useText(); t(messages.title, { count: 3 })`. */
export function useText(): Translate {
  const intl = useIntl()
  const locale = useLocale()
  const version = useContext(VersionContext)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the same message says something else when its text has come
  return useCallback<Translate>((message, values) => render(intl, locale, message, values), [intl, locale, version])
}

const intls: Partial<Record<Locale, IntlShape>> = {}

/** The same as {@link useText} outside React: sagas, titles, tests. */
export const createTranslate =
  (locale: Locale): Translate =>
  (message, values) =>
    render(
      (intls[locale] ??= createIntl({
        locale: tags[locale],
        defaultLocale: tags[locale],
        timeZone: 'Europe/Stockholm',
      })),
      locale,
      message,
      values,
    )

const render = (intl: IntlShape, locale: Locale, message: Message | string, values?: TextValues) =>
  typeof message === 'string' ? message : format(intl, message, locale, values)

const isPlain = (text: unknown): text is string => typeof text === 'string' && !/[{<]|''/.test(text)

/**
 * Texts that are more than their letters come parsed from the build, which leaves the parser out; where nothing is built, the library
 * parses them.
 */
function format(intl: IntlShape, message: Message, locale: Locale, values?: TextValues): string {
  const text = wordsOf(message, locale)
  if (isPlain(text)) return text
  const own = typeof message.values === 'function' ? message.values(locale) : message.values
  return intl.formatMessage(
    { id: message.id, defaultMessage: text as unknown as string },
    own ? { ...own, ...values } : values,
  )
}

/** A message as an element; its values may be elements too: `<Text message={m.terms} values={{ link: <a …/> }} />`. */
export function Text({
  message,
  values,
}: {
  message: Message | string
  values?: Record<string, ReactNode | Date> | undefined
}) {
  const intl = useIntl()
  const locale = useLocale()
  useContext(VersionContext)
  const parts = useMemo(() => keyed(values), [values])
  if (typeof message === 'string') return message
  return <>{format(intl, message, locale, parts as Record<string, string>)}</>
}

/** react-intl answers with an array when a value is an element: an element without a key would warn. */
function keyed(values: Record<string, ReactNode | Date> | undefined) {
  if (!values) return undefined
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? (
        <span key={name} style={{ display: 'contents' }}>
          {value as ReactNode}
        </span>
      ) : (
        value
      ),
    ]),
  )
}
