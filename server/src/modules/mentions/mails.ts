import { availableAfter, type Locale, releaseHours } from '@samspel/api'
import { localeTag } from '../../locale-tag'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { hello } from '../../outbox/words'
import { type CreatorMail, linkTo, moneyIn, toCollaboration } from '../participations'

const refused = {
  sv: {
    rejected: {
      subject: (campaign: string) => `Ditt innehåll för ${campaign} godkändes inte`,
      line: (campaign: string) => `Varumärket har sagt nej till det du lämnade in för ${campaign} och skriver:`,
      action: toCollaboration.sv,
    },
    changes_requested: {
      subject: (campaign: string) => `Ändra ditt innehåll för ${campaign}`,
      line: (campaign: string) => `Varumärket vill att du ändrar något i det du lämnade in för ${campaign}:`,
      action: 'Lämna in igen',
    },
  },
  en: {
    rejected: {
      subject: (campaign: string) => `Your content for ${campaign} was not approved`,
      line: (campaign: string) => `The brand has said no to what you submitted for ${campaign} and writes:`,
      action: toCollaboration.en,
    },
    changes_requested: {
      subject: (campaign: string) => `Change your content for ${campaign}`,
      line: (campaign: string) => `The brand would like you to change something in what you submitted for ${campaign}:`,
      action: 'Submit again',
    },
  },
} as const

/** A mention was rejected or returned for changes, with the reason. */
export const mentionRefusedMail = (
  mail: CreatorMail & { kind: 'rejected' | 'changes_requested'; reason: string },
): Mail => {
  const locale = mail.locale ?? 'sv'
  const { subject, line, action } = refused[locale][mail.kind]
  return letter({
    to: mail.to,
    locale,
    subject: subject(mail.campaign),
    lines: [hello[locale](mail.name), line(mail.campaign), mail.reason],
    action: { label: action, href: linkTo(mail) },
  })
}

const momentIn = (locale: Locale, moment: Date) =>
  new Intl.DateTimeFormat(localeTag[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(moment)

const paid = {
  sv: {
    subject: (amount: string, campaign: string) => `Du har fått ${amount} för ${campaign}`,
    line: (amount: string, campaign: string) =>
      `Varumärket har godkänt ditt innehåll för ${campaign} och ${amount} står på ditt konto.`,
    unanswered: (amount: string, campaign: string) =>
      `Varumärket svarade inte i tid på det du lämnade in för ${campaign}. Det är därför godkänt automatiskt, och ${amount} står på ditt konto.`,
    out: (hours: number, moment: string) => `Du kan ta ut pengarna om ${hours} timmar, från ${moment}.`,
  },
  en: {
    subject: (amount: string, campaign: string) => `You were paid ${amount} for ${campaign}`,
    line: (amount: string, campaign: string) =>
      `The brand has approved your content for ${campaign} and ${amount} is in your account.`,
    unanswered: (amount: string, campaign: string) =>
      `The brand did not answer what you submitted for ${campaign} in time. It has therefore been approved automatically, and ${amount} is in your account.`,
    out: (hours: number, moment: string) => `You can take the money out in ${hours} hours, from ${moment}.`,
  },
} as const

/** An approved mention earned the fee: `amount` in öre, paid at `now`; `unanswered` where the clock approved it. */
export const paidMail = (
  mail: CreatorMail & { kind: 'approved' | 'unanswered' | 'as_drafted'; amount: number; now: Date },
): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = paid[locale]
  const amount = moneyIn(locale, mail.amount)
  return letter({
    to: mail.to,
    locale,
    subject: text.subject(amount, mail.campaign),
    lines: [
      hello[locale](mail.name),
      (mail.kind === 'unanswered' ? text.unanswered : text.line)(amount, mail.campaign),
      text.out(releaseHours, momentIn(locale, availableAfter(mail.now))),
    ],
    action: { label: toCollaboration[locale], href: linkTo(mail) },
  })
}
