import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'
import type { AnswerDue } from './mails'

const due = {
  sv: {
    subject: (campaign: string, day: string) => `Svara senast ${day} om utkast för ${campaign}`,
    line: (count: number, day: string) =>
      count === 1
        ? `Ett utkast väntar på ert svar. Svarar ingen senast ${day} är det godkänt, som ni har kommit överens om:`
        : `${count} utkast väntar på ert svar. Svarar ingen senast ${day} är de godkända, som ni har kommit överens om:`,
    more: (count: number) => `och ${count} till`,
    action: 'Granska',
  },
  en: {
    subject: (campaign: string, day: string) => `Answer drafts for ${campaign} by ${day}`,
    line: (count: number, day: string) =>
      count === 1
        ? `A draft waits for your answer. If nobody answers by ${day}, it is approved, as you have agreed:`
        : `${count} drafts wait for your answer. If nobody answers by ${day}, they are approved, as you have agreed:`,
    more: (count: number) => `and ${count} more`,
    action: 'Review',
  },
} as const

const namesInMail = 10

/** Drafts are approved by themselves soon. */
export const draftDueMail = ({ to, name, locale: chosen, campaign, day: last, creators, href }: AnswerDue): Mail => {
  const locale = chosen ?? 'sv'
  const text = due[locale]
  const day = dayIn(locale, last)
  const rest = creators.length - namesInMail
  return letter({
    to,
    locale,
    subject: text.subject(campaign, day),
    lines: [
      hello[locale](name),
      text.line(creators.length, day),
      [...creators.slice(0, namesInMail), ...(rest > 0 ? [text.more(rest)] : [])].join('\n'),
    ],
    action: { label: text.action, href },
  })
}
