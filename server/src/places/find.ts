import type { Country, Place } from '@samspel/api'
import type { Town } from './read-towns'

/** Population from which a town is used to locate others. */
const LARGE = 20_000
const MOST_FOUND = 10

/** Without diacritics, capitals and punctuation: Malmö, malmo and MALMÖ are equal. */
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
  /** Most populous first, parts of towns after towns. */
  all: readonly Known[]
  /** The first town for each name, by country and name. */
  byName: ReadonlyMap<string, Known>
}
const keyOf = (plainName: string, country: Country): string => `${country} ${plainName}`

/** Builds the search index of towns. */
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

/** Approximate squared distance in degrees, with longitude scaled by latitude; only for comparisons. */
const apart = (a: Town, b: Town): number =>
  (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) ** 2

/** The nearest large town, to tell apart towns of the same name; null for a large town. */
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

/** Suffixes of the search text, longest first: `Storgatan 1, 903 26 Umeå` includes `umea`, since the town comes last in an address. */
const endsOf = (words: readonly string[]): string[] =>
  words.map((_, at) => words.slice(at).join(' ')).filter((end) => end.length > 1 && !/^\d/.test(end))

/** Match quality: the whole name, its beginning, the beginning of a word in it. */
const fits = [
  (name: string, end: string) => name === end,
  (name: string, end: string) => name.startsWith(end),
  (name: string, end: string) => name.includes(` ${end}`),
]

/** Places matching a town or address being typed, best first, at most ten. */
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

/** The largest town with exactly this name in a country. */
export const townCalled = (places: Places, name: string, country: Country): Town | undefined =>
  places.byName.get(keyOf(plain(name), country))
