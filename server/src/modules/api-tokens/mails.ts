import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { nameInMail } from '../../outbox/names'

interface TokenMail {
  appUrl: string
  to: string
  locale: Locale | null
  by: string
  company: string
  token: string
}

const texts = {
  sv: {
    subject: (company: string) => `Ny API-nyckel för ${company}`,
    lines: ({ by, company, token }: TokenMail) => [
      `${by} har gjort API-nyckeln ${token} för ${company}. Med den kan ett annat system läsa det som nyckeln gäller för.`,
      'Känner du inte till det? Ta tillbaka nyckeln, den slutar gälla genast.',
    ],
    action: 'Se nycklarna',
  },
  en: {
    subject: (company: string) => `New API key for ${company}`,
    lines: ({ by, company, token }: TokenMail) => [
      `${by} has made the API key ${token} for ${company}. With it another system can read what the key is for.`,
      'Do you not know of it? Take the key back, and it stops working at once.',
    ],
    action: 'See the keys',
  },
} as const

/** Tells an owner that there is another token. */
export const newTokenMail = (mail: TokenMail): Mail => {
  const text = texts[mail.locale ?? 'sv']
  const named = { ...mail, by: nameInMail(mail.by), company: nameInMail(mail.company), token: nameInMail(mail.token) }
  return letter({
    to: mail.to,
    locale: mail.locale,
    subject: text.subject(named.company),
    lines: text.lines(named),
    action: { label: text.action, href: new URL('/company/api', mail.appUrl).href },
  })
}
