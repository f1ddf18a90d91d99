import { latLngBounds, type Map as LeafletMap, point, type PointTuple } from 'leaflet'
import type { Place } from '../place'

export const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Room for pins and labels, in px: beside the buttons in the upper right corner, or below them. */
const rooms: { paddingTopLeft: PointTuple; paddingBottomRight: PointTuple }[] = [
  { paddingTopLeft: [32, 48], paddingBottomRight: [72, 40] },
  { paddingTopLeft: [32, 176], paddingBottomRight: [32, 40] },
]

/** Shows all of them as large as the map's shape allows, no nearer than a town. */
export function fit(map: LeafletMap, places: readonly Place[], animate = !isCalm()): void {
  if (places.length === 0) return
  const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]))
  const zoomIn = ({ paddingTopLeft, paddingBottomRight }: (typeof rooms)[number]) =>
    map.getBoundsZoom(bounds, false, point(paddingTopLeft).add(point(paddingBottomRight)))
  const best = rooms.reduce((one, other) => (zoomIn(other) > zoomIn(one) ? other : one))
  map.fitBounds(bounds, { ...best, maxZoom: 12, animate })
}
