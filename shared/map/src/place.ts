import type { LatLngLiteral } from 'leaflet'

/** Degrees north and east. */
export interface Place {
  latitude: number
  longitude: number
}

const DECIMALS = 6

/** To six decimals, about ten centimetres. */
export const roundedPlace = ({ lat, lng }: LatLngLiteral): Place => ({
  latitude: Number(lat.toFixed(DECIMALS)),
  longitude: Number(lng.toFixed(DECIMALS)),
})
