import type { Map as LeafletMap } from 'leaflet'
import type { Place } from '../place'

export const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Shows all of them, no nearer than a town. */
export function fit(map: LeafletMap, places: readonly Place[], animate = !isCalm()): void {
  if (places.length === 0) return
  map.fitBounds(
    places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]),
    { paddingTopLeft: [32, 48], paddingBottomRight: [72, 40], maxZoom: 12, animate },
  )
}
