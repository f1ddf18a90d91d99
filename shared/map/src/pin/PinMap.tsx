import 'leaflet/dist/leaflet.css'
import { latLngBounds } from 'leaflet'
import { useState } from 'react'
import { MapContainer } from 'react-leaflet'
import { readInlineConfig } from '@samspel/federation/registry'
import { AREA, MAX_ZOOM, MIN_ZOOM } from '../area'
import { type Base, BaseLayer } from '../base/use-base'
import { MapPress } from './MapPress'
import { Pin } from './Pin'
import css from './PinMap.module.css'
import type { Place } from './place'
import { Sizing } from './Sizing'
import { Zooming } from './Zooming'

export interface PinMapProps {
  /** Where the pin stands; absent: nowhere yet. */
  place: Place | undefined
  /** What is shown while there is no pin. */
  start: Place & { zoom: number }
  /** Moves the pin: by hand, by a press on the map, by arrow keys. Absent: the map is only looked at. */
  onMove?: (place: Place) => void
  /** Names of the parts, and whom the outline is from. */
  texts: { map: string; pin: string; zoomIn: string; zoomOut: string; outline: string }
}

/** As near as one house is looked for; the outline has nothing to show there, only coasts from farther off. */
const pinZoom = () => (readInlineConfig(document).map ? 15 : 9)
const bounds = latLngBounds([AREA[1], AREA[0]], [AREA[3], AREA[2]])

/** A small map with one pin. The wheel stays with the page; it is as high as what it stands in. */
export function PinMap({ place, start, onMove, texts }: PinMapProps) {
  const [base, setBase] = useState<Base>({ kind: 'outline' })
  const [{ center, zoom }] = useState(() => ({ center: place ?? start, zoom: place ? pinZoom() : start.zoom }))
  return (
    <div className={css.box}>
      <MapContainer
        className={css.map}
        center={[center.latitude, center.longitude]}
        zoom={zoom}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        maxBounds={bounds}
        maxBoundsViscosity={0.6}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
      >
        <BaseLayer onChange={setBase} />
        <Sizing label={texts.map} />
        <Zooming zoomIn={texts.zoomIn} zoomOut={texts.zoomOut} />
        {onMove && <MapPress onPress={onMove} />}
        {place && <Pin place={place} label={texts.pin} {...(onMove && { onMove })} />}
      </MapContainer>
      <p className={css.from}>{base.kind === 'outline' ? texts.outline : base.attribution}</p>
    </div>
  )
}
