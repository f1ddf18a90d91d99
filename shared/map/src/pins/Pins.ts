import type { LatLngBounds, Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { type Cluster, ClusterIndex } from '../markers/clusters'
import { labelsOf, sizeOf } from '../markers/labels'
import { MapMarkers } from '../markers/map-markers'
import type { MarkerWarning } from '../markers/marker-element'
import { isCalm } from './fit'
import type { MapPin } from './pin'
import { townsOf } from './towns'

export interface PinTexts {
  /** Names all of them. */
  pins: string
  /** Name of a pin. */
  nameOf: (pin: MapPin) => string
  /** Name of a circle, with the town that it stands for. */
  clusterOf: (count: number, town: string | undefined) => string
  /** Written into a circle. */
  countOf: (count: number) => string
  /** Name of a ring: what pressing it does. */
  otherOf?: (pin: MapPin) => string
}

interface PinsProps {
  pins: readonly MapPin[]
  others: readonly MapPin[]
  selectedId: string | undefined
  hoveredId: string | undefined
  onSelect: (id: string) => void
  onOther: ((id: string) => void) | undefined
  texts: PinTexts
}

/** The part of the view's width that is made ready beside it. */
const MARGIN = 0.12
const worst = (all: readonly MapPin[]): MarkerWarning | undefined =>
  (['bad', 'warn'] as const).find((kind) => all.some(({ warning }) => warning === kind))

/** px around a ring; where something else stands nearer, it is left out until the map is nearer. */
const ROOM = 14

/** Rings in the view, none over another, over a circle or over a pin. */
function ringsOf(map: LeafletMap, others: readonly MapPin[], bounds: LatLngBounds, clusters: readonly Cluster[]) {
  const placeOf = ({ lat, lng }: Cluster) => map.latLngToContainerPoint([lat, lng])
  const taken = clusters.map((cluster) => ({
    at: placeOf(cluster),
    room: cluster.count > 1 ? sizeOf(cluster.count) / 2 + ROOM / 2 : ROOM,
  }))
  return others.flatMap(({ latitude: lat, longitude: lng }, index) => {
    const ring: Cluster = { key: `o${index}`, lat, lng, count: 1, index, isOther: true }
    const at = placeOf(ring)
    if (!bounds.contains([lat, lng]) || taken.some((other) => other.at.distanceTo(at) < other.room)) return []
    taken.push({ at, room: ROOM })
    return ring
  })
}

/** Clusters and pins in the view; a press on a cluster zooms into it. */
export function Pins({ pins, others, selectedId, hoveredId, onSelect, onOther, texts }: PinsProps): null {
  const map = useMap()
  const [markers, setMarkers] = useState<MapMarkers>()
  const [rests, setRests] = useState(0)
  const towns = useMemo(() => townsOf(pins), [pins])
  const index = useMemo(
    () => new ClusterIndex(pins.flatMap(({ longitude, latitude }) => [longitude * 1e5, latitude * 1e5])),
    [pins],
  )
  useMapEvents({ moveend: () => setRests((before) => before + 1) })
  const press = useRef((_: Cluster) => {})
  press.current = (cluster) => {
    if (cluster.isOther) return onOther?.(others[cluster.index!]!.id)
    const pin = cluster.index === undefined ? undefined : pins[cluster.index]
    if (pin) onSelect(pin.id)
    else if (cluster.clusterId !== undefined)
      map.setView([cluster.lat, cluster.lng], index.zoomInto(cluster.clusterId), { animate: !isCalm() })
  }

  useEffect(() => {
    const made = new MapMarkers(map, (cluster) => press.current(cluster))
    map.getPane('markerPane')?.setAttribute('role', 'group')
    setMarkers(made)
    return () => made.remove()
  }, [map])
  useEffect(() => map.getPane('markerPane')?.setAttribute('aria-label', texts.pins), [map, texts])

  useEffect(() => {
    if (!markers) return
    const bounds = map.getBounds().pad(MARGIN)
    const zoom = Math.round(map.getZoom())
    const clusters = index.inView([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], zoom)
    markers.show([...ringsOf(map, others, bounds, clusters), ...clusters], labelsOf(clusters, towns, zoom), {
      shown: texts.countOf,
      nameOf: ({ count, index: at, isOther }, town) =>
        at === undefined
          ? texts.clusterOf(count, town)
          : isOther
            ? (texts.otherOf ?? texts.nameOf)(others[at]!)
            : texts.nameOf(pins[at]!),
      warningOf: ({ index: at, clusterId, isOther }) =>
        isOther
          ? undefined
          : at === undefined
            ? worst(index.membersOf(clusterId!).map((member) => pins[member]!))
            : pins[at]!.warning,
    })
  }, [markers, map, index, pins, others, towns, rests, texts])

  useEffect(() => {
    const keyOf = (id: string | undefined) => {
      const at = id === undefined ? -1 : pins.findIndex((pin) => pin.id === id)
      return at < 0 ? undefined : markers?.keyAt(`s${at}`, pins[at]!.latitude, pins[at]!.longitude)
    }
    markers?.mark(keyOf(selectedId), keyOf(hoveredId))
  }, [markers, pins, rests, selectedId, hoveredId])

  // The selected one comes into view, beside its card.
  useEffect(() => {
    const pin = selectedId === undefined ? undefined : pins.find(({ id }) => id === selectedId)
    if (pin)
      map.panInside([pin.latitude, pin.longitude], {
        paddingTopLeft: [40, 64],
        paddingBottomRight: [40, 220],
        animate: !isCalm(),
      })
  }, [map, pins, selectedId])
  return null
}
