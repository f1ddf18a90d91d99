import type { DealFacts } from '@samspel/api'
import { postDeadlineOfParcel } from '@samspel/api/campaign-rules'
import { dealWords } from '../../outbox/deal-words'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'
import { type CreatorMail, linkTo, moneyIn, toCollaboration } from './mails'

const approved = {
  sv: {
    subject: (campaign: string) => `Du är med i ${campaign}`,
    line: (campaign: string) =>
      `Din ansökan till ${campaign} är godkänd. Läs vad som gäller, publicera ditt innehåll och lämna in det på Samspel.`,
    due: (day: string) => `Sista dag för ditt innehåll är ${day}.`,
    dueAfterArrival: (day: string, days: number) =>
      `Publicera senast ${day}, och alltid minst ${days} dagar från att paketet är framme.`,
    afterArrival: (days: number) => `Publicera inom ${days} dagar från att paketet är framme.`,
    packed: (day: string) => `Paketet skickas senast ${day}. Vi säger till när det är på väg.`,
    asked: 'Innan något kan skickas behöver varumärket veta vart, och vad du väljer. Fyll i det på samarbetets sida.',
  },
  en: {
    subject: (campaign: string) => `You are in ${campaign}`,
    line: (campaign: string) =>
      `Your application for ${campaign} is approved. Read what applies, post your content and hand it in on Samspel.`,
    due: (day: string) => `The last day for your content is ${day}.`,
    dueAfterArrival: (day: string, days: number) =>
      `Publish by ${day}, and always at least ${days} days from when the parcel has arrived.`,
    afterArrival: (days: number) => `Publish within ${days} days from when the parcel has arrived.`,
    packed: (day: string) => `The parcel is sent by ${day}. We tell you when it is on its way.`,
    asked:
      'Before anything can be sent the brand needs to know where to, and what you choose. Fill it in on the page of the collaboration.',
  },
} as const

interface Approved {
  due: string | null
  /** What was agreed, and the version that is attached as a file. */
  deal: { facts: DealFacts; day: string; file: { brandId: string; id: string } }
  /** What is sent: by when, and whether something has to be known first. The days to publish count from its arrival. */
  parcel?: { sendBy: string; isAsked: boolean } | undefined
}

/** By when it is published: a day, or days from the arrival of what is sent, never before a day that the campaign names. */
const publishBy = ({ due, parcel }: Approved, locale: 'sv' | 'en'): string[] => {
  const text = approved[locale]
  if (!parcel) return due ? [text.due(dayIn(locale, due))] : []
  const { day, daysAfterArrival: days } = postDeadlineOfParcel(due)
  return [day ? text.dueAfterArrival(dayIn(locale, day), days) : text.afterArrival(days)]
}

/** The creator was approved: what to do now, by when and for how much. */
export const approvedMail = (mail: CreatorMail & Approved): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = approved[locale]
  const said = letter({
    to: mail.to,
    locale,
    subject: text.subject(mail.campaign),
    lines: [
      hello[locale](mail.name),
      text.line(mail.campaign),
      ...(mail.parcel ? [mail.parcel.isAsked ? text.asked : text.packed(dayIn(locale, mail.parcel.sendBy))] : []),
      ...publishBy(mail, locale),
      dealWords(locale, mail.deal),
    ],
    action: { label: toCollaboration[locale], href: linkTo(mail) },
  })
  return { ...said, file: { agreement: { ...mail.deal.file, locale } } }
}

const refused = {
  sv: {
    rejected: {
      subject: (campaign: string) => `Svar på din ansökan till ${campaign}`,
      line: (campaign: string) => `Du fick inte plats i ${campaign} den här gången. Varumärket skriver:`,
      action: 'Till ansökan',
    },
    removed: {
      subject: (campaign: string) => `Du är inte längre med i ${campaign}`,
      line: (campaign: string) => `Varumärket har avslutat ditt samarbete i ${campaign} och skriver:`,
      action: toCollaboration.sv,
      share: (fee: string, paid: string) =>
        `Arvodet var ${fee}. Enligt villkoren får du ${paid}, och pengarna står på ditt konto.`,
    },
  },
  en: {
    rejected: {
      subject: (campaign: string) => `Answer to your application for ${campaign}`,
      line: (campaign: string) => `There was no place for you in ${campaign} this time. The brand writes:`,
      action: 'To the application',
    },
    removed: {
      subject: (campaign: string) => `You are no longer in ${campaign}`,
      line: (campaign: string) => `The brand has ended your collaboration in ${campaign} and writes:`,
      action: toCollaboration.en,
      share: (fee: string, paid: string) =>
        `The fee was ${fee}. By the terms you are paid ${paid}, and the money is in your account.`,
    },
  },
} as const

/** The creator was rejected or removed, with the reason; `ended`: what became of a fee that was held, öre. */
export const refusedMail = (
  mail: CreatorMail & {
    kind: 'rejected' | 'removed'
    reason: string
    ended: { paid: number; returned: number } | null
  },
): Mail => {
  const locale = mail.locale ?? 'sv'
  const { ended } = mail
  const share =
    ended && ended.paid > 0
      ? [refused[locale].removed.share(moneyIn(locale, ended.paid + ended.returned), moneyIn(locale, ended.paid))]
      : []
  const { subject, line, action } = refused[locale][mail.kind]
  return letter({
    to: mail.to,
    locale,
    subject: subject(mail.campaign),
    lines: [hello[locale](mail.name), line(mail.campaign), mail.reason, ...share],
    action: { label: action, href: linkTo(mail) },
  })
}
