import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import { type Cluster, CLUSTER_RADIUS } from './clusters'
import { sizeOf } from './labels'
import { markerElement, type MarkerWarning } from './marker-element'
import css from './markers.module.css'
import { neighbourOf } from './neighbour'

export interface MarkerWords {
  /** Written into a circle. */
  shown: (count: number) => string
  /** Name of the button. */
  nameOf: (cluster: Cluster, label: string | undefined) => string
  /** The worst that a marker warns of. */
  warningOf?: (cluster: Cluster) => MarkerWarning | undefined
}

interface Placed {
  cluster: Cluster
  label: string | undefined
  name: string
  warning: MarkerWarning | undefined
  marker: Marker
}

/** px of a pin, and of a ring with the room around it in which it can be pressed. */
const pin = { width: 26, height: 34 }
const ring = 24

/**
 * Clusters and pins on the map: only those that are shown are in the page. One of them is on the way of the Tab key, arrows lead to the
 * others.
 */
export class MapMarkers {
  readonly #map: LeafletMap
  readonly #press: (cluster: Cluster) => void
  readonly #point: ((cluster: Cluster | undefined) => void) | undefined
  readonly #placed = new Map<string, Placed>()
  #selected: string | undefined
  #hovered: string | undefined
  #stop: string | undefined
  /** The marker that the pointer or the focus is on. */
  #pointed: string | undefined

  /** `press` is told what is chosen; `point` what the pointer or the focus is on, and when it is on none any more. */
  constructor(map: LeafletMap, press: (cluster: Cluster) => void, point?: (cluster: Cluster | undefined) => void) {
    this.#map = map
    this.#press = press
    this.#point = point
  }

  show(clusters: readonly Cluster[], labels: ReadonlyMap<string, string>, words: MarkerWords): void {
    const keys = new Set(clusters.map(({ key }) => key))
    const focused = [...this.#placed].find(
      ([, { marker: placed }]) => placed.getElement() === document.activeElement,
    )?.[0]
    for (const [key, { marker: placed }] of [...this.#placed]) {
      if (keys.has(key)) continue
      placed.remove()
      this.#placed.delete(key)
    }
    for (const cluster of clusters) this.#place(cluster, labels.get(cluster.key), words)
    if (this.#pointed && !keys.has(this.#pointed)) this.#leave(this.#pointed)
    // What had the focus is gone: the map keeps it, so that the next Tab does not begin at the page's top.
    if (focused && !keys.has(focused)) this.#map.getContainer().focus({ preventScroll: true })
    this.#mark()
  }

  /** The pin of a store, or the cluster that is the nearest to it; undefined when both are out of view. */
  keyAt(key: string, lat: number, lng: number): string | undefined {
    if (this.#placed.has(key)) return key
    const here = this.#map.latLngToContainerPoint([lat, lng])
    let [found, least]: [string | undefined, number] = [undefined, 1.5 * CLUSTER_RADIUS]
    for (const [name, { cluster }] of this.#placed) {
      const away =
        cluster.count > 1 ? here.distanceTo(this.#map.latLngToContainerPoint([cluster.lat, cluster.lng])) : Infinity
      if (away < least) [found, least] = [name, away]
    }
    return found
  }

  /** Which store is selected, and which one the list points at (keys of clusters). */
  mark(selected: string | undefined, hovered: string | undefined): void {
    this.#selected = selected
    this.#hovered = hovered
    this.#mark()
  }

  /** Moves the focus to a pin; false when it is not shown. */
  focus(key: string): boolean {
    const element = this.#placed.get(key)?.marker.getElement()
    element?.focus({ preventScroll: true })
    return element !== undefined
  }

  remove(): void {
    for (const { marker: placed } of this.#placed.values()) placed.remove()
    this.#placed.clear()
  }

  #place(cluster: Cluster, label: string | undefined, words: MarkerWords) {
    const name = words.nameOf(cluster, label)
    const warning = words.warningOf?.(cluster)
    const known = this.#placed.get(cluster.key)
    const isSame = known && known.cluster.count === cluster.count && known.label === label && known.name === name
    const isThere = known?.cluster.lat === cluster.lat && known.cluster.lng === cluster.lng
    if (isSame && isThere && known.warning === warning) return
    const { count, lat, lng, key, isOther } = cluster
    const isRound = isOther || count > 1
    const size = isOther ? ring : sizeOf(count)
    const icon = divIcon({
      html: markerElement({ count, shown: words.shown(count), label, warning, isRing: isOther }),
      className: `${css.marker} ${isOther ? css.ring : count > 1 ? css.cluster : css.pin}`,
      iconSize: isRound ? [size, size] : [pin.width, pin.height],
      iconAnchor: isRound ? [size / 2, size / 2] : [pin.width / 2, pin.height - 1],
    })
    if (known) {
      const hadFocus = known.marker.getElement() === document.activeElement
      // Keys are places in a list: after another choice the same one may stand for another store.
      known.marker.setLatLng([lat, lng]).setIcon(icon)
      Object.assign(known, { cluster, label, name, warning })
      this.#name(known)
      if (hadFocus) known.marker.getElement()?.focus({ preventScroll: true })
      return
    }
    const placed: Placed = {
      cluster,
      label,
      name,
      warning,
      marker: marker([lat, lng], { icon, keyboard: false, riseOnHover: true, zIndexOffset: isRound ? 0 : 10 }),
    }
    placed.marker.on('click', () => this.#press(placed.cluster))
    placed.marker.addTo(this.#map)
    this.#placed.set(key, placed)
    this.#name(placed)
  }

  #name({ marker: placed, name, cluster: { key } }: Placed) {
    const element = placed.getElement()
    if (!element) return
    element.setAttribute('role', 'button')
    element.setAttribute('aria-label', name)
    element.onfocus = () => {
      this.#stop = key
      this.#mark()
      this.#pointAt(key)
    }
    element.onmouseenter = () => this.#pointAt(key)
    element.onblur = element.onmouseleave = () => this.#leave(key)
    element.onkeydown = (event) => this.#key(event, key)
  }

  #pointAt(key: string) {
    this.#pointed = key
    this.#point?.(this.#placed.get(key)?.cluster)
  }

  #leave(key: string) {
    if (this.#pointed !== key) return
    this.#pointed = undefined
    this.#point?.(undefined)
  }

  #key(event: KeyboardEvent, key: string) {
    const placed = this.#placed.get(key)
    if (!placed) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      this.#press(placed.cluster)
    } else if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      event.stopPropagation()
      const at = ({ cluster: { key: name, lat, lng } }: Placed) => {
        const { x, y } = this.#map.latLngToContainerPoint([lat, lng])
        return { key: name, x, y }
      }
      const next = neighbourOf([...this.#placed.values()].map(at), at(placed), event.key)
      if (next) this.focus(next)
    }
  }

  #mark() {
    const stop =
      this.#stop && this.#placed.has(this.#stop)
        ? this.#stop
        : this.#selected && this.#placed.has(this.#selected)
          ? this.#selected
          : this.#placed.keys().next().value
    for (const [key, { marker: placed }] of this.#placed) {
      const element = placed.getElement()
      if (!element) continue
      element.tabIndex = key === stop ? 0 : -1
      element.classList.toggle(css.selected!, key === this.#selected)
      element.classList.toggle(css.hovered!, key === this.#hovered)
      if (key === this.#selected) element.setAttribute('aria-current', 'true')
      else element.removeAttribute('aria-current')
      placed.setZIndexOffset(key === this.#selected ? 2000 : key === this.#hovered ? 1000 : 0)
    }
  }
}
