import { countries, type Country } from '@samspel/api'
import { plainText } from '@samspel/api/plain-text'

/** What people write besides the names that languages have. */
const others: Readonly<Record<string, Country>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  skottland: 'GB',
  'great britain': 'GB',
  'n. ireland': 'GB',
  'northern ireland': 'GB',
}

const languages = ['sv', 'nb', 'da', 'fi', 'en']
const names = new Map<string, Country>([
  ...Object.entries(others),
  ...countries.map((code) => [code.toLowerCase(), code] as const),
  ...languages.flatMap((language) => {
    const inLanguage = new Intl.DisplayNames([language], { type: 'region' })
    return countries.map((code) => [plainText(inLanguage.of(code) ?? code), code] as const)
  }),
])

/** The country with a code or a name, in the languages of our countries. */
export const countryCalled = (text: string): Country | undefined => names.get(plainText(text.trim()))
