import type { DealFacts, Locale } from '@samspel/api'
import { changedLines } from '@samspel/api/agreements'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'

interface QuestionMail {
  to: string
  name: string
  locale: Locale | null
  brand: string
  campaign: string
  href: string
  before: DealFacts
  after: DealFacts
  reason: string
  /** The last day to answer. */
  answerBy: string
  /** The day on which it is asked. */
  today: string
}

const texts = {
  sv: {
    subject: (brand: string, campaign: string) => `${brand} vill ändra ert avtal om ${campaign}`,
    line: (brand: string) => `${brand} frågar om det här får ändras i ert avtal:`,
    reason: (words: string) => `Varumärket skriver: ”${words}”`,
    now: (was: string | null, is: string | null) => `${is ?? 'inte längre'}${was === null ? '' : ` (nu ${was})`}`,
    rest: 'Allt annat är som förut.',
    action: 'Läs och svara',
    after: (day: string) => `Svara senast ${day}. Svarar du inte gäller det som ni redan är överens om.`,
  },
  en: {
    subject: (brand: string, campaign: string) => `${brand} would like to change your agreement about ${campaign}`,
    line: (brand: string) => `${brand} asks whether this may change in your agreement:`,
    reason: (words: string) => `The brand writes: “${words}”`,
    now: (was: string | null, is: string | null) => `${is ?? 'no longer'}${was === null ? '' : ` (now ${was})`}`,
    rest: 'Everything else is as before.',
    action: 'Read and answer',
    after: (day: string) => `Answer by ${day}. Without an answer, what you have already agreed on holds.`,
  },
} as const

/** The brand asks whether what was agreed may change: what, why, and until when. */
export const questionMail = (mail: QuestionMail): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = texts[locale]
  return letter({
    to: mail.to,
    locale,
    subject: text.subject(mail.brand, mail.campaign),
    lines: [
      hello[locale](mail.name),
      text.line(mail.brand),
      changedLines(mail, locale)
        .map(({ label, was, is }) => `– ${label}: ${text.now(was, is)}`)
        .join('\n'),
      ...(mail.reason ? [text.reason(mail.reason)] : []),
      text.rest,
    ],
    action: { label: text.action, href: mail.href },
    after: [text.after(dayIn(locale, mail.answerBy))],
  })
}
