import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { nameInMail } from '../../outbox/names'

const texts = {
  sv: {
    subject: 'Uppgifter saknas för rapporten till Skatteverket',
    hello: (name: string) => `Hej ${name}!`,
    why: (year: number) =>
      `Samspel måste berätta för Skatteverket vad som betalades ut till dig ${year}. För det behöver vi uppgifter om dig som saknas.`,
    label: 'Fyll i uppgifterna',
  },
  en: {
    subject: 'Details are missing for the report to the tax office',
    hello: (name: string) => `Hi ${name},`,
    why: (year: number) =>
      `Samspel must tell the Swedish tax office what you were paid in ${year}. For that we need details about you that are missing.`,
    label: 'Fill in the details',
  },
} as const

/** Asks a creator for what the report on sellers lacks; which fields stands on the page alone. */
export const reminderMail = (
  { to, name, locale: chosen }: { to: string; name: string; locale: Locale | null },
  { year, appUrl }: { year: number; appUrl: string },
): Mail => {
  const locale = chosen ?? 'sv'
  const text = texts[locale]
  return letter({
    to,
    locale,
    subject: text.subject,
    lines: [text.hello(nameInMail(name)), text.why(year)],
    action: { label: text.label, href: `${appUrl}/settings` },
  })
}
