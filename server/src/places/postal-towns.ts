import type { Country } from '@samspel/api'
import towns from './postal-towns.json'

type Codes = ReadonlyMap<string, string>
const kept = new Map<Country, Codes>()

/** `10004-10012 10026` by itself. */
const codesOf = (runs: string): string[] =>
  runs.split(' ').flatMap((run) => {
    const [from = '', to = from] = run.split('-')
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) =>
      String(Number(from) + n).padStart(from.length, '0'),
    )
  })

const readCodes = (country: Country): Codes => {
  const known: Readonly<Partial<Record<Country, Readonly<Record<string, string>>>>> = towns
  return new Map(
    Object.entries(known[country] ?? {}).flatMap(([town, runs]) => codesOf(runs).map((code) => [code, town])),
  )
}

/** The town of a post code (GeoNames, CC BY 4.0: `server/scripts/make-postal-towns.mjs`); undefined for one that is not known, and for all of a country whose codes name no towns. */
export const postalTown = (postalCode: string, country: Country): string | undefined => {
  const codes = kept.get(country) ?? readCodes(country)
  kept.set(country, codes)
  return codes.get(postalCode.replace(/\D/g, ''))
}

/** A post code of a town, digits alone; undefined for a town that has none here. */
export const postalCodeIn = (town: string, country: Country): string | undefined => {
  const known: Readonly<Partial<Record<Country, Readonly<Record<string, string>>>>> = towns
  return /^\d+/.exec(known[country]?.[town] ?? '')?.[0]
}
