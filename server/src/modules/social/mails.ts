import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { nameInMail } from '../../outbox/names'
import { hello } from '../../outbox/words'

const words = {
  sv: {
    subject: 'Anslut ditt Instagram igen',
    lines: (account: string) => [
      `Samspel får inte längre läsa inläggen från ${account}. Det händer när ett godkännande har gått ut, när du har bytt lösenord eller när du har tagit bort Samspel bland dina appar.`,
      'Tills du ansluter igen räknas inga nya siffror, och dina storyer sparas inte. Det som redan är räknat finns kvar.',
    ],
    action: 'Anslut igen',
  },
  en: {
    subject: 'Connect your Instagram again',
    lines: (account: string) => [
      `Samspel may no longer read the posts of ${account}. This happens when a consent has run out, when you have changed your password or when you have removed Samspel from your apps.`,
      'Until you connect again no new figures are counted, and your stories are not kept. What has been counted stays.',
    ],
    action: 'Connect again',
  },
} as const

interface ConsentEnded {
  to: string
  name: string
  locale: Locale | null
  account: string
  link: string
}

/** The network has stopped letting us read the account. */
export const consentEndedMail = ({ to, name, locale, account, link }: ConsentEnded): Mail => {
  const language = locale ?? 'sv'
  const { subject, lines, action } = words[language]
  return letter({
    to,
    locale,
    subject,
    lines: [hello[language](name), ...lines(nameInMail(account))],
    action: { label: action, href: link },
  })
}
