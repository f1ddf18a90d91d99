import { type Box, flat } from '../area'

/**
 * A level of the outline as `scripts/make-outline.mjs` writes it: cells that overlap a little, rings and lines as steps from the cell's
 * corner.
 */
export interface OutlineData {
  area: readonly number[]
  /** Steps in a degree. */
  unit: number
  cells: readonly {
    box: readonly number[]
    land: readonly (readonly number[])[]
    borders: readonly (readonly number[])[]
  }[]
}

/** A line in the flat world of web maps, which is 1 wide and 1 high. */
interface Line {
  points: Float64Array
  /** For each point: the step to it follows the cell's edge, which is no coast. */
  onEdge: Uint8Array
}

interface Cell {
  box: Box
  land: Line[]
  borders: Line[]
}

function unfold(steps: readonly number[], [west, south, east, north]: Box, unit: number): Line {
  const points = new Float64Array(steps.length)
  const onEdge = new Uint8Array(steps.length / 2)
  const [right, top] = [Math.round((east - west) * unit), Math.round((north - south) * unit)]
  let [x, y, before] = [0, 0, 0]
  const edgesAt = () => (x === 0 ? 1 : 0) | (x === right ? 2 : 0) | (y === 0 ? 4 : 0) | (y === top ? 8 : 0)
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!
    y += steps[i + 1]!
    const edges = edgesAt()
    onEdge[i / 2] = before & edges ? 1 : 0
    before = edges
    ;[points[i], points[i + 1]] = flat(west + x / unit, south + y / unit)
  }
  return { points, onEdge }
}

/** One level, of which cells are unfolded when they are first seen. */
export class Outline {
  readonly area: Box
  readonly #data: OutlineData
  readonly #cells = new Map<number, Cell>()

  constructor(data: OutlineData) {
    this.#data = data
    this.area = data.area as Box
  }

  /** The cells that a box meets. */
  cellsIn([west, south, east, north]: Box): Cell[] {
    return this.#data.cells.flatMap(({ box, land, borders }, index) => {
      const [w, s, e, n] = box as Box
      if (w > east || e < west || s > north || n < south) return []
      const known = this.#cells.get(index)
      if (known) return [known]
      const lines = (all: readonly (readonly number[])[]) =>
        all.map((steps) => unfold(steps, box as Box, this.#data.unit))
      const cell: Cell = { box: box as Box, land: lines(land), borders: lines(borders) }
      this.#cells.set(index, cell)
      return [cell]
    })
  }
}

export type { Cell, Line }
