import type { Country } from './constants'

interface CountryFacts {
  zone: string
  /** Zones of parts whose clocks go as in `zone`, as browsers there tell. */
  otherZones: readonly string[]
  /** Languages that are spoken there and in none of our other countries, without a region. */
  languages: readonly string[]
  centre: { latitude: number; longitude: number }
  /** Zoom of a map some 700 px wide that shows the country and its surroundings. */
  zoom: number
}

/** What the product knows of each country; its name is said by `f.country` of `@samspel/i18n`. */
export const countryFacts: Readonly<Record<Country, CountryFacts>> = {
  DK: {
    zone: 'Europe/Copenhagen',
    otherZones: [],
    languages: ['da'],
    centre: { latitude: 56.1, longitude: 10.8 },
    zoom: 7,
  },
  FI: {
    zone: 'Europe/Helsinki',
    otherZones: ['Europe/Mariehamn'],
    languages: ['fi'],
    centre: { latitude: 64.5, longitude: 26 },
    zoom: 5,
  },
  GB: {
    zone: 'Europe/London',
    otherZones: [],
    languages: [],
    centre: { latitude: 54.6, longitude: -3.4 },
    zoom: 6,
  },
  NO: {
    zone: 'Europe/Oslo',
    otherZones: ['Arctic/Longyearbyen'],
    languages: ['nb', 'nn', 'no'],
    centre: { latitude: 64.5, longitude: 14 },
    zoom: 5,
  },
  SE: {
    zone: 'Europe/Stockholm',
    otherZones: [],
    languages: ['sv'],
    centre: { latitude: 61.5, longitude: 16 },
    zoom: 5,
  },
}

/** The view of a whole country; small maps, as on phones and in forms, are one step farther out. */
export const countryView = (
  country: Country,
  isSmall: boolean,
): { latitude: number; longitude: number; zoom: number } => {
  const { centre, zoom } = countryFacts[country]
  return { ...centre, zoom: isSmall ? zoom - 1 : zoom }
}
