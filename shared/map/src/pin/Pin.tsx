import { divIcon, DomEvent, type Marker as LeafletMarker, point } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Marker, useMap } from 'react-leaflet'
import { type Place, roundedPlace } from '../place'
import { drawPin } from './draw-pin'
import css from './PinMap.module.css'

/** px of a press on an arrow key, and of one with Shift. */
const STEP = 8
const FINE_STEP = 1
const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface PinProps {
  place: Place
  label: string
  onMove?: (place: Place) => void
}

/** The pin. Where it may be moved, it is dragged, or stepped by the arrow keys while it has the focus. */
export function Pin({ place, label, onMove }: PinProps) {
  const map = useMap()
  const [marker, setMarker] = useState<LeafletMarker | null>(null)
  const icon = useMemo(
    () => divIcon({ html: drawPin(), className: css.pin!, iconSize: [32, 40], iconAnchor: [16, 38] }),
    [],
  )
  const latest = useRef(onMove)
  latest.current = onMove
  const isMovable = onMove !== undefined

  useEffect(() => {
    const element = marker?.getElement()
    if (!element) return
    element.setAttribute('aria-label', label)
    element.setAttribute('role', isMovable ? 'button' : 'img')
    if (!isMovable) element.removeAttribute('tabindex')
  }, [marker, label, isMovable])

  useEffect(() => {
    const element = marker?.getElement()
    if (!marker || !element || !isMovable) return
    const step = (event: KeyboardEvent) => {
      const way = ways[event.key]
      if (!way) return
      DomEvent.stop(event)
      const size = event.shiftKey ? FINE_STEP : STEP
      const to = map.latLngToContainerPoint(marker.getLatLng()).add(point(way[0] * size, way[1] * size))
      latest.current?.(roundedPlace(map.containerPointToLatLng(to)))
    }
    element.addEventListener('keydown', step)
    return () => element.removeEventListener('keydown', step)
  }, [map, marker, isMovable])

  // What was typed or pressed elsewhere comes into view.
  useEffect(() => {
    map.panInside([place.latitude, place.longitude], { padding: [48, 48], animate: false })
  }, [map, place.latitude, place.longitude])

  return (
    <Marker
      ref={setMarker}
      position={[place.latitude, place.longitude]}
      icon={icon}
      draggable={isMovable}
      keyboard={isMovable}
      eventHandlers={{ dragend: ({ target }) => onMove?.(roundedPlace((target as LeafletMarker).getLatLng())) }}
    />
  )
}
