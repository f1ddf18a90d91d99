import type { Locale } from '@samspel/api'
import { type NoticeFacts, type NoticeKind, noticeKinds, noticeText, type NoticeTopic } from '@samspel/api/notices'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { nameInMail } from '../../outbox/names'

interface Told {
  kind: NoticeKind
  facts: NoticeFacts
  href: string
  count?: number
}
interface Reader {
  email: string | null
  name: string
  locale: Locale | null
}

const words = {
  sv: {
    hello: (name: string) => `Hej ${name},`,
    several: (n: number) => `${n} saker har hänt på Samspel`,
    open: 'Visa alla notiser',
    settings: 'Välj vad du får mejl om:',
  },
  en: {
    hello: (name: string) => `Hi ${name},`,
    several: (n: number) => `${n} things have happened on Samspel`,
    open: 'Show all notifications',
    settings: 'Choose what you get mails about:',
  },
} as const

/** Users choose names freely; in a mail they must not be turned into links. */
const safe = (facts: NoticeFacts): NoticeFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'day' ? nameInMail(value) : value,
    ]),
  )

/** Link to the notification settings; `base` is any address of this installation. */
const settingsLine = (locale: Locale, base: string) =>
  `${words[locale].settings} ${new URL('/settings/notices', base).href}`

/** The mail about one notice, for kinds without a mail of their own. `href` is absolute. */
const noticeMail = ({ email, name, locale }: Reader, { kind, facts, href, count = 1 }: Told): Mail => {
  const language = locale ?? 'sv'
  const { title, detail, action } = noticeText(language, { kind, facts: safe(facts), count })
  return letter({
    to: email ?? '',
    locale,
    subject: title,
    lines: [words[language].hello(name), detail ? `${title}: ${detail}` : title],
    action: { label: action, href },
    after: [settingsLine(language, href)],
  })
}

/** A mail about several notices: a digest, or those held during quiet hours. */
export const severalMail = (reader: Reader, told: readonly Told[], base: string): Mail => {
  const [first] = told
  const of = (one: Told) => ({ ...one, href: new URL(one.href, base).href })
  if (first && told.length === 1) return noticeMail(reader, of(first))
  const language = reader.locale ?? 'sv'
  const lines = told.map(({ kind, facts, href, count = 1 }) => {
    const { title, detail } = noticeText(language, { kind, facts: safe(facts), count })
    return `${detail ? `${title}: ${detail}` : title}\n${new URL(href, base).href}`
  })
  return letter({
    to: reader.email ?? '',
    locale: reader.locale,
    subject: words[language].several(told.length),
    lines: [words[language].hello(reader.name), ...lines],
    action: { label: words[language].open, href: new URL('/notices', base).href },
    after: [settingsLine(language, base)],
  })
}

/** What a lock screen shows: who, what and until when, but never text that a person wrote. */
export interface PushText extends Record<string, unknown> {
  title: string
  body: string
  href: string
  /** A push replaces the one on screen with the same tag. */
  tag: string
  /** Somebody waits for an answer, or an account is at stake. */
  urgent?: boolean
}

const urgentTopics: readonly NoticeTopic[] = ['messages', 'security']

export const pushOf = ({ locale }: Reader, { kind, facts, href, count = 1 }: Told & { place?: string }): PushText => {
  const { text: _, textEn: __, ...shown } = facts
  const { title, detail } = noticeText(locale ?? 'sv', { kind, facts: shown, count })
  return { title, body: detail, href, tag: `${kind}:${href}`, urgent: urgentTopics.includes(noticeKinds[kind]) }
}

export const severalPush = (reader: Reader, told: readonly Told[]): PushText => {
  const [first] = told
  return first && told.length === 1
    ? pushOf(reader, first)
    : { title: words[reader.locale ?? 'sv'].several(told.length), body: '', href: '/notices', tag: 'several' }
}
