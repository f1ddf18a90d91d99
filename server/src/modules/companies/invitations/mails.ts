import { invitationDays, type Locale, type Role } from '@samspel/api'
import { letter } from '../../../outbox/letter'
import type { Mail } from '../../../outbox/mails'
import { nameInMail } from '../../../outbox/names'

interface InvitationMail {
  appUrl: string
  to: string
  locale: Locale | null
  role: Role
  invitedBy: string
  company: string | null
  token: string
  /** Somebody has an account with the address: it can join, or it cannot have the role that is offered. */
  account: 'none' | 'joins' | 'cannot'
}

const texts = {
  sv: {
    subject: (by: string) => `${by} bjuder in dig till Samspel`,
    line: {
      admin: (by: string) => `${by} bjuder in dig att sköta plattformen Samspel.`,
      company: (by: string, company: string) => `${by} bjuder in dig att sköta samarbeten för ${company} på Samspel.`,
      store_user: (by: string, company: string) => `${by} bjuder in dig att sköta butiker för ${company} på Samspel.`,
    },
    joins:
      'Du har redan ett konto på Samspel med den här adressen. Logga in med det och tacka ja, så hör kontot till båda företagen och du byter mellan dem i kontomenyn.',
    join: 'Logga in och tacka ja',
    has: 'Du har redan ett konto på Samspel med den här adressen, och det kan inte få den här rollen. Vill du tacka ja ber du om en inbjudan till en annan adress.',
    action: 'Skapa ditt konto',
    after: `Länken gäller i ${invitationDays} dagar och kan användas en gång. Väntade du dig ingen inbjudan behöver du inte göra något.`,
  },
  en: {
    subject: (by: string) => `${by} invites you to Samspel`,
    line: {
      admin: (by: string) => `${by} invites you to look after the platform Samspel.`,
      company: (by: string, company: string) =>
        `${by} invites you to look after collaborations for ${company} on Samspel.`,
      store_user: (by: string, company: string) => `${by} invites you to look after stores for ${company} on Samspel.`,
    },
    joins:
      'You already have a Samspel account with this address. Log in with it and say yes: the account then belongs to both companies, and you switch between them in the account menu.',
    join: 'Log in and say yes',
    has: 'You already have a Samspel account with this address, and it cannot have this role. If you want to say yes, ask for an invitation to another address.',
    action: 'Create your account',
    after: `The link is good for ${invitationDays} days and can be used once. If you did not expect an invitation there is nothing you need to do.`,
  },
} as const

export const invitationMail = ({
  appUrl,
  to,
  locale,
  role,
  invitedBy,
  company,
  token,
  account,
}: InvitationMail): Mail => {
  const text = texts[locale ?? 'sv']
  const by = nameInMail(invitedBy)
  const about = { to, locale, subject: text.subject(by) }
  const line = text.line[role](by, nameInMail(company ?? ''))
  if (account === 'cannot') return letter({ ...about, lines: [line, text.has] })
  const href = new URL('/accept-invitation', appUrl)
  href.searchParams.set('invitation_token', token)
  const [lines, label] = account === 'joins' ? [[line, text.joins], text.join] : [[line], text.action]
  return letter({ ...about, lines, action: { label, href: href.href }, after: [text.after] })
}
