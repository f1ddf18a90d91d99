import type { City } from '@samspel/api'

/** Close enough to tell the streets of a town apart. */
const townZoom = '11'

/** The map of stores at a town, of one brand alone where one is given. */
export const cityMapPath = ({ name, countryCode, latitude, longitude }: City, brandId?: string): string => {
  const place = { country: countryCode, city: name, lat: latitude.toFixed(4), lng: longitude.toFixed(4), z: townZoom }
  return `/p/marketplace/stores?${new URLSearchParams({ ...place, ...(brandId && { brand: brandId }) }).toString()}`
}

/** Towns with most stores first. */
export const byStores = (cities: readonly City[]): City[] =>
  [...cities].sort((a, b) => b.storesCount - a.storesCount || a.name.localeCompare(b.name, 'sv'))
