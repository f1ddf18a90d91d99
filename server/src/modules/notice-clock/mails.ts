import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'

const due = {
  post_answer_due: {
    sv: {
      subject: (campaign: string, day: string) => `Svara senast ${day} om det som är inlämnat för ${campaign}`,
      line: (count: number, day: string) =>
        count === 1
          ? `En kreatör väntar på ert svar. Svarar ingen senast ${day} godkänns inlägget automatiskt, som ni har kommit överens om:`
          : `${count} kreatörer väntar på ert svar. Svarar ingen senast ${day} godkänns inläggen automatiskt, som ni har kommit överens om:`,
    },
    en: {
      subject: (campaign: string, day: string) => `Answer what was submitted for ${campaign} by ${day}`,
      line: (count: number, day: string) =>
        count === 1
          ? `A creator waits for your answer. If nobody answers by ${day}, the post is approved automatically, as you have agreed:`
          : `${count} creators wait for your answer. If nobody answers by ${day}, the posts are approved automatically, as you have agreed:`,
    },
  },
  draft_answer_due: {
    sv: {
      subject: (campaign: string, day: string) => `Svara senast ${day} om utkast för ${campaign}`,
      line: (count: number, day: string) =>
        count === 1
          ? `Ett utkast väntar på ert svar. Svarar ingen senast ${day} är det godkänt, som ni har kommit överens om:`
          : `${count} utkast väntar på ert svar. Svarar ingen senast ${day} är de godkända, som ni har kommit överens om:`,
    },
    en: {
      subject: (campaign: string, day: string) => `Answer drafts for ${campaign} by ${day}`,
      line: (count: number, day: string) =>
        count === 1
          ? `A draft waits for your answer. If nobody answers by ${day}, it is approved, as you have agreed:`
          : `${count} drafts wait for your answer. If nobody answers by ${day}, they are approved, as you have agreed:`,
    },
  },
} as const
const common = {
  sv: { more: (count: number) => `och ${count} till`, action: 'Granska' },
  en: { more: (count: number) => `and ${count} more`, action: 'Review' },
} as const

const namesInMail = 10

interface AnswerDue {
  kind: keyof typeof due
  to: string
  name: string
  locale: Locale | null
  campaign: string
  /** The last day to answer. */
  day: string
  /** Whose posts or drafts wait, one for each. */
  creators: readonly string[]
  href: string
}

/** What was handed in, or a draft, is approved by itself soon. */
export const answerDueMail = ({
  kind,
  to,
  name,
  locale: chosen,
  campaign,
  day: last,
  creators,
  href,
}: AnswerDue): Mail => {
  const locale = chosen ?? 'sv'
  const text = { ...common[locale], ...due[kind][locale] }
  const day = dayIn(locale, last)
  // Of posts the mail counts creators, of drafts the drafts.
  const names = kind === 'post_answer_due' ? [...new Set(creators)] : creators
  const rest = names.length - namesInMail
  return letter({
    to,
    locale,
    subject: text.subject(campaign, day),
    lines: [
      hello[locale](name),
      text.line(names.length, day),
      [...names.slice(0, namesInMail), ...(rest > 0 ? [text.more(rest)] : [])].join('\n'),
    ],
    action: { label: text.action, href },
  })
}
