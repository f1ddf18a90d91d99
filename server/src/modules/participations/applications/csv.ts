import type { Application, Locale } from '@samspel/api'
import { countDemands } from '@samspel/api/campaign-rules'
import { toCsv } from '@samspel/api/files'
import { dayOf } from '../../../days'

const heads: Record<Locale, readonly string[]> = {
  sv: [
    'Kreatör',
    'Konto',
    'Ort',
    'Land',
    'Erbjudande',
    'Butik',
    'Varumärke',
    'Följare',
    'Engagemang, %',
    'Uppfyller kraven',
    'Motivering',
    'Ansökte',
    'Svara senast',
    'Reserverar, kr',
  ],
  en: [
    'Creator',
    'Account',
    'City',
    'Country',
    'Offer',
    'Store',
    'Brand',
    'Followers',
    'Engagement, %',
    'Meets requirements',
    'Why they apply',
    'Applied',
    'Answer by',
    'Reserves, SEK',
  ],
}
const answers: Record<Locale, readonly [yes: string, no: string]> = { sv: ['Ja', 'Nej'], en: ['Yes', 'No'] }

export const applicationsCsv = (applications: readonly Application[], locale: Locale): string =>
  toCsv([
    heads[locale],
    ...applications.map(({ creator, campaign, store, demands, motivation, reserves, createdAt, answerBy }) => [
      creator.name,
      `@${creator.username}`,
      creator.city,
      creator.countryCode ?? '',
      campaign.name,
      store ? `${store.name}, ${store.city}` : '',
      campaign.brandName,
      creator.followersCount,
      locale === 'sv' ? creator.engagementRate : String(creator.engagementRate),
      answers[locale][countDemands(demands).areMet ? 0 : 1],
      motivation,
      dayOf(createdAt),
      dayOf(answerBy),
      reserves / 100,
    ]),
  ])
