import { countries } from '@samspel/api'
import { readTowns, type Town } from '../../places'
import type { Random } from '../random'

export type Place = Pick<Town, 'name' | 'country' | 'population' | 'latitude' | 'longitude'>

/** Real towns of a country, the largest first. Parts of towns are left out. */
export const loadPlaces = async (): Promise<Record<string, Place[]>> => {
  const found: Record<string, Place[]> = {}
  for (const { isPart, ...place } of await readTowns(countries))
    if (!isPart && place.population >= 4000) (found[place.country] ??= []).push(place)
  for (const list of Object.values(found))
    list.sort((a, b) => b.population - a.population || a.name.localeCompare(b.name))
  return found
}

/** A town, large ones more often. */
export const somePlace = (places: readonly Place[], random: Random): Place =>
  places[Math.min(places.length - 1, Math.floor(places.length * random.next() ** 2.2))]!
