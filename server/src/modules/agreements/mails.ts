import type { DealFacts, Locale } from '@samspel/api'
import { changedLines } from '@samspel/api/agreements'
import { dealWords } from '../../outbox/deal-words'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { nameInMail } from '../../outbox/names'
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

const made = {
  sv: {
    subject: (creator: string, campaign: string) => `Avtal med ${creator} om ${campaign}`,
    line: (creator: string) =>
      `Ni har sagt ja till ${creator}. Avtalet ligger som PDF i det här mejlet och finns alltid i Samspel.`,
    action: 'Läs avtalet',
  },
  en: {
    subject: (creator: string, campaign: string) => `Agreement with ${creator} about ${campaign}`,
    line: (creator: string) =>
      `You have said yes to ${creator}. The agreement is attached to this mail as a PDF, and always there in Samspel.`,
    action: 'Read the agreement',
  },
} as const

/** To whoever said yes for the brand: the agreement, with its file. */
export const agreementMail = ({
  to,
  name,
  locale: theirs,
  creator,
  campaign,
  href,
  deal,
  file,
}: Pick<QuestionMail, 'to' | 'name' | 'locale' | 'campaign' | 'href'> & {
  creator: string
  deal: { facts: DealFacts; day: string }
  file: { brandId: string; id: string }
}): Mail => {
  const locale = theirs ?? 'sv'
  const text = made[locale]
  return {
    ...letter({
      to,
      locale,
      subject: text.subject(nameInMail(creator), campaign),
      lines: [hello[locale](name), text.line(nameInMail(creator)), dealWords(locale, deal, 'brand')],
      action: { label: text.action, href },
    }),
    file: { agreement: { ...file, locale } },
  }
}
