import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { type Box, MAX_ZOOM } from '@samspel/map/area'
import type { Cluster } from '@samspel/map/clusters'
import type { StorePoints } from '../data'
import { type ClusterSource, openClusters } from './cluster-source'

export interface Shown {
  clusters: readonly Cluster[]
  zoom: number
}

/** Share of the view's width that is prepared beyond each edge. */
const MARGIN = 0.12

/** The clusters in view, requested whenever the map comes to rest. */
export function useClusters(
  map: LeafletMap | null,
  points: StorePoints | undefined,
): { shown: Shown; zoomInto: (clusterId: number) => Promise<number> } {
  const [shown, setShown] = useState<Shown>({ clusters: [], zoom: 0 })
  const source = useRef<ClusterSource | undefined>(undefined)

  useEffect(() => {
    if (!map || !points) return setShown({ clusters: [], zoom: 0 })
    const own = openClusters(points.lngLat)
    source.current = own
    let round = 0
    const look = async () => {
      const mine = ++round
      const bounds = map.getBounds().pad(MARGIN)
      const box: Box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
      const zoom = Math.round(map.getZoom())
      // At the maximum zoom only stores that cover each other stay clustered.
      const clusters = await own.inView(box, zoom < map.getMaxZoom() ? zoom : MAX_ZOOM - 1)
      if (mine === round) setShown({ clusters, zoom })
    }
    const rest = () => void look()
    rest()
    map.on('moveend', rest)
    return () => {
      round = -1
      map.off('moveend', rest)
      own.close()
    }
  }, [map, points])

  return { shown, zoomInto: (clusterId) => source.current?.zoomInto(clusterId) ?? Promise.resolve(0) }
}
