import { type Coords, type DoneCallback, GridLayer } from 'leaflet'
import type { Box } from '../area'
import coarseData from '../outline/coarse.json'
import { drawOutline, type OutlineColours } from './draw-outline'
import { Outline } from './outline-cells'

/** From this zoom on every point is drawn. */
const FINE_ZOOM = 8
/** ms of drawing before the page gets its turn. */
const TURN = 8

const coarse = new Outline(coarseData)
let fine: Outline | undefined
let coming: Promise<void> | undefined

const lngOf = (x: number) => (x - 0.5) * 360
const latOf = (y: number) => (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90

/** The bundled outline of Natural Earth as tiles, drawn in turns so that no task is long. */
export class OutlineLayer extends GridLayer {
  readonly #queue: (() => void)[] = []
  #isAtWork = false

  constructor() {
    super({ tileSize: 256, keepBuffer: 1, updateWhenZooming: false })
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('canvas')
    const ratio = Math.min(window.devicePixelRatio || 1, 2)
    tile.width = 256 * ratio
    tile.height = 256 * ratio
    this.#later(() => {
      this.#draw(tile, coords, ratio)
      done(undefined, tile)
    })
    return tile
  }

  #colours(): OutlineColours {
    const style = getComputedStyle(this._map.getContainer())
    const colour = (name: string) => style.getPropertyValue(name).trim() || '#ccc'
    return { land: colour('--map-land'), coast: colour('--map-coast'), border: colour('--map-border') }
  }

  #draw(tile: HTMLCanvasElement, { x, y, z }: Coords, ratio: number) {
    // Called off meanwhile, or no canvas to be had.
    const context = this._map ? tile.getContext('2d') : null
    if (!context) return
    const count = 2 ** z
    // A pixel more on each side: a coast at the edge belongs to both tiles.
    const margin = 2 / 256 / count
    const box: Box = [
      lngOf(x / count - margin),
      latOf((y + 1) / count + margin),
      lngOf((x + 1) / count + margin),
      latOf(y / count - margin),
    ]
    context.scale(ratio, ratio)
    drawOutline(
      context,
      this.#levelFor(box, z).cellsIn(box),
      { x: x / count, y: y / count, size: 256 * count },
      this.#colours(),
    )
  }

  #levelFor(box: Box, zoom: number): Outline {
    if (zoom < FINE_ZOOM) return coarse
    if (!fine) this.#fetchFine()
    const [west, south, east, north] = fine?.area ?? coarse.area
    return fine && box[0] >= west && box[1] >= south && box[2] <= east && box[3] <= north ? fine : coarse
  }

  #fetchFine() {
    coming ??= import(/* webpackChunkName: "outline-fine" */ '../outline/fine.json').then(
      ({ default: data }) => {
        fine = new Outline(data)
      },
      () => {
        coming = undefined
      },
    )
    void coming.then(() => {
      if (fine && this._map) this.redraw()
    })
  }

  #later(draw: () => void) {
    this.#queue.push(draw)
    if (this.#isAtWork) return
    this.#isAtWork = true
    const turn = () => {
      const end = performance.now() + TURN
      do this.#queue.shift()?.()
      while (this.#queue.length > 0 && performance.now() < end)
      if (this.#queue.length > 0) setTimeout(turn)
      else this.#isAtWork = false
    }
    // After the next paint, which then already shows the markers.
    requestAnimationFrame(() => setTimeout(turn))
  }
}
