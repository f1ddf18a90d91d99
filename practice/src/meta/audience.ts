import { seededRandom } from '../seeded-random'
import type { Account, Known } from './posts'

/** The network says nothing of the followers of smaller accounts. */
const fewestFollowers = 100

const largeTowns: Record<string, readonly string[]> = {
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

export const breakdowns = ['age', 'gender', 'city', 'country'] as const
export type Breakdown = (typeof breakdowns)[number]

type Result = { dimension_values: [string]; value: number }

/** Invented followers of an account, always the same; most live where the creator does. Null below the network's minimum. */
export const followersBy = (
  { id, followers }: Account,
  { city = null, country = 'SE' }: Partial<Pick<Known, 'city' | 'country'>>,
  breakdown: Breakdown,
): Result[] | null => {
  if (followers < fewestFollowers) return null
  const random = seededRandom(id, breakdown)
  const part = (name: string, share: number): Result => ({
    dimension_values: [name],
    value: Math.round(followers * share),
  })
  if (breakdown === 'gender') {
    const women = random.whole(52, 84) / 100
    return [part('F', women), part('M', 0.98 - women), part('U', 0.02)]
  }
  if (breakdown === 'country') {
    const home = random.whole(74, 93) / 100
    return [part(country, home), part(country === 'DE' ? 'AT' : 'DE', (1 - home) / 2)]
  }
  if (breakdown === 'city') {
    const others = (largeTowns[country] ?? []).filter((town) => town !== city)
    let share = random.whole(12, 20)
    return [...(city ? [city] : []), ...others].slice(0, 6).map((town) => {
      const row = part(`${town}, ${country}`, share / 100)
      share = Math.max(2, share - random.whole(2, 5))
      return row
    })
  }
  const weights = ages.map(([range, weight]) => ({ range, weight: weight * random.between(0.6, 1.5) }))
  const all = weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights.map(({ range, weight }) => part(range, weight / all))
}
