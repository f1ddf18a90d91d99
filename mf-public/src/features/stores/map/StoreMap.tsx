import 'leaflet/dist/leaflet.css'
import { circleMarker, latLng, latLngBounds, type Map as LeafletMap } from 'leaflet'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MapContainer } from 'react-leaflet'
import type { City } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { labelsOf, MapMarkers, useBase } from '@samspel/map'
import { AREA, type Box, MAX_ZOOM, MIN_ZOOM } from '@samspel/map/area'
import type { Cluster } from '@samspel/map/clusters'
import type { Position } from '../../../components/location/use-geolocation'
import type { StorePoints } from '../data'
import { messages } from '../messages'
import type { MapView, Target } from '../view'
import { MapButtons } from './MapButtons'
import css from './StoreMap.module.css'
import { useClusters } from './use-clusters'

export interface StoreMapProps {
  points: StorePoints | undefined
  cities: readonly City[]
  /** Names of stores known from the list. */
  names: ReadonlyMap<string, string>
  start: MapView
  /** Where to move; each new object moves the map once. */
  target: Target | undefined
  selectedId: string | undefined
  hoveredId: string | undefined
  position: Position | undefined
  isLocating: boolean
  /** Called when the map comes to rest, with its view and visible box. */
  onMove: (view: MapView, box: Box) => void
  onSelect: (storeId: string) => void
  /** Called with the listed stores that the pointer or the focus is on. */
  onPoint: (storeIds: readonly string[]) => void
  onLocate: () => void
}

const bounds = latLngBounds([AREA[1], AREA[0]], [AREA[3], AREA[2]])
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Stores on a map (S-30): visible clusters and pins, own position, base map. */
export default function StoreMap({
  points,
  cities,
  names,
  start,
  target,
  selectedId,
  hoveredId,
  position,
  isLocating,
  onMove,
  onSelect,
  onPoint,
  onLocate,
}: StoreMapProps) {
  const t = useText()
  const f = useFormats()
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [markers, setMarkers] = useState<MapMarkers>()
  const { shown, zoomInto } = useClusters(map, points)
  const base = useBase(map)

  const press = async (cluster: Cluster) => {
    if (cluster.index !== undefined) return onSelect(points!.ids[cluster.index]!)
    const zoom = await zoomInto(cluster.clusterId!)
    map?.setView([cluster.lat, cluster.lng], zoom, { animate: !isCalm() })
  }
  const keyOf = (id: string) => {
    const index = points?.ids.indexOf(id) ?? -1
    return index < 0
      ? undefined
      : markers?.keyAt(`s${index}`, points!.lngLat[2 * index + 1]! / 1e5, points!.lngLat[2 * index]! / 1e5)
  }
  const point = (cluster: Cluster | undefined) =>
    onPoint(cluster ? [...names.keys()].filter((id) => keyOf(id) === cluster.key) : [])
  /** Moves the map so that the card does not cover the selected pin. */
  const uncover = () => {
    const index = selectedId && points ? points.ids.indexOf(selectedId) : -1
    if (!map || index < 0) return
    const place = latLng(points!.lngLat[2 * index + 1]! / 1e5, points!.lngLat[2 * index]! / 1e5)
    if (map.getBounds().contains(place))
      map.panInside(place, { paddingTopLeft: [32, 56], paddingBottomRight: [32, 260], animate: !isCalm() })
  }
  const latest = useRef({ press, point, onMove, keyOf, uncover })
  const hasMoved = useRef(false)
  latest.current = { press, point, onMove, keyOf, uncover }

  // Pins are placed before the next paint rather than after it.
  useLayoutEffect(() => {
    if (!map) return
    const made = new MapMarkers(
      map,
      (cluster) => void latest.current.press(cluster),
      (cluster) => latest.current.point(cluster),
    )
    setMarkers(made)
    const rest = () => {
      const { lat, lng } = map.getCenter()
      const seen = map.getBounds()
      latest.current.onMove({ lat, lng, zoom: Math.round(map.getZoom()) }, [
        seen.getWest(),
        seen.getSouth(),
        seen.getEast(),
        seen.getNorth(),
      ])
    }
    map.on('moveend', rest)
    rest()
    const pane = map.getPane('markerPane')!
    pane.setAttribute('role', 'group')
    const resized = new ResizeObserver(() => map.invalidateSize({ pan: false, debounceMoveend: true }))
    resized.observe(map.getContainer())
    return () => {
      resized.disconnect()
      map.off('moveend', rest)
      made.remove()
    }
  }, [map])

  useEffect(() => {
    const container = map?.getContainer()
    container?.setAttribute('role', 'application')
    container?.setAttribute('aria-label', t(messages.map))
    map?.getPane('markerPane')!.setAttribute('aria-label', t(messages.onMap))
  }, [map, t])

  useEffect(() => {
    if (!map || !target) return
    // No animation the first time, since nothing has been shown yet.
    const animate = hasMoved.current && !isCalm()
    hasMoved.current = true
    const arrive = () => latest.current.uncover()
    if (animate) map.once('moveend', arrive)
    if ('zoom' in target) map.setView([target.lat, target.lng], target.zoom, { animate })
    else
      map.fitBounds(
        [
          [target[1], target[0]],
          [target[3], target[2]],
        ],
        { padding: [40, 40], maxZoom: 12, animate },
      )
    if (!animate) arrive()
    return () => void map.off('moveend', arrive)
  }, [map, target])

  useLayoutEffect(() => {
    if (!markers) return
    const nameOf = ({ count, index }: Cluster, label: string | undefined) => {
      if (count > 1) return t(label ? messages.clusterAt : messages.cluster, { count, city: label ?? '' })
      const id = points?.ids[index!]
      const known = id && names.get(id)
      return t(messages.pin, {
        name: known || (label ? t(messages.storeAt, { city: label }) : t(commonMessages.store)),
        count: points?.offers[index!] ?? 0,
      })
    }
    const storeOf = ({ index }: Cluster) => (index === undefined ? undefined : names.get(points?.ids[index] ?? ''))
    markers.show(shown.clusters, labelsOf(shown.clusters, cities, shown.zoom, storeOf), { shown: f.number, nameOf })
    // `f`, like `t`, is recreated for each locale.
  }, [markers, shown, cities, names, points, t, f.number])

  useEffect(() => {
    const keyIn = (id: string | undefined) => id && latest.current.keyOf(id)
    markers?.mark(keyIn(selectedId), keyIn(hoveredId))
  }, [markers, shown, points, selectedId, hoveredId])

  useEffect(() => latest.current.uncover(), [map, points, selectedId])

  useEffect(() => {
    if (!map || !position) return
    const dot = circleMarker([position.latitude, position.longitude], {
      radius: 8,
      interactive: false,
      className: css.me,
    })
    dot.addTo(map)
    return () => void dot.remove()
  }, [map, position])

  return (
    <div className={css.box}>
      <MapContainer
        ref={setMap}
        className={css.map}
        center={[start.lat, start.lng]}
        zoom={start.zoom}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        maxBounds={bounds}
        maxBoundsViscosity={0.6}
        zoomControl={false}
        attributionControl={false}
      />
      <MapButtons map={map} isLocating={isLocating} isLocated={position !== undefined} onLocate={onLocate} />
      <p className={css.from}>{base.kind === 'outline' ? t(messages.outline) : base.attribution}</p>
    </div>
  )
}
