import type { EndingReason, Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { hello } from '../../outbox/words'
import { moneyIn } from './mails'

type Said = Extract<EndingReason, 'no_time' | 'does_not_fit' | 'terms_or_parcel' | 'brand_late' | 'other'>

const texts = {
  sv: {
    subject: (creator: string, campaign: string) => `${creator} har hoppat av ${campaign}`,
    line: (creator: string, campaign: string) => `${creator} har hoppat av ${campaign}. Platsen är ledig igen.`,
    reasons: {
      no_time: 'Skäl: hinner inte.',
      does_not_fit: 'Skäl: produkten passar inte.',
      terms_or_parcel: 'Skäl: villkoren eller paketet blev fel.',
      brand_late: 'Skäl: paketet eller svaret kom inte i tid.',
      other: 'Skäl: något annat.',
    },
    back: (sum: string) => `${sum} går tillbaka till ert konto.`,
    paid: (sum: string) => `Utkastet var godkänt, så enligt villkoren får kreatören ${sum}.`,
    action: 'Till kampanjen',
  },
  en: {
    subject: (creator: string, campaign: string) => `${creator} has left ${campaign}`,
    line: (creator: string, campaign: string) => `${creator} has left ${campaign}. The place is free again.`,
    reasons: {
      no_time: 'Reason: no time.',
      does_not_fit: 'Reason: the product does not fit.',
      terms_or_parcel: 'Reason: the terms or the parcel were not right.',
      brand_late: 'Reason: the parcel or the answer did not come in time.',
      other: 'Reason: something else.',
    },
    back: (sum: string) => `${sum} goes back to your account.`,
    paid: (sum: string) => `The draft was approved, so by the terms the creator is paid ${sum}.`,
    action: 'To the campaign',
  },
} as const

const isSaid = (reason: EndingReason): reason is Said => reason in texts.sv.reasons

/** Tells staff that a creator has left, why, and what becomes of the fee. */
export const leftMail = (mail: {
  to: string
  name: string
  locale: Locale | null
  creator: string
  campaign: string
  reason: EndingReason
  words: string | null
  fee: { paid: number; returned: number }
  href: string
}): Mail => {
  const locale = mail.locale ?? 'sv'
  const { subject, line, reasons, back, paid, action } = texts[locale]
  const { fee } = mail
  return letter({
    to: mail.to,
    locale,
    subject: subject(mail.creator, mail.campaign),
    lines: [
      hello[locale](mail.name),
      line(mail.creator, mail.campaign),
      [...(isSaid(mail.reason) ? [reasons[mail.reason]] : []), ...(mail.words ? [mail.words] : [])].join('\n'),
      ...(fee.paid > 0 ? [paid(moneyIn(locale, fee.paid))] : []),
      ...(fee.returned > 0 ? [back(moneyIn(locale, fee.returned))] : []),
    ],
    action: { label: action, href: mail.href },
  })
}
