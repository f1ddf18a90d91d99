import type { FeeReturnReason, Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'
import { type CreatorMail, linkTo, moneyIn, toCollaboration } from '../participations'

/** `href`: where the pass is, when the fee belongs to one. */
export type PartMail = CreatorMail & { brand: string }

const returned = {
  sv: {
    subject: (campaign: string) => `Arvodet för ${campaign} betalas inte ut`,
    why: {
      archived: (campaign: string, brand: string) =>
        `${brand} har arkiverat kampanjen ${campaign}, och inget av ditt innehåll var godkänt då.`,
      not_delivered: (campaign: string) =>
        `Tiden för att lämna in innehåll till kampanjen ${campaign} har gått ut utan att något av ditt innehåll godkänts.`,
      removed: (campaign: string) => `Du är inte längre med i ${campaign}.`,
      cancelled: (campaign: string) => `Kampanjen ${campaign} är inställd.`,
    },
    back: (amount: string, brand: string) =>
      `${amount} som var reserverade för dig har därför gått tillbaka till ${brand}.`,
    end: 'Du kan inte lämna in mer innehåll för kampanjen. Undrar du över något kan du skriva till varumärket.',
  },
  en: {
    subject: (campaign: string) => `The fee for ${campaign} will not be paid`,
    why: {
      archived: (campaign: string, brand: string) =>
        `${brand} has archived the campaign ${campaign}, and none of your content was approved by then.`,
      not_delivered: (campaign: string) =>
        `The time for handing in content for the campaign ${campaign} has run out without any of yours being approved.`,
      removed: (campaign: string) => `You are no longer in ${campaign}.`,
      cancelled: (campaign: string) => `The campaign ${campaign} is cancelled.`,
    },
    back: (amount: string, brand: string) => `${amount} that was held for you has therefore gone back to ${brand}.`,
    end: 'You cannot hand in more content for the campaign. If you wonder about anything, write to the brand.',
  },
} as const

/** The creator is not paid, and why; `amount` in öre went back to the brand. */
export const feeReturnedMail = (mail: PartMail & { reason: FeeReturnReason; amount: number }): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = returned[locale]
  return letter({
    to: mail.to,
    locale,
    subject: text.subject(mail.campaign),
    lines: [
      hello[locale](mail.name),
      text.why[mail.reason](mail.campaign, mail.brand),
      text.back(moneyIn(locale, mail.amount), mail.brand),
      text.end,
    ],
    action: { label: toCollaboration[locale], href: linkTo(mail) },
  })
}

const again = {
  sv: {
    subject: (campaign: string) => `${campaign} är öppen igen`,
    lines: (campaign: string, brand: string, amount: string) => [
      `${brand} har tagit tillbaka kampanjen ${campaign} från arkivet. ${amount} är reserverade för dig igen och betalas när ditt innehåll har godkänts.`,
    ],
    until: (day: string) => `Sista dag att lämna in är ${day}.`,
  },
  en: {
    subject: (campaign: string) => `${campaign} is open again`,
    lines: (campaign: string, brand: string, amount: string) => [
      `${brand} has taken the campaign ${campaign} back from the archive. ${amount} is held for you again and paid once your content is approved.`,
    ],
    until: (day: string) => `The last day to hand it in is ${day}.`,
  },
} as const

/** The campaign is back from the archive, and the fee is held again. */
export const feeHeldAgainMail = (mail: PartMail & { amount: number; until: string | null }): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = again[locale]
  return letter({
    to: mail.to,
    locale,
    subject: text.subject(mail.campaign),
    lines: [
      hello[locale](mail.name),
      ...text.lines(mail.campaign, mail.brand, moneyIn(locale, mail.amount)),
      ...(mail.until ? [text.until(dayIn(locale, mail.until))] : []),
    ],
    action: { label: toCollaboration[locale], href: linkTo(mail) },
  })
}

const back = {
  sv: {
    subject: (amount: string, campaign: string) => `${amount} är tillbaka på kontot från ${campaign}`,
    why: {
      archived: (campaign: string) => `Kampanjen ${campaign} är arkiverad.`,
      cancelled: (campaign: string) => `Kampanjen ${campaign} är inställd.`,
      not_delivered: (campaign: string) => `Tiden för att lämna in innehåll till kampanjen ${campaign} har gått ut.`,
      removed: (campaign: string) => `Kreatörer har lämnat kampanjen ${campaign}.`,
    },
    back: (amount: string, brand: string) =>
      `${amount} som var reserverade går att använda igen på ${brand}s konto. De var reserverade för:`,
    action: 'Visa kontot',
  },
  en: {
    subject: (amount: string, campaign: string) => `${amount} is back in your account from ${campaign}`,
    why: {
      archived: (campaign: string) => `The campaign ${campaign} is archived.`,
      cancelled: (campaign: string) => `The campaign ${campaign} is cancelled.`,
      not_delivered: (campaign: string) => `The time for handing in content for the campaign ${campaign} has run out.`,
      removed: (campaign: string) => `Creators have left the campaign ${campaign}.`,
    },
    back: (amount: string, brand: string) =>
      `${amount} that was held can be used again in the account of ${brand}. It was held for:`,
    action: 'Show the account',
  },
} as const

interface FeesBackMail {
  appUrl: string
  to: string
  name: string
  locale: Locale | null
  campaign: string
  brand: string
  accountId: string
  reason: FeeReturnReason
  fees: readonly { creator: string; amount: number }[]
}

/** What came back to the brand's account, for whom and why. */
export const feesBackMail = ({
  appUrl,
  to,
  name,
  locale: chosen,
  campaign,
  brand,
  accountId,
  reason,
  fees,
}: FeesBackMail): Mail => {
  const locale = chosen ?? 'sv'
  const text = back[locale]
  const total = moneyIn(
    locale,
    fees.reduce((sum, { amount }) => sum + amount, 0),
  )
  return letter({
    to,
    locale,
    subject: text.subject(total, campaign),
    lines: [
      hello[locale](name),
      text.why[reason](campaign),
      text.back(total, brand),
      fees.map(({ creator, amount }) => `${creator}: ${moneyIn(locale, amount)}`).join('\n'),
    ],
    action: { label: text.action, href: new URL(`/wallet/${accountId}`, appUrl).href },
  })
}
