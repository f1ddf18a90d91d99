import 'leaflet/dist/leaflet.css'
import { latLngBounds } from 'leaflet'
import { type ReactNode, useState } from 'react'
import { MapContainer } from 'react-leaflet'
import { cx } from '@samspel/ui'
import { AREA, MAX_ZOOM, MIN_ZOOM } from './area'
import { type Base, BaseLayer } from './base/use-base'
import css from './LandMap.module.css'
import type { Place } from './place'
import { Sizing } from './Sizing'
import { Zooming } from './Zooming'

export interface LandMapProps {
  /** Where it opens. */
  start: Place & { zoom: number }
  /** Names of the parts, and whom the outline is from. */
  texts: { map: string; zoomIn: string; zoomOut: string; outline: string }
  /** Lets the wheel zoom; a small map leaves it to the page. */
  isWheelOn?: boolean
  /** More buttons, under those that zoom. */
  buttons?: ReactNode
  className?: string
  /** What stands on it: parts of react-leaflet. */
  children?: ReactNode
}

const bounds = latLngBounds([AREA[1], AREA[0]], [AREA[3], AREA[2]])

/** Land, buttons that zoom, and whom the land is from; as high as what it stands in. */
export function LandMap({ start, texts, isWheelOn = false, buttons, className, children }: LandMapProps) {
  const [base, setBase] = useState<Base>({ kind: 'outline' })
  const [{ latitude, longitude, zoom }] = useState(start)
  return (
    <div className={cx(css.box, className)}>
      <MapContainer
        className={css.map}
        center={[latitude, longitude]}
        zoom={zoom}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        // Whole steps would show up to twice as much as what is to be fitted in.
        zoomSnap={0.1}
        maxBounds={bounds}
        maxBoundsViscosity={0.6}
        scrollWheelZoom={isWheelOn}
        zoomControl={false}
        attributionControl={false}
      >
        <BaseLayer onChange={setBase} />
        <Sizing label={texts.map} />
        <Zooming zoomIn={texts.zoomIn} zoomOut={texts.zoomOut}>
          {buttons}
        </Zooming>
        {children}
      </MapContainer>
      <p className={css.from}>{base.kind === 'outline' ? texts.outline : base.attribution}</p>
    </div>
  )
}
