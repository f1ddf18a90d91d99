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

type Pen = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'closePath'>

function trace(pen: Pen, { points, onEdge }: Line, { x, y, size }: TilePlace, skipsEdges: boolean) {
  for (let i = 0; i < points.length; i += 2) {
    const [px, py] = [(points[i]! - x) * size, (points[i + 1]! - y) * size]
    if (i === 0 || (skipsEdges && onEdge[i / 2])) pen.moveTo(px, py)
    else pen.lineTo(px, py)
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
