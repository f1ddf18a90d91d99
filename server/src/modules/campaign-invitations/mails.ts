import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { nameInMail } from '../../outbox/names'

interface OfferMail {
  appUrl: string
  to: string
  locale: Locale | null
  brand: string
  campaign: string
  campaignId: string
  message: string
  again?: string | undefined
}

const texts = {
  sv: {
    subject: (brand: string) => `${brand} vill samarbeta med dig`,
    line: (brand: string, campaign: string) =>
      `${brand} bjuder in dig till kampanjen ${campaign}. Läs vad du får och vad du gör, och ansök om du vill vara med.`,
    again: (brand: string, earlier: string) => `${brand} arbetade med dig i ${earlier} och vill gärna göra det igen.`,
    action: 'Se erbjudandet',
  },
  en: {
    subject: (brand: string) => `${brand} would like to work with you`,
    line: (brand: string, campaign: string) =>
      `${brand} invites you to the campaign ${campaign}. Read what you get and what you do, and apply if you want to take part.`,
    again: (brand: string, earlier: string) => `${brand} worked with you in ${earlier} and would like to do so again.`,
    action: 'See the offer',
  },
} as const

/** Mails a creator about an invitation, in their own language. */
export const offerMail = ({ appUrl, to, locale, brand, campaign, campaignId, message, again }: OfferMail): Mail => {
  const text = texts[locale ?? 'sv']
  return letter({
    to,
    locale,
    subject: text.subject(nameInMail(brand)),
    lines: [
      ...(again ? [text.again(nameInMail(brand), nameInMail(again))] : []),
      text.line(nameInMail(brand), nameInMail(campaign)),
      ...(message ? [message] : []),
    ],
    action: { label: text.action, href: new URL(`/marketplace/${campaignId}`, appUrl).href },
  })
}
