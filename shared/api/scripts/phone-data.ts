import type { MetadataJson } from 'libphonenumber-js/core'
import everyCountry from 'libphonenumber-js/metadata.mobile.json'
import { countries } from '../src/constants'

const picked = <T>(of: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)))

/** The library's data of mobile numbers, of our countries and of those that share their calling codes (Åland, Jersey). */
function phoneData(): MetadataJson {
  const { version, country_calling_codes: all, countries: data } = everyCountry as unknown as MetadataJson
  const ours = Object.entries(all).filter(([, sharers]) => countries.some((country) => sharers.includes(country)))
  return {
    version,
    country_calling_codes: Object.fromEntries(ours),
    countries: picked(
      data,
      ours.flatMap(([, sharers]) => sharers),
    ) as MetadataJson['countries'],
  } as MetadataJson
}

/** What `src/generated/phone-data.ts` holds. */
export const phoneDataText = (): string =>
  `// Emitted from libphonenumber-js by \`npm run emit\`; a test fails when it is stale.\nimport type { MetadataJson } from 'libphonenumber-js/core'\n\nexport const phoneData = ${JSON.stringify(phoneData())} as unknown as MetadataJson\n`
