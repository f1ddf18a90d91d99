import type { Locale, Scope } from '@samspel/api'
import { type NoticeFacts, type NoticeKind, noticeText } from '@samspel/api/notices'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'

/** How long the link of an alert is good. */
export const linkDays = 7

export type AlertKind = Extract<
  NoticeKind,
  | 'password_changed'
  | 'email_changed'
  | 'bank_account_changed'
  | 'personal_id_changed'
  | 'new_device'
  | 'second_step_on'
  | 'second_step_off'
  | 'second_step_changed'
  | 'second_step_reset'
  | 'second_step_tried'
  | 'recovery_code_used'
>

const words = {
  sv: {
    hello: 'Hej,',
    me: 'Var det du? Då behöver du inte göra något.',
    label: 'Det här var inte jag',
    does: {
      instagramer:
        'Knappen leder till en sida där du loggar ut överallt, stoppar utbetalningar och väljer ett nytt lösenord.',
      user: 'Knappen leder till en sida där du loggar ut överallt och väljer ett nytt lösenord.',
    },
    after: [
      `Länken gäller i ${linkDays} dagar och kan användas en gång.`,
      'Det här mejlet går inte att stänga av: det skyddar ditt konto.',
    ],
  },
  en: {
    hello: 'Hi,',
    me: 'Was it you? Then there is nothing you need to do.',
    label: 'This was not me',
    does: {
      instagramer: 'The button leads to a page where you sign out everywhere, stop payouts and choose a new password.',
      user: 'The button leads to a page where you sign out everywhere and choose a new password.',
    },
    after: [
      `The link is good for ${linkDays} days and can be used once.`,
      'This mail cannot be turned off: it protects your account.',
    ],
  },
} as const

const stockholm = (at: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'sv' ? 'sv-SE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(at)

interface AlertMail {
  to: string
  /** Staff have no payouts. */
  scope: Scope
  locale: Locale | null
  kind: AlertKind
  browser: string | null
  at: Date
  link: string
}

/** What has happened in the account, and the way to say that it was somebody else. */
export const alertMail = ({ to, scope, locale, kind, browser, at, link }: AlertMail): Mail => {
  const language = locale ?? 'sv'
  const facts: NoticeFacts = browser ? { text: browser } : {}
  const { title } = noticeText(language, { kind, facts })
  const { hello, me, label, does, after } = words[language]
  const what = [title, browser, stockholm(at, language)].filter(Boolean).join(' · ')
  const [untilWhen, ...rest] = after
  return letter({
    to,
    locale,
    subject: title,
    lines: [hello, what, me],
    action: { label, href: link },
    after: [`${does[scope]} ${untilWhen}`, ...rest],
  })
}
