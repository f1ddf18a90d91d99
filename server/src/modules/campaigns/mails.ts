import type { Locale } from '@samspel/api'
import type { Mail } from '../../outbox/mails'
import { subjectOf } from '../../outbox/names'

interface CancelledMail { to: string; name: string; locale: Locale | null; campaign: string; comment: string | undefined }

const texts = {
  sv: {
    subject: (campaign: string) => `Kampanjen ${campaign} är inställd`,
    body: ({ name, campaign, comment }: CancelledMail) => `Hej ${name}!\n\nKampanjen ${campaign} är inställd.${comment ? `\n\n${comment}` : ''}\n\nSamspel`,
  },
  en: {
    subject: (campaign: string) => `The campaign ${campaign} is cancelled`,
    body: ({ name, campaign, comment }: CancelledMail) => `Hi ${name}!\n\nThe campaign ${campaign} is cancelled.${comment ? `\n\n${comment}` : ''}\n\nSamspel`,
  },
} as const

export const cancelledMail = (mail: CancelledMail): Mail => {
  const { subject, body } = texts[mail.locale ?? 'sv']
  return { to: mail.to, subject: subjectOf(subject(mail.campaign)), text: body(mail) }
}
