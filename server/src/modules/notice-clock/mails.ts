import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'

const due = {
  sv: {
    subject: (campaign: string, day: string) => `Svara senast ${day} om det som är inlämnat för ${campaign}`,
    line: (count: number, day: string) =>
      count === 1
        ? `En kreatör väntar på ert svar. Svarar ingen senast ${day} godkänns inlägget automatiskt, som ni har kommit överens om:`
        : `${count} kreatörer väntar på ert svar. Svarar ingen senast ${day} godkänns inläggen automatiskt, som ni har kommit överens om:`,
    more: (count: number) => `och ${count} till`,
    action: 'Granska',
  },
  en: {
    subject: (campaign: string, day: string) => `Answer what was submitted for ${campaign} by ${day}`,
    line: (count: number, day: string) =>
      count === 1
        ? `A creator waits for your answer. If nobody answers by ${day}, the post is approved automatically, as you have agreed:`
        : `${count} creators wait for your answer. If nobody answers by ${day}, the posts are approved automatically, as you have agreed:`,
    more: (count: number) => `and ${count} more`,
    action: 'Review',
  },
} as const

const namesInMail = 10

export interface AnswerDue {
  to: string
  name: string
  locale: Locale | null
  campaign: string
  /** The last day to answer. */
  day: string
  /** Whose posts wait, one for each. */
  creators: readonly string[]
  href: string
}

/** What was handed in is approved by itself soon. */
export const answerDueMail = ({ to, name, locale: chosen, campaign, day: last, creators, href }: AnswerDue): Mail => {
  const locale = chosen ?? 'sv'
  const text = due[locale]
  const day = dayIn(locale, last)
  const names = [...new Set(creators)]
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
