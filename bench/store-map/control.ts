import { divIcon, type Map as LeafletMap, map as makeMap, type Marker, marker } from 'leaflet'
import Supercluster from 'supercluster'
import type { Points } from './points'

/**
 * The control: Leaflet and supercluster as in their own examples, without worker, labels, keyboard support or base map. The points in
 * view are redrawn when the map comes to rest.
 */
export function mountBare(root: HTMLElement, { lngLat }: Points): { map: LeafletMap; unmount: () => void } {
  const box = document.createElement('div')
  box.style.cssText = 'position: absolute; inset: 0'
  root.append(box)
  const map = makeMap(box, {
    attributionControl: false,
    zoomControl: false,
    center: [61.5, 16],
    zoom: 5,
    minZoom: 4,
    maxZoom: 18,
  })
  const index = new Supercluster({ radius: 64, maxZoom: 17, extent: 256 })
  index.load(
    Array.from({ length: lngLat.length / 2 }, (_, i) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'Point' as const, coordinates: [lngLat[2 * i]! / 1e5, lngLat[2 * i + 1]! / 1e5] },
    })),
  )
  let shown: Marker[] = []
  const draw = () => {
    for (const old of shown) old.remove()
    const bounds = map.getBounds()
    shown = index
      .getClusters([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], map.getZoom())
      .map(({ geometry, properties }) => {
        const [lng, lat] = geometry.coordinates as [number, number]
        const circle = document.createElement('span')
        circle.textContent = properties && 'point_count' in properties ? String(properties.point_count) : ''
        return marker([lat, lng], { icon: divIcon({ html: circle, className: 'marker', iconSize: [36, 36] }) }).addTo(
          map,
        )
      })
  }
  draw()
  map.on('moveend', draw)
  return {
    map,
    unmount: () => {
      map.remove()
      box.remove()
    },
  }
}
