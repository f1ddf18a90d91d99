import type { Country, Place } from '@samspel/api'
import { plainText } from '@samspel/api/plain-text'
import { otherTownNames } from '@samspel/api/town-names'
import { distance } from '../search'
import type { Town } from './read-towns'

/** Population from which a town is used to locate others. */
const LARGE = 20_000
const MOST_FOUND = 10

/** Without diacritics, capitals and punctuation: Malmö, malmo and MALMÖ are equal. */
export const plain = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

interface Known extends Town {
  plainName: string
}
/** `Upplands Väsby` has two: `upplands vasby`, which is whole, and `vasby`. */
interface Tail {
  text: string
  isWhole: boolean
  /** Position of the place in `all`. */
  rank: number
}
export interface Places {
  /** Most populous first, parts of towns after towns. */
  all: readonly Known[]
  /** The first town for each name, by country and name. */
  byName: ReadonlyMap<string, Known>
  /** Towns by which others are located. */
  large: readonly Known[]
  /** Every name from each of its words on, sorted. */
  tails: readonly Tail[]
  /** The middle of every place. */
  middles: ReadonlySet<string>
}
const middleOf = (latitude: number, longitude: number): string => `${latitude},${longitude}`
const keyOf = (plainName: string, country: Country): string => `${country} ${plainName}`

const isLarge = ({ population, isPart }: Town): boolean => population >= LARGE && !isPart

const tailsOf = (name: string, rank: number): Tail[] =>
  [...name.matchAll(/(?:^| )(?=.)/g)].map(({ index, 0: gap }) => ({
    text: name.slice(index + gap.length),
    isWhole: index === 0,
    rank,
  }))

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
  const tails = all
    .flatMap(({ plainName }, rank) => tailsOf(plainName, rank))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.rank - b.rank))
  const middles = new Set(all.map(({ latitude, longitude }) => middleOf(latitude, longitude)))
  return { all, byName, large: all.filter(isLarge), tails, middles }
}

type Spot = Pick<Town, 'latitude' | 'longitude'>

/** Approximate squared distance in degrees, with longitude scaled by latitude; only for comparisons. */
const apart = (a: Spot, b: Spot): number =>
  (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) ** 2

/** The nearest large town, to tell apart towns of the same name; null for a large town. */
const nearestLarge = ({ large }: Places, town: Known): string | null => {
  if (isLarge(town)) return null
  let nearest: { town: Known; distance: number } | undefined
  for (const other of large) {
    if (other.country !== town.country || other.name === town.name) continue
    const distance = apart(town, other)
    if (!nearest || distance < nearest.distance) nearest = { town: other, distance }
  }
  return nearest?.town.name ?? null
}

/** The nearest large town of those that were found before. */
const nears = new WeakMap<Known, string | null>()

const nearOf = (places: Places, town: Known): string | null => {
  const known = nears.get(town)
  if (known !== undefined) return known
  const near = nearestLarge(places, town)
  nears.set(town, near)
  return near
}

/** Suffixes of the search text, longest first: `Storgatan 1, 903 26 Umeå` includes `umea`, since the town comes last in an address. */
const endsOf = (words: readonly string[]): string[] =>
  words.map((_, at) => words.slice(at).join(' ')).filter((end) => end.length > 1 && !/^\d/.test(end))

/** The first tail that does not sort before a text. */
const firstFrom = (tails: readonly Tail[], text: string): number => {
  let [low, high] = [0, tails.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (tails[middle]!.text < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Places with a word that begins with a text: those so called, then those whose name begins so, then the others. */
const beginningWith = ({ all, tails }: Places, end: string, country: Country | undefined): Known[] => {
  const called: number[] = []
  const begun: number[] = []
  const others: number[] = []
  for (let at = firstFrom(tails, end); tails[at]?.text.startsWith(end); at += 1) {
    const { text, isWhole, rank } = tails[at]!
    if (country && all[rank]!.country !== country) continue
    if (!isWhole) others.push(rank)
    else if (text === end) called.push(rank)
    else begun.push(rank)
  }
  return [called, begun, others].flatMap((ranks) => ranks.sort((a, b) => a - b)).map((rank) => all[rank]!)
}

const toPlace = (places: Places, place: Known): Place => ({
  name: place.name,
  near: nearOf(places, place),
  countryCode: place.country,
  latitude: place.latitude,
  longitude: place.longitude,
})

/** Places matching a town or address being typed, best first, at most ten. */
export const searchPlaces = (places: Places, query: string, country?: Country): Place[] => {
  const found = new Set<Known>()
  const ends = endsOf(plain(query).split(' ').slice(-8)).flatMap((end) => [
    ...otherTownNames(end, 'whole'),
    end,
    ...otherTownNames(end),
  ])
  for (const end of ends)
    for (const place of beginningWith(places, end, country)) {
      if (found.size === MOST_FOUND) break
      found.add(place)
    }
  return [...found].map((place) => toPlace(places, place))
}

/** The largest town with exactly this name, or another of its names, in a country. */
export const townCalled = (places: Places, name: string, country: Country): Town | undefined => {
  const whole = plain(name)
  const other = () => otherTownNames(whole, 'whole').map((each) => places.byName.get(keyOf(each, country)))
  return places.byName.get(keyOf(whole, country)) ?? other().find((town) => town !== undefined)
}

/** Whether a town can be kept as a name: its name alone finds it again. */
const isFoundAgain = (places: Places, { name, latitude, longitude }: Spot & { name: string }, country: Country) => {
  const town = townCalled(places, name, country)
  return town?.latitude === latitude && town.longitude === longitude
}

/** The towns among them that their name alone finds again: what can be kept as a name. */
export const searchTowns = (places: Places, query: string, country: Country): Place[] =>
  searchPlaces(places, query, country).filter((place) => isFoundAgain(places, place, country))

/** About thirty kilometres, in degrees of latitude: farther away nobody lives in a town. */
const mostDegrees = 0.3

/** The town of a country that a position is in or nearest to, of those that can be kept as a name; none far from all of them. */
export const townsNear = (places: Places, position: Spot, country: Country): Place[] => {
  const named = places.all
    .filter((town) => town.country === country && !town.isPart && apart(position, town) < mostDegrees ** 2)
    .sort((a, b) => apart(position, a) - apart(position, b))
    .find((town) => isFoundAgain(places, town, country))
  return named ? [toPlace(places, named)] : []
}

/** Whether a position is exactly the middle of a town, as no building is but by chance. */
export const isMiddle = (places: Places, latitude: number, longitude: number): boolean =>
  places.middles.has(middleOf(latitude, longitude))

const mostLetters = 2
/** One letter of a short name, two of a long one. */
const mayDiffer = (name: string): number => (name.length < 6 ? 1 : mostLetters)

/** The town that was probably meant where none has exactly this name: the nearest spelling, of several the largest. */
export const townLike = ({ all }: Places, name: string, country: Country): Town | undefined => {
  const sought = plain(name)
  let [best, fewest]: [Known | undefined, number] = [undefined, mayDiffer(sought) + 1]
  for (const town of all) {
    if (town.country !== country || Math.abs(town.plainName.length - sought.length) >= fewest) continue
    const differs = distance(sought, town.plainName)
    if (differs < fewest) [best, fewest] = [town, differs]
  }
  return best
}

/** Degrees around the outermost towns of a country that still count as in it. */
const margin = 1

/** Whether a position is in a country or its surroundings, judged by the country's outermost towns. */
export const isAround = (places: Places, country: Country, latitude: number, longitude: number): boolean => {
  const { south, north, west, east } = extentOf(places, country)
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

interface Extent {
  south: number
  north: number
  west: number
  east: number
}
const extents = new WeakMap<Places, Map<Country, Extent>>()

const extentOf = (places: Places, country: Country): Extent => {
  const known = extents.get(places) ?? new Map<Country, Extent>()
  extents.set(places, known)
  let extent = known.get(country)
  if (!extent) {
    extent = { south: 90, north: -90, west: 180, east: -180 }
    for (const { country: of, latitude, longitude } of places.all) {
      if (of !== country) continue
      extent.south = Math.min(extent.south, latitude - margin)
      extent.north = Math.max(extent.north, latitude + margin)
      extent.west = Math.min(extent.west, longitude - margin)
      extent.east = Math.max(extent.east, longitude + margin)
    }
    known.set(country, extent)
  }
  return extent
}
