import type { DealFacts, Locale } from '@samspel/api'
import { changedParts } from '@samspel/api/agreements'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'
import { moneyOnPaper } from '../../pdf'

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
}

const texts = {
  sv: {
    subject: (brand: string, campaign: string) => `${brand} vill ändra ert avtal om ${campaign}`,
    line: (brand: string) => `${brand} frågar om det här får ändras i ert avtal:`,
    none: 'ingen dag',
    dueAt: (was: string, is: string) => `Sista dag: ${is} i stället för ${was}`,
    fee: (was: string, is: string) => `Arvode: ${is} i stället för ${was}`,
    pieces: 'Vad du publicerar: färre inlägg',
    rights: 'Hur bilderna får användas',
    reason: (words: string) => `Varumärket skriver: ”${words}”`,
    rest: 'Allt annat är som förut.',
    action: 'Läs och svara',
    after: (day: string) => `Svara senast ${day}. Svarar du inte gäller det som ni redan är överens om.`,
  },
  en: {
    subject: (brand: string, campaign: string) => `${brand} would like to change your agreement about ${campaign}`,
    line: (brand: string) => `${brand} asks whether this may change in your agreement:`,
    none: 'no day',
    dueAt: (was: string, is: string) => `Last day: ${is} instead of ${was}`,
    fee: (was: string, is: string) => `Fee: ${is} instead of ${was}`,
    pieces: 'What you publish: fewer posts',
    rights: 'How the pictures may be used',
    reason: (words: string) => `The brand writes: “${words}”`,
    rest: 'Everything else is as before.',
    action: 'Read and answer',
    after: (day: string) => `Answer by ${day}. Without an answer, what you have already agreed on holds.`,
  },
} as const

const linesOf = ({ before, after }: QuestionMail, locale: Locale): string[] => {
  const text = texts[locale]
  const day = (at: string | null) => (at === null ? text.none : dayIn(locale, at))
  const kronor = (ore: number) => `${moneyOnPaper(ore, locale)} kr`
  const lines = {
    dueAt: text.dueAt(day(before.dueAt), day(after.dueAt)),
    fee: text.fee(kronor(before.fee), kronor(after.fee)),
    pieces: text.pieces,
    rights: text.rights,
  }
  return changedParts(before, after).map((part) => `– ${lines[part]}`)
}

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
      linesOf(mail, locale).join('\n'),
      ...(mail.reason ? [text.reason(mail.reason)] : []),
      text.rest,
    ],
    action: { label: text.action, href: mail.href },
    after: [text.after(dayIn(locale, mail.answerBy))],
  })
}
