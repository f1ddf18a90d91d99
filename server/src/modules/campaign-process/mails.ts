import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { subjectOf } from '../../outbox/names'
import { hello } from '../../outbox/words'
import { type CreatorMail, linkTo, moneyIn, toCollaboration } from '../participations'

/** `fee`: the amount that was on hold for the creator, öre. */
interface CancelledMail {
  to: string
  name: string
  locale: Locale | null
  campaign: string
  comment: string | undefined
  fee: number
}

const texts = {
  sv: {
    subject: (campaign: string) => `Kampanjen ${campaign} är inställd`,
    body: ({ name, campaign, comment, fee }: CancelledMail) =>
      `Hej ${name}!\n\nKampanjen ${campaign} är inställd.${comment ? `\n\n${comment}` : ''}${fee > 0 ? `\n\n${moneyIn('sv', fee)} som var reserverade för dig betalas inte ut.` : ''}\n\nSamspel`,
  },
  en: {
    subject: (campaign: string) => `The campaign ${campaign} is cancelled`,
    body: ({ name, campaign, comment, fee }: CancelledMail) =>
      `Hi ${name}!\n\nThe campaign ${campaign} is cancelled.${comment ? `\n\n${comment}` : ''}${fee > 0 ? `\n\n${moneyIn('en', fee)} that was held for you will not be paid.` : ''}\n\nSamspel`,
  },
} as const

export const cancelledMail = (mail: CancelledMail): Mail => {
  const { subject, body } = texts[mail.locale ?? 'sv']
  return { to: mail.to, subject: subjectOf(subject(mail.campaign)), text: body(mail) }
}

const notReviewed = {
  sv: {
    subject: (campaign: string) => `${campaign} hann inte granskas`,
    line: (campaign: string) =>
      `${campaign} väntade på granskning när kampanjens sista dag passerade. Den är ett utkast igen: välj nya datum och skicka den för granskning på nytt.`,
    action: 'Ändra datumen',
  },
  en: {
    subject: (campaign: string) => `${campaign} was not reviewed in time`,
    line: (campaign: string) =>
      `${campaign} was waiting for review when its last day passed. It is a draft again: choose new dates and send it for review once more.`,
    action: 'Change the dates',
  },
} as const

/** The campaign's dates passed while it was waiting for review. */
export const notReviewedMail = ({
  appUrl,
  to,
  name,
  locale: chosen,
  campaign,
  campaignId,
}: Omit<CancelledMail, 'comment' | 'fee'> & { appUrl: string; campaignId: string }): Mail => {
  const locale = chosen ?? 'sv'
  const text = notReviewed[locale]
  return letter({
    to,
    locale,
    subject: subjectOf(text.subject(campaign)),
    lines: [hello[locale](name), text.line(campaign)],
    action: { label: text.action, href: new URL(`/campaigns/${campaignId}/edit`, appUrl).href },
  })
}

const ended = {
  sv: {
    application: {
      subject: (campaign: string) => `${campaign} är slut`,
      line: (campaign: string) =>
        `Kampanjen ${campaign} tog slut innan varumärket hade svarat på din ansökan. Det säger inget om dig eller ditt innehåll.`,
    },
    mention: {
      subject: (campaign: string) => `Ditt innehåll för ${campaign} granskades inte`,
      line: (campaign: string) =>
        `Kampanjen ${campaign} avslutades innan varumärket hade granskat det du lämnade in. Det säger inget om ditt innehåll.`,
    },
  },
  en: {
    application: {
      subject: (campaign: string) => `${campaign} is over`,
      line: (campaign: string) =>
        `The campaign ${campaign} ended before the brand had answered your application. That says nothing about you or your content.`,
    },
    mention: {
      subject: (campaign: string) => `Your content for ${campaign} was not reviewed`,
      line: (campaign: string) =>
        `The campaign ${campaign} was closed before the brand had reviewed what you submitted. That says nothing about your content.`,
    },
  },
} as const

/** The campaign has ended, and with it whatever was waiting for the brand's decision. */
export const endedMail = (mail: CreatorMail & { what: keyof (typeof ended)['sv'] }): Mail => {
  const locale = mail.locale ?? 'sv'
  const { subject, line } = ended[locale][mail.what]
  return letter({
    to: mail.to,
    locale,
    subject: subjectOf(subject(mail.campaign)),
    lines: [hello[locale](mail.name), line(mail.campaign)],
    action: { label: toCollaboration[locale], href: linkTo(mail) },
  })
}

const pickup = {
  sv: {
    ended: {
      subject: (campaign: string) => `${campaign} är slut`,
      line: (campaign: string, stores: string) =>
        `Kampanjen ${campaign} tog slut innan varumärket hade svarat på din ansökan om att hämta i ${stores}. Det säger inget om dig eller ditt innehåll.`,
    },
    cancelled: {
      subject: (campaign: string) => `Kampanjen ${campaign} är inställd`,
      line: (campaign: string, stores: string) =>
        `Kampanjen ${campaign} är inställd. Din ansökan om att hämta i ${stores} är därför avslutad.`,
    },
    cancelledReservation: {
      subject: (campaign: string) => `Kampanjen ${campaign} är inställd`,
      line: (campaign: string, stores: string) =>
        `Kampanjen ${campaign} är inställd. Det du har reserverat går inte längre att hämta i ${stores}.`,
    },
    action: 'Visa erbjudandet',
  },
  en: {
    ended: {
      subject: (campaign: string) => `${campaign} is over`,
      line: (campaign: string, stores: string) =>
        `The campaign ${campaign} ended before the brand had answered your application to pick up at ${stores}. That says nothing about you or your content.`,
    },
    cancelled: {
      subject: (campaign: string) => `The campaign ${campaign} is cancelled`,
      line: (campaign: string, stores: string) =>
        `The campaign ${campaign} is cancelled. Your application to pick up at ${stores} has therefore been closed.`,
    },
    cancelledReservation: {
      subject: (campaign: string) => `The campaign ${campaign} is cancelled`,
      line: (campaign: string, stores: string) =>
        `The campaign ${campaign} is cancelled. What you have reserved can no longer be picked up at ${stores}.`,
    },
    action: 'Show the offer',
  },
} as const

interface PickupEndedMail {
  appUrl: string
  to: string
  name: string
  locale: Locale | null
  campaign: string
  /** One of the creator's store campaigns, for the link. */
  offerId: string
  stores: readonly string[]
  what: 'ended' | 'cancelled' | 'cancelledReservation'
  comment: string | null
}

/** A store campaign has ended: an application was not answered, or a reservation no longer holds. */
export const pickupEndedMail = ({
  appUrl,
  to,
  name,
  locale: chosen,
  campaign,
  offerId,
  stores,
  what,
  comment,
}: PickupEndedMail): Mail => {
  const locale = chosen ?? 'sv'
  const {
    [what]: { subject, line },
    action,
  } = pickup[locale]
  const places = new Intl.ListFormat(locale, { type: 'conjunction' }).format(stores)
  return letter({
    to,
    locale,
    subject: subjectOf(subject(campaign)),
    lines: [hello[locale](name), line(campaign, places), ...(comment ? [comment] : [])],
    action: { label: action, href: new URL(`/p/marketplace/store-campaigns/${offerId}`, appUrl).href },
  })
}
