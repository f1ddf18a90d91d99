import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'

/** What every mail about a collaboration needs. */
export interface CreatorMail { appUrl: string; to: string; name: string; locale: Locale | null; campaign: string; participationId: string }

/** A day as it is written in a mail. */
export const dayIn = (locale: Locale, day: string) => new Intl.DateTimeFormat(locale === 'sv' ? 'sv-SE' : 'en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

export const toCollaboration = { sv: 'Till samarbetet', en: 'To the collaboration' } as const
export const hello = { sv: (name: string) => `Hej ${name},`, en: (name: string) => `Hi ${name},` } as const
export const linkTo = ({ appUrl, participationId }: CreatorMail) => new URL(`/assignments/${participationId}`, appUrl).href

const answered = {
  sv: {
    subject: (campaign: string) => `Svar om leveransen för ${campaign}`,
    intro: (campaign: string) => `Du har fått svar på det du skrev om leveransen för ${campaign}:`,
    due: (day: string) => `Tiden för ditt innehåll löper igen. Sista dag är ${day}.`,
    open: 'Tiden för ditt innehåll löper igen.',
  },
  en: {
    subject: (campaign: string) => `Answer about the delivery for ${campaign}`,
    intro: (campaign: string) => `You have an answer to what you wrote about the delivery for ${campaign}:`,
    due: (day: string) => `The time for your content runs again. The last day is ${day}.`,
    open: 'The time for your content runs again.',
  },
} as const

/** The answer to a delivery problem, and the day that counts now. */
export const deliveryAnsweredMail = (mail: CreatorMail & { answer: string; due: string | null }): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = answered[locale]
  return letter({
    to: mail.to, locale, subject: text.subject(mail.campaign), lines: [hello[locale](mail.name), text.intro(mail.campaign), mail.answer, mail.due ? text.due(dayIn(locale, mail.due)) : text.open],
    action: { label: toCollaboration[locale], href: linkTo(mail) },
  })
}
