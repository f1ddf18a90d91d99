import type { Locale } from '@samspel/api'
import type { Mail } from '../../outbox/mails'
import { subjectOf } from '../../outbox/names'
import { moneyIn } from '../participations/mails'

/** `fee`: what was held for the creator, öre. */
interface CancelledMail { to: string; name: string; locale: Locale | null; campaign: string; comment: string | undefined; fee: number }

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
