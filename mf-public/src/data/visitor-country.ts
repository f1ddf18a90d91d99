import { useSyncExternalStore } from 'react'
import { countries, type Country } from '@samspel/api'
import { storage } from '@samspel/store'
import { toCountry } from './offers'

/** Where most offers are: what comes first for whoever is in none of the product's countries, and in the view that the edge paints. */
export const homeCountry: Country = 'SE'

/** Time zones that lie in a country of the product. */
const byZone: Readonly<Record<string, Country>> = {
  'Europe/Stockholm': 'SE',
  'Europe/Oslo': 'NO',
  'Arctic/Longyearbyen': 'NO',
  'Europe/Copenhagen': 'DK',
  'Europe/Helsinki': 'FI',
  'Europe/Mariehamn': 'FI',
  'Europe/London': 'GB',
}
/** Languages that are a country's own, where nothing says in which they are spoken. */
const byLanguage: Readonly<Record<string, Country>> = { sv: 'SE', nb: 'NO', nn: 'NO', no: 'NO', da: 'DK', fi: 'FI' }

/** Time zones in which the painted view is not the one that the visitor gets. */
export const zonesAbroad = Object.keys(byZone).filter((zone) => byZone[zone] !== homeCountry)

const spokenIn = (language: string): Country | undefined => {
  const [word = '', ...parts] = language.split('-')
  if (parts.length === 0) return byLanguage[word.toLowerCase()]
  return countries.find((code) => parts.some((part) => part.toUpperCase() === code))
}

/**
 * The country that a browser is in, as far as it says so by itself: by its clock, else by its languages. Nobody's address is looked up, and
 * nothing is kept.
 */
export const guessCountry = (zone: string | undefined, languages: readonly string[]): Country | undefined =>
  byZone[zone ?? ''] ?? languages.map(spokenIn).find(Boolean)

const read = (): Country =>
  toCountry(storage.get('preferred-country')) ??
  guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages) ??
  homeCountry
const never = () => () => undefined
const home = () => homeCountry

/** The country whose offers come first: the one that was chosen last, else the one that the visitor seems to be in. */
export const useVisitorCountry = (): Country => useSyncExternalStore(never, read, home)
