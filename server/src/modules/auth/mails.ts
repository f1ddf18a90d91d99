import type { Locale } from '@samspel/api'
import type { Mail } from '../../outbox/mails'

interface ResetMail { to: string; name: string; locale: Locale | null; link: string }

const texts = {
  sv: {
    subject: 'Återställ ditt lösenord',
    body: (name: string, link: string) => `Hej ${name}!\n\nVälj ett nytt lösenord här:\n${link}\n\nLänken gäller i en timme och kan användas en gång. Har du inte bett om den behöver du inte göra något.\n\nSamspel`,
  },
  en: {
    subject: 'Reset your password',
    body: (name: string, link: string) => `Hi ${name}!\n\nChoose a new password here:\n${link}\n\nThe link is good for one hour and can be used once. If you did not ask for it there is nothing you need to do.\n\nSamspel`,
  },
} as const

export const resetMail = ({ to, name, locale, link }: ResetMail): Mail => {
  const { subject, body } = texts[locale ?? 'sv']
  return { to, subject, text: body(name, link) }
}
