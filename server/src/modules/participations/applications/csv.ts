import type { Locale, Participation } from '@samspel/api'
import { countDemands } from '@samspel/api/campaign-rules'
import { toCsv } from '@samspel/api/files'
import { dayOf } from '../../../days'

const heads: Record<Locale, readonly string[]> = {
  sv: [
    'Kreatör',
    'Konto',
    'Ort',
    'Land',
    'Kampanj',
    'Varumärke',
    'Följare',
    'Engagemang, %',
    'Uppfyller kraven',
    'Motivering',
    'Ansökte',
    'Svara senast',
  ],
  en: [
    'Creator',
    'Account',
    'City',
    'Country',
    'Campaign',
    'Brand',
    'Followers',
    'Engagement, %',
    'Meets requirements',
    'Why they apply',
    'Applied',
    'Answer by',
  ],
}
const answers: Record<Locale, readonly [yes: string, no: string]> = { sv: ['Ja', 'Nej'], en: ['Yes', 'No'] }

export const applicationsCsv = (applications: readonly Participation[], locale: Locale): string =>
  toCsv([
    heads[locale],
    ...applications.map(({ creator, campaign, demands, motivation, createdAt, answerBy }) => [
      creator.name,
      `@${creator.username}`,
      creator.city,
      creator.countryCode ?? '',
      campaign.name,
      campaign.brandName,
      creator.followersCount,
      locale === 'sv' ? creator.engagementRate : String(creator.engagementRate),
      answers[locale][countDemands(demands).areMet ? 0 : 1],
      motivation,
      dayOf(createdAt),
      answerBy ? dayOf(answerBy) : '',
    ]),
  ])
