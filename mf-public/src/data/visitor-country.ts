import { useSyncExternalStore } from 'react'
import { countries, type Country } from '@samspel/api'
import { storage } from '@samspel/store'
import { toCountry } from './offers'

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
export const zonesAbroad = Object.keys(byZone).filter((zone) => byZone[zone] !== homeCountry)

const spokenIn = (language: string): Country | undefined => {
  const [word = '', ...parts] = language.split('-')
  if (parts.length === 0) return byLanguage[word.toLowerCase()]
  return countries.find((code) => parts.some((part) => part.toUpperCase() === code))
}

/** Guesses the country from the browser's time zone, otherwise from its languages. No IP address is looked up, and nothing is stored. */
export const guessCountry = (zone: string | undefined, languages: readonly string[]): Country | undefined =>
  byZone[zone ?? ''] ?? languages.map(spokenIn).find(Boolean)

const read = (): Country =>
  toCountry(storage.get('preferred-country')) ??
  guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages) ??
  homeCountry
const never = () => () => undefined
const home = () => homeCountry

/** The country whose offers come first: the one chosen last, otherwise the visitor's presumed country. */
export const useVisitorCountry = (): Country => useSyncExternalStore(never, read, home)
