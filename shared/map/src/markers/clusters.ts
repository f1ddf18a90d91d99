import Supercluster from 'supercluster'
import { type Box, MAX_ZOOM } from '../area'

/** What stands at a place of the map: one store, or some that stand close together. */
export interface Cluster {
  /** The same for the same stores at the same zoom. */
  key: string
  lng: number
  lat: number
  count: number
  /** Of several: what the index calls them. */
  clusterId?: number
  /** Of one: its place in the columns. */
  index?: number
  /** One that is not among those shown, but could be: a grey ring. */
  isOther?: true
}

/** px within which stores become one: two circles of 46 px do not touch. */
export const CLUSTER_RADIUS = 64

/** Finds what to show; made once for each answer of the server. */
export class ClusterIndex {
  readonly #index = new Supercluster<{ index: number }>({ radius: CLUSTER_RADIUS, maxZoom: MAX_ZOOM - 1, extent: 256 })

  constructor(lngLat: ArrayLike<number>) {
    const features = Array.from({ length: lngLat.length / 2 }, (_, index) => ({
      type: 'Feature' as const,
      properties: { index },
      geometry: { type: 'Point' as const, coordinates: [lngLat[2 * index]! / 1e5, lngLat[2 * index + 1]! / 1e5] },
    }))
    this.#index.load(features)
  }

  inView(box: Box, zoom: number): Cluster[] {
    return this.#index
      .getClusters([...box] as [number, number, number, number], zoom)
      .map(({ geometry, properties }) => {
        const [lng, lat] = geometry.coordinates as [number, number]
        if ('cluster' in properties && properties.cluster)
          return {
            key: `c${properties.cluster_id}`,
            lng,
            lat,
            count: properties.point_count,
            clusterId: properties.cluster_id,
          }
        return { key: `s${properties.index}`, lng, lat, count: 1, index: properties.index as number }
      })
  }

  /** The zoom at which a cluster comes apart. */
  zoomInto(clusterId: number): number {
    return Math.min(this.#index.getClusterExpansionZoom(clusterId), MAX_ZOOM)
  }

  /** The stores in a cluster, by their places in the columns. */
  membersOf(clusterId: number): number[] {
    return this.#index.getLeaves(clusterId, Infinity).map(({ properties }) => properties.index)
  }
}
