import type { DealFacts, Locale } from '@samspel/api'
import type { PassEnd } from '@samspel/api/opening-hours'
import { dealWords } from '../../../outbox/deal-words'
import { letter } from '../../../outbox/letter'
import type { Mail } from '../../../outbox/mails'
import { dayIn, hello } from '../../../outbox/words'

interface PassMail {
  appUrl: string
  to: string
  name: string
  locale: Locale | null
  campaign: string
  store: string
  storeCampaignId: string
}

const texts = {
  sv: {
    approved: {
      subject: (campaign: string) => `Du får hämta ${campaign}`,
      line: ({ campaign, store }: PassMail) =>
        `Din ansökan till ${campaign} är godkänd. Hämta produkten i ${store} och visa ditt pass i kassan.`,
      until: (end: string) => `Passet gäller till ${end}.`,
    },
    ending: {
      subject: (campaign: string) => `Hämta ${campaign} innan passet går ut`,
      line: ({ campaign, store }: PassMail) => `Du har inte hämtat ${campaign} i ${store} än.`,
      until: (end: string) => `Passet gäller till ${end}. Sedan går platsen till någon annan.`,
    },
    declined: {
      subject: (campaign: string) => `Svar på din ansökan till ${campaign}`,
      line: ({ campaign, store }: PassMail) =>
        `Du fick inte plats i ${campaign} i ${store} den här gången. Varumärket skriver:`,
    },
    ended: {
      subject: (campaign: string) => `Ditt pass för ${campaign} gäller inte längre`,
      line: ({ campaign, store }: PassMail) =>
        `Varumärket har avslutat ditt pass för ${campaign} i ${store} och skriver:`,
    },
    pass: 'Visa passet',
    offers: 'Se erbjudanden',
  },
  en: {
    approved: {
      subject: (campaign: string) => `Pick up ${campaign}`,
      line: ({ campaign, store }: PassMail) =>
        `Your application for ${campaign} is approved. Pick the product up at ${store} and show your pass at the counter.`,
      until: (end: string) => `The pass is valid ${end}.`,
    },
    ending: {
      subject: (campaign: string) => `Pick ${campaign} up before your pass runs out`,
      line: ({ campaign, store }: PassMail) => `You have not picked ${campaign} up at ${store} yet.`,
      until: (end: string) => `The pass is valid ${end}. After that the place goes to somebody else.`,
    },
    declined: {
      subject: (campaign: string) => `Answer to your application for ${campaign}`,
      line: ({ campaign, store }: PassMail) =>
        `There was no place for you in ${campaign} at ${store} this time. The brand writes:`,
    },
    ended: {
      subject: (campaign: string) => `Your pass for ${campaign} is no longer valid`,
      line: ({ campaign, store }: PassMail) => `The brand has ended your pass for ${campaign} at ${store} and writes:`,
    },
    pass: 'Show the pass',
    offers: 'See offers',
  },
} as const

/** The end of a pass, after `till` and after `valid`. */
const endWords = {
  sv: ({ day, time }: PassEnd) => (time === null ? `och med ${dayIn('sv', day)}` : `${dayIn('sv', day)} kl. ${time}`),
  en: ({ day, time }: PassEnd) =>
    time === null ? `through ${dayIn('en', day)}` : `until ${time} on ${dayIn('en', day)}`,
} as const

/** The creator may pick up, or has not done so a day before the pass expires. */
export const passMail = (
  mail: PassMail & {
    kind: 'approved' | 'ending'
    until: PassEnd | null
    deal?: { facts: DealFacts; day: string; file: { brandId: string; id: string } }
  },
): Mail => {
  const locale = mail.locale ?? 'sv'
  const { subject, line, until } = texts[locale][mail.kind]
  const said = letter({
    to: mail.to,
    locale,
    subject: subject(mail.campaign),
    lines: [
      hello[locale](mail.name),
      line(mail),
      ...(mail.until ? [until(endWords[locale](mail.until))] : []),
      ...(mail.deal ? [dealWords(locale, mail.deal)] : []),
    ],
    action: {
      label: texts[locale].pass,
      href: new URL(`/store-campaigns/${mail.storeCampaignId}/pass`, mail.appUrl).href,
    },
  })
  return mail.deal ? { ...said, file: { agreement: { ...mail.deal.file, locale } } } : said
}

/** The creator may not pick up, or no longer, with the reason. */
export const noPassMail = (mail: PassMail & { kind: 'declined' | 'ended'; reason: string }): Mail => {
  const locale = mail.locale ?? 'sv'
  const { subject, line } = texts[locale][mail.kind]
  return letter({
    to: mail.to,
    locale,
    subject: subject(mail.campaign),
    lines: [hello[locale](mail.name), line(mail), mail.reason],
    action: { label: texts[locale].offers, href: new URL('/marketplace', mail.appUrl).href },
  })
}
