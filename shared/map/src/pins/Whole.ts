import { useEffect, useRef } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import type { Box } from '../area'
import { fit } from './fit'
import type { MapPin } from './pin'

interface WholeProps {
  pins: readonly MapPin[]
  wholes: number
  /** Pins that came or went do not move the map while all of them are in view. */
  staysIfSeen: boolean
  onRest?: (seen: { box: Box; outside: number }) => void
}

/** Shows all pins at first, and again when others are to be shown; says what is seen when the map rests. */
export function Whole({ pins, wholes, staysIfSeen, onRest }: WholeProps): null {
  const map = useMap()
  const seen = useRef(false)
  const rest = () => {
    const bounds = map.getBounds()
    onRest?.({
      box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      outside: pins.filter(({ latitude, longitude }) => !bounds.contains([latitude, longitude])).length,
    })
  }
  useMapEvents({ moveend: rest })
  const ids = pins.map(({ id }) => id).join()
  const asked = useRef(wholes)
  useEffect(() => {
    const stays =
      staysIfSeen &&
      seen.current &&
      asked.current === wholes &&
      pins.every(({ latitude, longitude }) => map.getBounds().contains([latitude, longitude]))
    asked.current = wholes
    if (pins.length > 0 && !stays) fit(map, pins, seen.current ? undefined : false)
    seen.current ||= pins.length > 0
    rest()
    // Other pins, or another wish to see them all; not the same ones read anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [map, ids, wholes])
  return null
}
