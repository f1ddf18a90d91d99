import { flat } from '../area'
import type { Cell, Line } from './outline-cells'

export interface OutlineColours {
  land: string
  coast: string
  border: string
}

/** A tile's corner in the flat world, and px of the flat world at its zoom. */
export interface TilePlace {
  x: number
  y: number
  size: number
}

type Pen = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath'>

/** From this size on (zoom 9) the points of a coast lie so far apart that straight lines between them look like a polygon. */
const CURVED_SIZE = 256 * 2 ** 9

function trace(pen: Pen, { points, onEdge }: Line, { x, y, size }: TilePlace, skipsEdges: boolean) {
  const xOf = (i: number) => (points[2 * i]! - x) * size
  const yOf = (i: number) => (points[2 * i + 1]! - y) * size
  const last = points.length / 2 - 1
  for (let i = 0; i <= last; i += 1) {
    const [px, py] = [xOf(i), yOf(i)]
    if (i === 0 || (skipsEdges && onEdge[i])) pen.moveTo(px, py)
    // Corners at a cell's edge stay, or gaps would open between cells.
    else if (size < CURVED_SIZE || i === last || onEdge[i] || onEdge[i + 1]) pen.lineTo(px, py)
    else pen.quadraticCurveTo(px, py, (px + xOf(i + 1)) / 2, (py + yOf(i + 1)) / 2)
  }
}

/** Draws land, coasts and borders of the cells that a tile meets. */
export function drawOutline(
  context: CanvasRenderingContext2D,
  cells: readonly Cell[],
  place: TilePlace,
  { land, coast, border }: OutlineColours,
): void {
  context.lineJoin = 'round'
  const part = (cell: Cell, draw: () => void) => {
    const [west, south, east, north] = cell.box
    const [[x0, y1], [x1, y0]] = [flat(west, south), flat(east, north)]
    context.save()
    context.beginPath()
    context.rect(
      (x0 - place.x) * place.size,
      (y0 - place.y) * place.size,
      (x1 - x0) * place.size,
      (y1 - y0) * place.size,
    )
    context.clip()
    draw()
    context.restore()
  }
  // All land before all lines: a neighbour's land would lie over them where cells overlap.
  context.fillStyle = land
  for (const cell of cells) {
    context.beginPath()
    for (const ring of cell.land) {
      trace(context, ring, place, false)
      context.closePath()
    }
    context.fill('evenodd')
  }
  for (const cell of cells) {
    part(cell, () => {
      for (const [lines, colour, width, isRing] of [
        [cell.borders, border, 1, false],
        [cell.land, coast, 1.25, true],
      ] as const) {
        context.beginPath()
        for (const line of lines) {
          trace(context, line, place, true)
          if (isRing && line.points.length > 2 && !line.onEdge.includes(1))
            context.lineTo((line.points[0]! - place.x) * place.size, (line.points[1]! - place.y) * place.size)
        }
        context.strokeStyle = colour
        context.lineWidth = width
        context.stroke()
      }
    })
  }
}
