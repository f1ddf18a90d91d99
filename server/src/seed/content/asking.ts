import type { Sign } from '../pictures/marks'

/** A company that has signed up and is not approved; invented like the others. */
export interface AskingFacts {
  company: string
  country: 'DK' | 'SE'
  brand: string
  slug: string
  sign: Sign
  ground: string
  ink: string
  description: string
  contact: string
  /** Hours since it asked. */
  askedHoursAgo: number
  confirmed: boolean
  /** Why it was declined, and hours since. */
  declined?: { reason: string; hoursAgo: number }
}

export const askingCompanies: readonly AskingFacts[] = [
  {
    company: 'Ljungdal Keramik AB',
    country: 'SE',
    brand: 'Ljungdal',
    slug: 'ljungdal',
    sign: 'drop',
    ground: '#7d4a3a',
    ink: '#f6e4d4',
    description: 'Muggar och skålar drejade i Höganäs.',
    contact: 'Saga Ljung',
    askedHoursAgo: 44,
    confirmed: true,
  },
  {
    company: 'Nordhavn Te ApS',
    country: 'DK',
    brand: 'Nordhavn Te',
    slug: 'nordhavn-te',
    sign: 'leaf',
    ground: '#2f4f45',
    ink: '#e3f0d8',
    description: 'Tea blended by the harbour in Copenhagen.',
    contact: 'Malthe Krogh',
    askedHoursAgo: 5,
    confirmed: false,
  },
  {
    company: 'Snabbis Krediter AB',
    country: 'SE',
    brand: 'Snabbis',
    slug: 'snabbis',
    sign: 'star',
    ground: '#1f2a5c',
    ink: '#ffd84a',
    description: 'Pengar på kontot i dag.',
    contact: 'Rolf Snäll',
    askedHoursAgo: 240,
    confirmed: true,
    declined: {
      reason: 'Vi tar inte emot lån och krediter. Samarbeten på Samspel handlar om varor som kreatörer kan prova.',
      hoursAgo: 216,
    },
  },
]
