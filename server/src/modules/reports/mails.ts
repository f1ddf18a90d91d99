import type { CampaignReport, Locale } from '@samspel/api'
import type { Config } from '../../config'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { nameInMail } from '../../outbox/names'
import { moneyOnPaper } from '../../pdf'
import { numberOnPaper, percentOnPaper } from './file/pdf/numbers'
import { stopTokenOf, tokenOf } from './tokens'

const texts = {
  sv: {
    subject: (name: string) => `Veckans siffror: ${name}`,
    several: (n: number) => `${n} kampanjer`,
    intro: (name: string, brand: string) => `Så har det gått för ${name} av ${brand} hittills.`,
    reach: (n: string) => `Räckvidd: ${n}`,
    posts: (n: string) => `Godkända inlägg: ${n}`,
    engagement: (percent: string) => `Engagemang: ${percent}`,
    clicks: (n: string) => `Klick: ${n}`,
    revenue: (sum: string, n: string) => `Sålt: ${sum} kr, ${n} köp`,
    cost: (sum: string) => `Kostnad: ${sum} kr`,
    button: 'Öppna rapporten',
    after: (brand: string, day: string) =>
      `${brand} har bett Samspel att skicka rapporten till dig varje måndag. Länken gäller till ${day}.`,
    stop: 'Vill du inte ha den mer? Öppna den här adressen:',
  },
  en: {
    subject: (name: string) => `This week’s figures: ${name}`,
    several: (n: number) => `${n} campaigns`,
    intro: (name: string, brand: string) => `How ${name} by ${brand} has gone so far.`,
    reach: (n: string) => `Reach: ${n}`,
    posts: (n: string) => `Approved posts: ${n}`,
    engagement: (percent: string) => `Engagement: ${percent}`,
    clicks: (n: string) => `Clicks: ${n}`,
    revenue: (sum: string, n: string) => `Sold: SEK ${sum}, ${n} orders`,
    cost: (sum: string) => `Cost: SEK ${sum}`,
    button: 'Open the report',
    after: (brand: string, day: string) =>
      `${brand} has asked Samspel to send you the report every Monday. The link is valid until ${day}.`,
    stop: 'You do not want it any more? Open this address:',
  },
} as const

interface Weekly {
  linkId: string
  to: string
  locale: Locale
  /** The last day of the address. */
  until: string
  /** As the address shows it. */
  report: CampaignReport
}

/** The main figures of a shared report, its address, and the way out. */
export const weeklyMail = (
  config: Pick<Config, 'appUrl' | 'sessionSecret'>,
  { linkId, to, locale, until, report: { campaign, campaigns, totals } }: Weekly,
): Mail => {
  const text = texts[locale]
  const number = (value: number) => numberOnPaper(value, locale)
  const brand = nameInMail(campaign.brandName)
  const name = campaigns ? text.several(campaigns.length) : nameInMail(campaign.name)
  const href = `${config.appUrl}/reports/${tokenOf(config, linkId)}`
  const figures = [
    text.reach(number(totals.reach)),
    text.posts(number(totals.posts)),
    totals.engagement != null && text.engagement(percentOnPaper(totals.engagement, locale)),
    totals.clicks !== undefined && text.clicks(number(totals.clicks)),
    totals.revenue !== undefined && text.revenue(moneyOnPaper(totals.revenue, locale), number(totals.orders ?? 0)),
    totals.cost !== undefined && text.cost(moneyOnPaper(totals.cost, locale)),
  ]
  return letter({
    to,
    locale,
    subject: text.subject(name),
    lines: [text.intro(name, brand), figures.filter(Boolean).join('\n')],
    action: { label: text.button, href },
    after: [text.after(brand, until), `${text.stop}\n${href}?stop=${stopTokenOf(config, linkId, to)}`],
  })
}
