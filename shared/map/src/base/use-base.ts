import { type GridLayer, type Map as LeafletMap, tileLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import { useMap } from 'react-leaflet'
import { readInlineConfig } from '@samspel/federation/registry'
import { useColorScheme } from '@samspel/ui'
import { MAX_ZOOM, OUTLINE_ZOOM } from '../area'
import { OutlineLayer } from './outline-layer'

/** So many tiles in a row that do not come mean that none will. */
const PATIENCE = 4

/** What lies under a map now, and whom it names for it. */
export type Base = { kind: 'outline' } | { kind: 'tiles'; attribution: string }

/**
 * Lays the land under a map: tiles, or a file with vector tiles, where the setting names some and they come, else the bundled outline. They
 * are tried again when the network is back.
 */
export function useBase(map: LeafletMap | null): Base {
  const [tiles] = useState(() => readInlineConfig(document).map)
  const [isOff, setOff] = useState(false)
  const { scheme } = useColorScheme()
  const uses = tiles && !isOff

  useEffect(() => {
    if (!map || !tiles || !('tileUrl' in tiles) || isOff) return
    let misses = 0
    const layer = tileLayer(tiles.tileUrl, { maxNativeZoom: 18, maxZoom: 22, keepBuffer: 1 })
    layer.on('tileload', () => {
      misses = 0
    })
    layer.on('tileerror', () => {
      misses += 1
      if (misses >= PATIENCE) setOff(true)
    })
    layer.addTo(map)
    return () => void layer.remove()
  }, [map, tiles, isOff])

  // Drawn anew with the theme, which its colours are from.
  useEffect(() => {
    if (!map || !tiles || !('file' in tiles) || isOff) return
    let isWanted = true
    let layer: GridLayer | undefined
    const look = { isDark: scheme === 'dark', language: document.documentElement.lang || 'sv' }
    import(/* webpackChunkName: "vector-map" */ './vector-layer')
      .then(({ vectorLayer }) => vectorLayer(tiles.file, look))
      .then((made) => isWanted && (layer = made.addTo(map)))
      .catch(() => isWanted && setOff(true))
    return () => {
      isWanted = false
      layer?.remove()
    }
  }, [map, tiles, isOff, scheme])

  useEffect(() => {
    if (!isOff) return
    const again = () => setOff(false)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isOff])

  // Drawn anew with the theme: a canvas keeps its colours.
  useEffect(() => {
    if (!map || uses) return
    const layer = new OutlineLayer().addTo(map)
    return () => void layer.remove()
  }, [map, uses, scheme])

  useEffect(() => void map?.setMaxZoom(uses ? MAX_ZOOM : OUTLINE_ZOOM), [map, uses])

  return uses ? { kind: 'tiles', attribution: tiles.attribution } : { kind: 'outline' }
}

/** The land under a map of react-leaflet's. Says what it is each time that changes. */
export function BaseLayer({ onChange }: { onChange?: (base: Base) => void }): null {
  const base = useBase(useMap())
  const attribution = base.kind === 'tiles' ? base.attribution : undefined
  useEffect(() => {
    onChange?.(attribution === undefined ? { kind: 'outline' } : { kind: 'tiles', attribution })
  }, [attribution, onChange])
  return null
}
