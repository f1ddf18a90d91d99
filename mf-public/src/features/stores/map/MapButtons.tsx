import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { useText } from '@samspel/i18n'
import { IconButton } from '@samspel/ui'
import { messages } from '../messages'
import css from './StoreMap.module.css'

interface Props {
  map: LeafletMap | null
  isLocating: boolean
  isLocated: boolean
  onLocate: () => void
}

/** Zoom in, zoom out, and locate. Leaflet's own buttons are built from HTML strings, which the content security policy refuses. */
export function MapButtons({ map, isLocating, isLocated, onLocate }: Props) {
  const t = useText()
  const [zoom, setZoom] = useState<number>()
  useEffect(() => {
    if (!map) return
    const read = () => setZoom(map.getZoom())
    read()
    map.on('zoomend', read)
    return () => void map.off('zoomend', read)
  }, [map])
  return (
    <div className={css.buttons}>
      <IconButton
        icon="plus"
        label={t(messages.zoomIn)}
        onClick={() => map?.zoomIn()}
        disabled={!map || zoom === map.getMaxZoom()}
      />
      <IconButton
        icon="minus"
        label={t(messages.zoomOut)}
        onClick={() => map?.zoomOut()}
        disabled={!map || zoom === map.getMinZoom()}
      />
      <IconButton
        icon="current-location"
        label={t(messages.locate)}
        onClick={onLocate}
        aria-busy={isLocating || undefined}
        aria-pressed={isLocated}
      />
    </div>
  )
}
