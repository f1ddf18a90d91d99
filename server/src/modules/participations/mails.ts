import type { DeliveryProblem, Locale } from '@samspel/api'
import { localeTag } from '../../locale-tag'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'

/** What every mail about a collaboration needs. */
export interface CreatorMail {
  appUrl: string
  to: string
  name: string
  locale: Locale | null
  campaign: string
  participationId: string
  /** The page the mail links to, if that is not a participation. */
  href?: string
}

/** Formats öre as an amount for mails. */
export const moneyIn = (locale: Locale, amount: number) =>
  new Intl.NumberFormat(localeTag[locale], {
    style: 'currency',
    currency: 'SEK',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100)

export const toCollaboration = { sv: 'Till samarbetet', en: 'To the collaboration' } as const
export const linkTo = ({ appUrl, participationId, href }: CreatorMail) =>
  href ?? new URL(`/assignments/${participationId}`, appUrl).href

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

/** Mails the answer to a delivery problem, and the deadline that applies now. */
export const deliveryAnsweredMail = (mail: CreatorMail & { answer: string; due: string | null }): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = answered[locale]
  return letter({
    to: mail.to,
    locale,
    subject: text.subject(mail.campaign),
    lines: [
      hello[locale](mail.name),
      text.intro(mail.campaign),
      mail.answer,
      mail.due ? text.due(dayIn(locale, mail.due)) : text.open,
    ],
    action: { label: toCollaboration[locale], href: linkTo(mail) },
  })
}

const reported = {
  sv: {
    subject: (campaign: string) => `En kreatör har problem med leveransen för ${campaign}`,
    line: (creator: string, campaign: string) => `${creator} har anmält ett problem med leveransen för ${campaign}:`,
    kinds: {
      not_arrived: 'Leveransen har inte kommit fram',
      damaged: 'Leveransen är skadad',
      wrong_item: 'Det är fel produkt',
      other: 'Något annat',
    },
    after: 'Tidsgränsen för kreatörens innehåll är pausad tills ni svarar.',
    action: 'Svara kreatören',
  },
  en: {
    subject: (campaign: string) => `A creator has a problem with the delivery for ${campaign}`,
    line: (creator: string, campaign: string) => `${creator} has reported a problem with the delivery for ${campaign}:`,
    kinds: {
      not_arrived: 'The delivery has not arrived',
      damaged: 'The delivery is damaged',
      wrong_item: 'It is the wrong product',
      other: 'Something else',
    },
    after: "The creator's deadline is paused until you answer.",
    action: 'Answer the creator',
  },
} as const

interface ReportedMail {
  appUrl: string
  to: string
  name: string
  locale: Locale | null
  campaign: string
  campaignId: string
  creator: string
  kind: DeliveryProblem['kind']
  said: string
}

/** Asks staff to answer a delivery problem. */
export const deliveryReportedMail = ({
  appUrl,
  to,
  name,
  locale: chosen,
  campaign,
  campaignId,
  creator,
  kind,
  said,
}: ReportedMail): Mail => {
  const locale = chosen ?? 'sv'
  const text = reported[locale]
  return letter({
    to,
    locale,
    subject: text.subject(campaign),
    lines: [hello[locale](name), text.line(creator, campaign), [text.kinds[kind], ...(said ? [said] : [])].join('\n')],
    action: { label: text.action, href: new URL(`/campaigns/${campaignId}`, appUrl).href },
    after: [text.after],
  })
}
