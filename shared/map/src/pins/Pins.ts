import { useEffect, useMemo, useRef, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { type Cluster, ClusterIndex } from '../markers/clusters'
import { labelsOf } from '../markers/labels'
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
}

interface PinsProps {
  pins: readonly MapPin[]
  selectedId: string | undefined
  hoveredId: string | undefined
  onSelect: (id: string) => void
  texts: PinTexts
}

/** The part of the view's width that is made ready beside it. */
const MARGIN = 0.12
const worst = (all: readonly MapPin[]): MarkerWarning | undefined =>
  (['bad', 'warn'] as const).find((kind) => all.some(({ warning }) => warning === kind))

/** Clusters and pins in the view; a press on a cluster zooms into it. */
export function Pins({ pins, selectedId, hoveredId, onSelect, texts }: PinsProps): null {
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
    markers.show(clusters, labelsOf(clusters, towns, zoom), {
      shown: texts.countOf,
      nameOf: ({ count, index: at }, town) =>
        at === undefined ? texts.clusterOf(count, town) : texts.nameOf(pins[at]!),
      warningOf: ({ index: at, clusterId }) =>
        at === undefined ? worst(index.membersOf(clusterId!).map((member) => pins[member]!)) : pins[at]!.warning,
    })
  }, [markers, map, index, pins, towns, rests, texts])

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
