import { DomEvent } from 'leaflet'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { IconButton } from '@samspel/ui'
import css from './LandMap.module.css'

interface ZoomingProps {
  zoomIn: string
  zoomOut: string
  children?: ReactNode
}

/** Nearer and farther; Leaflet's own buttons are written as text, which the page's policy refuses. */
export function Zooming({ zoomIn, zoomOut, children }: ZoomingProps) {
  const map = useMap()
  const [zoom, setZoom] = useState(() => map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const box = useRef<HTMLDivElement>(null)
  // A press on a button is none on the map under it.
  useEffect(() => {
    if (box.current) DomEvent.disableClickPropagation(box.current)
  }, [])
  return (
    <div ref={box} className={css.buttons}>
      <IconButton icon="plus" label={zoomIn} onClick={() => map.zoomIn()} disabled={zoom === map.getMaxZoom()} />
      <IconButton icon="minus" label={zoomOut} onClick={() => map.zoomOut()} disabled={zoom === map.getMinZoom()} />
      {children}
    </div>
  )
}
