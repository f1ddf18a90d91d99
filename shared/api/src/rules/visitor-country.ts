import { countries, type Country } from '../constants'
import { countryFacts } from '../countries'

/** The country with most offers: the default for visitors outside the supported countries, and in views prerendered by the edge. */
export const homeCountry: Country = 'SE'

const byZone: ReadonlyMap<string, Country> = new Map(
  countries.flatMap((code) =>
    [countryFacts[code].zone, ...countryFacts[code].otherZones].map((zone) => [zone, code] as const),
  ),
)

/** Time zones in which visitors get another view than the prerendered one. */
export const zonesAbroad: readonly string[] = [...byZone]
  .filter(([, code]) => code !== homeCountry)
  .map(([zone]) => zone)

const spokenIn = (language: string): Country | undefined => {
  const [word = '', ...parts] = language.split('-')
  if (parts.length === 0) return countries.find((code) => countryFacts[code].languages.includes(word.toLowerCase()))
  return countries.find((code) => parts.some((part) => part.toUpperCase() === code))
}

/** Guesses a visitor's country from the browser's time zone, otherwise from its languages. No IP address is looked up, and nothing is stored. */
export const guessCountry = (zone: string | undefined, languages: readonly string[]): Country | undefined =>
  byZone.get(zone ?? '') ?? languages.map(spokenIn).find(Boolean)

/** {@link guessCountry} of this browser; {@link homeCountry} where nothing says it. */
export const countryOfBrowser = (): Country =>
  guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages) ?? homeCountry
