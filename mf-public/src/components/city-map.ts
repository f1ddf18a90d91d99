import type { City } from '@samspel/api'

/** Close enough to tell a town's streets apart. */
const townZoom = '11'

/** Path of the store map at a town, optionally for a single brand. */
export const cityMapPath = (
  { name, countryCode, latitude, longitude }: Omit<City, 'storesCount'>,
  brandId?: string,
): string => {
  const place = { country: countryCode, city: name, lat: latitude.toFixed(4), lng: longitude.toFixed(4), z: townZoom }
  return `/p/marketplace/stores?${new URLSearchParams({ ...place, ...(brandId && { brand: brandId }) }).toString()}`
}

/** Sorts towns by number of stores, descending. */
export const byStores = (cities: readonly City[]): City[] =>
  [...cities].sort((a, b) => b.storesCount - a.storesCount || a.name.localeCompare(b.name, 'sv'))
