import { flat } from '../area'
import { type Cluster, CLUSTER_RADIUS } from './clusters'

/** A town by which what stands in it is named. */
export interface Town {
  name: string
  latitude: number
  longitude: number
  storesCount: number
}

/** Nearer than this the streets matter, not the town. */
const LAST_ZOOM = 13
/** From this zoom on a pin is labelled with its own name, where that is known. */
const OWN_ZOOM = 12

interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}
const touches = (a: Rect, b: Rect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Diameter of a cluster's circle, px. */
export const sizeOf = (count: number): number => (count < 10 ? 36 : count < 100 ? 46 : 54)

/**
 * The town that each cluster or pin stands for, by key: of the towns to which it is the nearest, the one with most stores. One town names
 * one of them, and names that would lie over one another or over a circle are left out, the smaller ones first. `ownOf` gives the name of a
 * pin, which is its label close up.
 */
export function labelsOf(
  clusters: readonly Cluster[],
  cities: readonly Town[],
  zoom: number,
  ownOf: (cluster: Cluster) => string | undefined = () => undefined,
): Map<string, string> {
  const labels = new Map<string, string>()
  const own = new Map(zoom < OWN_ZOOM ? [] : clusters.map((cluster) => [cluster.key, ownOf(cluster)]))
  const size = 256 * 2 ** zoom
  const places = clusters.map((cluster) => ({
    cluster,
    at: flat(cluster.lng, cluster.lat).map((value) => value * size) as [number, number],
  }))
  const named = new Map<string, Town>()
  for (const city of zoom > LAST_ZOOM ? [] : cities) {
    const [x, y] = flat(city.longitude, city.latitude).map((value) => value * size) as [number, number]
    let [nearest, distance]: [Cluster | undefined, number] = [undefined, CLUSTER_RADIUS]
    for (const { cluster, at } of places) {
      const away = Math.hypot(at[0] - x, at[1] - y)
      if (away < distance) [nearest, distance] = [cluster, away]
    }
    if (nearest && city.storesCount > (named.get(nearest.key)?.storesCount ?? 0)) named.set(nearest.key, city)
  }
  const rectOf = ({ count }: Cluster, [x, y]: [number, number]): Rect => {
    const half = count > 1 ? sizeOf(count) / 2 : 12
    return { left: x - half, right: x + half, top: count > 1 ? y - half : y - 32, bottom: count > 1 ? y + half : y }
  }
  const taken = places.map(({ cluster, at }) => ({ key: cluster.key, rect: rectOf(cluster, at) }))
  for (const {
    cluster,
    at: [x, y],
  } of [...places].sort((a, b) => b.cluster.count - a.cluster.count)) {
    const label = own.get(cluster.key) ?? named.get(cluster.key)?.name
    if (!label) continue
    const top = cluster.count > 1 ? y + sizeOf(cluster.count) / 2 + 4 : y + 2
    const half = label.length * 3.8 + 2
    const rect = { left: x - half, right: x + half, top, bottom: top + 18 }
    if (taken.some((other) => other.key !== cluster.key && touches(other.rect, rect))) continue
    taken.push({ key: `${cluster.key} label`, rect })
    labels.set(cluster.key, label)
  }
  return labels
}
