import type { Country } from '@samspel/api'

interface View {
  latitude: number
  longitude: number
  zoom: number
}

const views: Record<Country, View> = {
  DK: { latitude: 56, longitude: 10.6, zoom: 6 },
  FI: { latitude: 63.5, longitude: 26, zoom: 5 },
  GB: { latitude: 54.5, longitude: -3, zoom: 5 },
  NO: { latitude: 62, longitude: 12, zoom: 5 },
  SE: { latitude: 61.5, longitude: 16, zoom: 5 },
}

/** The view of a whole country; Sweden by default. */
export const viewOf = (country: Country | null): View => views[country ?? 'SE']
