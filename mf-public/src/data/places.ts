import type { StoreLocation } from '@samspel/api'

/** A city and its stores. */
export interface City {
  name: string
  stores: StoreLocation[]
}

const plain = (text: string) => text.toLocaleLowerCase('sv')

/** Places whose city or name holds the words; all of them for no words. */
export const findPlaces = (places: readonly StoreLocation[], words: string): StoreLocation[] => {
  const wanted = plain(words.trim())
  return places.filter(({ name, city }) => plain(`${name} ${city}`).includes(wanted))
}

/** Cities with their stores, the one with most stores first. */
export const byCity = (places: readonly StoreLocation[]): City[] => {
  const cities = new Map<string, StoreLocation[]>()
  for (const place of places) cities.set(place.city, [...(cities.get(place.city) ?? []), place])
  return [...cities]
    .map(([name, stores]) => ({ name, stores: [...stores].sort((a, b) => a.name.localeCompare(b.name, 'sv')) }))
    .sort((a, b) => b.stores.length - a.stores.length || a.name.localeCompare(b.name, 'sv'))
}
