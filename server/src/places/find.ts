import type { Country, Place } from '@samspel/api'
import type { Town } from './read-towns'

/** Towns that others are placed by. */
const LARGE = 20_000
const MOST_FOUND = 10

/** Without marks, capitals and signs between words: Malmö, malmo and MALMÖ are one. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

interface Known extends Town {
  plainName: string
}
export interface Places {
  /** Those with most people first, parts of towns after towns. */
  all: readonly Known[]
  /** The first of each name by country and name. */
  byName: ReadonlyMap<string, Known>
}
const keyOf = (plainName: string, country: Country): string => `${country} ${plainName}`

/** Makes towns searchable. */
export const placesOf = (towns: readonly Town[]): Places => {
  const all = towns
    .map((town) => ({ ...town, plainName: plain(town.name) }))
    .sort(
      (a, b) =>
        Number(a.isPart) - Number(b.isPart) || b.population - a.population || a.plainName.localeCompare(b.plainName),
    )
  const byName = new Map<string, Known>()
  for (const place of all) {
    const key = keyOf(place.plainName, place.country)
    if (!byName.has(key)) byName.set(key, place)
  }
  return { all, byName }
}

/** Near enough to compare by: degrees, those east narrowed by the latitude. */
const apart = (a: Town, b: Town): number =>
  (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) ** 2

/** The nearest large town, by which one of several with the same name is known; null for a large one. */
const nearOf = ({ all }: Places, town: Known): string | null => {
  if (town.population >= LARGE && !town.isPart) return null
  const large = all.filter(
    (other) => other.population >= LARGE && !other.isPart && other.country === town.country && other.name !== town.name,
  )
  return (
    large.reduce<Known | undefined>(
      (best, other) => (!best || apart(town, other) < apart(town, best) ? other : best),
      undefined,
    )?.name ?? null
  )
}

/** Ends of what is typed, the longest first: of `Storgatan 1, 903 26 Umeå` also `umea`, as towns stand last in an address. */
const endsOf = (words: readonly string[]): string[] =>
  words.map((_, at) => words.slice(at).join(' ')).filter((end) => end.length > 1 && !/^\d/.test(end))

/** How well a name fits: itself, its beginning, the beginning of a word in it. */
const fits = [
  (name: string, end: string) => name === end,
  (name: string, end: string) => name.startsWith(end),
  (name: string, end: string) => name.includes(` ${end}`),
]

/** Places for a town or an address that is being typed, the best first, at most ten. */
export const searchPlaces = (places: Places, query: string, country?: Country): Place[] => {
  const found = new Set<Known>()
  const asked = country ? places.all.filter((place) => place.country === country) : places.all
  for (const end of endsOf(plain(query).split(' ').slice(-8)))
    for (const fit of fits)
      for (const place of asked) {
        if (found.size === MOST_FOUND) break
        if (fit(place.plainName, end)) found.add(place)
      }
  return [...found].map((place) => ({
    name: place.name,
    near: nearOf(places, place),
    countryCode: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
  }))
}

/** The largest town of exactly this name in a country. */
export const townCalled = (places: Places, name: string, country: Country): Town | undefined =>
  places.byName.get(keyOf(plain(name), country))
