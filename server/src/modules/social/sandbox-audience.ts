import type { Country } from '@samspel/api'
import type { SocialAccount, SocialAudience } from './provider'
import { seededRandom } from './seeded-random'

/** Where a creator lives. */
export interface CreatorPlace {
  city: string | null
  country: Country
}

/** The network says nothing of the followers of smaller accounts. */
const fewestFollowers = 100

const largeTowns: Record<Country, readonly string[]> = {
  SE: ['Stockholm', 'Göteborg', 'Malmö', 'Uppsala', 'Västerås', 'Örebro', 'Linköping', 'Norrköping'],
  NO: ['Oslo', 'Bergen', 'Trondheim', 'Stavanger', 'Drammen', 'Kristiansand'],
  DK: ['København', 'Aarhus', 'Odense', 'Aalborg', 'Esbjerg', 'Randers'],
  FI: ['Helsinki', 'Espoo', 'Tampere', 'Turku', 'Oulu', 'Lahti'],
  GB: ['London', 'Birmingham', 'Manchester', 'Glasgow', 'Leeds', 'Bristol'],
}
const ages = [
  ['13-17', 2],
  ['18-24', 16],
  ['25-34', 36],
  ['35-44', 26],
  ['45-54', 13],
  ['55-64', 5],
  ['65+', 2],
] as const

/** Invented followers of an account, always the same for the same account; most live where the creator does. */
export const sandboxAudience = (
  { id, followersCount }: SocialAccount,
  { city, country }: CreatorPlace,
): SocialAudience | null => {
  if (followersCount < fewestFollowers) return null
  const random = seededRandom(id, 'audience')
  const weights = ages.map(([range, weight]) => ({ range, weight: weight * random.between(0.6, 1.5) }))
  const all = weights.reduce((sum, { weight }) => sum + weight, 0)
  const shares = weights.map(({ range, weight }) => ({ range, share: Math.round((weight / all) * 100) }))
  // What rounding took or gave goes to the largest group.
  const largest = shares.reduce((most, each) => (each.share > most.share ? each : most))
  largest.share += 100 - shares.reduce((sum, { share }) => sum + share, 0)

  const women = random.whole(52, 84)
  const others = largeTowns[country].filter((town) => town !== city)
  const names = [...(city ? [city] : []), ...others].slice(0, 4)
  let share = random.whole(12, 20)
  return {
    women,
    men: 100 - women,
    ages: shares,
    towns: names.map((name) => {
      const town = { name, share }
      share = Math.max(2, share - random.whole(2, 5))
      return town
    }),
    country: { code: country, share: random.whole(74, 93) },
  }
}
