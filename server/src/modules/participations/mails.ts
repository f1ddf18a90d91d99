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
    awaits: 'Dagarna för ditt innehåll räknas från att paketet är framme.',
    again: (day: string) =>
      `Du får ett nytt paket. Det skickas senast ${day}, och dagarna för ditt innehåll räknas från att det är framme.`,
    released:
      'Du behöver inte göra något mer: samarbetet är avslutat utan anmärkning, och det du har fått får du behålla.',
  },
  en: {
    subject: (campaign: string) => `Answer about the delivery for ${campaign}`,
    intro: (campaign: string) => `You have an answer to what you wrote about the delivery for ${campaign}:`,
    due: (day: string) => `The time for your content runs again. The last day is ${day}.`,
    open: 'The time for your content runs again.',
    awaits: 'The days for your content count from when the parcel has arrived.',
    again: (day: string) =>
      `You will get a new parcel. It is sent by ${day}, and the days for your content count from when it has arrived.`,
    released:
      'There is nothing more for you to do: the collaboration has ended without a mark, and what you have received is yours to keep.',
  },
} as const

const answeredMail = (mail: CreatorMail & { answer: string }, after: string): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = answered[locale]
  return letter({
    to: mail.to,
    locale,
    subject: text.subject(mail.campaign),
    lines: [hello[locale](mail.name), text.intro(mail.campaign), ...(mail.answer ? [mail.answer] : []), after],
    action: { label: toCollaboration[locale], href: linkTo(mail) },
  })
}

interface Answered {
  answer: string
  due: string | null
  /** Nothing has arrived yet, so no day is counted. */
  awaits: boolean
  /** The last day on which a new parcel is sent. */
  sendBy?: string
}

/** Mails the answer to a delivery problem, and the deadline that applies now. */
export const deliveryAnsweredMail = (mail: CreatorMail & Answered): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = answered[locale]
  if (mail.sendBy) return answeredMail(mail, text.again(dayIn(locale, mail.sendBy)))
  if (mail.awaits) return answeredMail(mail, text.awaits)
  return answeredMail(mail, mail.due ? text.due(dayIn(locale, mail.due)) : text.open)
}

/** Mails that the brand has let the creator go. */
export const deliveryReleasedMail = (mail: CreatorMail & { answer: string }): Mail =>
  answeredMail(mail, answered[mail.locale ?? 'sv'].released)

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
