import { countries, type Country } from '../constants'

/** The country with most offers: the default for visitors outside the supported countries, and in views prerendered by the edge. */
export const homeCountry: Country = 'SE'

/** Time zones of the supported countries. */
const byZone: Readonly<Record<string, Country>> = {
  'Europe/Stockholm': 'SE',
  'Europe/Oslo': 'NO',
  'Arctic/Longyearbyen': 'NO',
  'Europe/Copenhagen': 'DK',
  'Europe/Helsinki': 'FI',
  'Europe/Mariehamn': 'FI',
  'Europe/London': 'GB',
}
/** The country of a language tag without a region. */
const byLanguage: Readonly<Record<string, Country>> = { sv: 'SE', nb: 'NO', nn: 'NO', no: 'NO', da: 'DK', fi: 'FI' }

/** Time zones in which visitors get another view than the prerendered one. */
export const zonesAbroad: readonly string[] = Object.keys(byZone).filter((zone) => byZone[zone] !== homeCountry)

const spokenIn = (language: string): Country | undefined => {
  const [word = '', ...parts] = language.split('-')
  if (parts.length === 0) return byLanguage[word.toLowerCase()]
  return countries.find((code) => parts.some((part) => part.toUpperCase() === code))
}

/** Guesses a visitor's country from the browser's time zone, otherwise from its languages. No IP address is looked up, and nothing is stored. */
export const guessCountry = (zone: string | undefined, languages: readonly string[]): Country | undefined =>
  byZone[zone ?? ''] ?? languages.map(spokenIn).find(Boolean)

/** {@link guessCountry} of this browser; {@link homeCountry} where nothing says it. */
export const countryOfBrowser = (): Country =>
  guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages) ?? homeCountry
