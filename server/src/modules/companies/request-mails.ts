import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'

interface DecisionMail {
  appUrl: string
  to: string
  name: string
  locale: Locale | null
  company: string
}

const approved = {
  sv: {
    subject: (company: string) => `${company} är godkänt på Samspel`,
    lines: (name: string, company: string) => [
      `Hej ${name},`,
      `${company} är godkänt på Samspel. Nu kan ni skicka kampanjer till granskning, och era varumärken visas för kreatörer.`,
    ],
    action: 'Till kampanjerna',
  },
  en: {
    subject: (company: string) => `${company} is approved on Samspel`,
    lines: (name: string, company: string) => [
      `Hi ${name},`,
      `${company} is approved on Samspel. You can now send campaigns to review, and your brands are shown to creators.`,
    ],
    action: 'To the campaigns',
  },
} as const

const declined = {
  sv: {
    subject: (company: string) => `Svar på ansökan från ${company}`,
    lines: (name: string, company: string, reason: string) => [
      `Hej ${name},`,
      `Vi kan inte godkänna ${company} på Samspel just nu. Skälet:`,
      reason,
    ],
    action: 'Till företagets sida',
    after: 'Ni kan rätta uppgifterna och ansöka igen på företagets sida. Era utkast är kvar.',
  },
  en: {
    subject: (company: string) => `Answer to the request from ${company}`,
    lines: (name: string, company: string, reason: string) => [
      `Hi ${name},`,
      `We cannot approve ${company} on Samspel at the moment. The reason:`,
      reason,
    ],
    action: "To the company's page",
    after: "You can correct your details and ask again on the company's page. Your drafts are still there.",
  },
} as const

export const approvedMail = ({ appUrl, to, name, locale, company }: DecisionMail): Mail => {
  const text = approved[locale ?? 'sv']
  return letter({
    to,
    locale,
    subject: text.subject(company),
    lines: text.lines(name, company),
    action: { label: text.action, href: new URL('/campaigns', appUrl).href },
  })
}

export const declinedMail = ({
  appUrl,
  to,
  name,
  locale,
  company,
  reason,
}: DecisionMail & { reason: string }): Mail => {
  const text = declined[locale ?? 'sv']
  return letter({
    to,
    locale,
    subject: text.subject(company),
    lines: text.lines(name, company, reason),
    action: { label: text.action, href: new URL('/company', appUrl).href },
    after: [text.after],
  })
}
