const steps: Record<string, [column: number, row: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  j: [0, 1],
  k: [0, -1],
}

/** The card that an arrow, J or K selects in columns, of which a list has one: along the column, or at the same height in the next column with cards. */
export const nextCard = (
  columns: readonly (readonly string[])[],
  chosenId: string | undefined,
  key: string,
): string | undefined => {
  const step = steps[key]
  if (!step || (columns.length === 1 && step[0] !== 0)) return undefined
  const column = columns.findIndex((ids) => chosenId !== undefined && ids.includes(chosenId))
  if (column < 0) return columns.find((ids) => ids.length > 0)?.[0]
  const row = columns[column]!.indexOf(chosenId!)
  if (step[1] !== 0) return columns[column]![row + step[1]]
  for (let next = column + step[0]; columns[next]; next += step[0]) {
    const ids = columns[next]!
    if (ids.length > 0) return ids[Math.min(row, ids.length - 1)]
  }
  return undefined
}

/** The number of cards in a row of a grid, as it is laid out. */
const cardsInRow = (ids: readonly string[], cardPrefix: string) => {
  const tops = ids.map((id) => document.getElementById(`${cardPrefix}${id}`)?.parentElement?.offsetTop)
  return Math.max(
    tops.findIndex((top) => top !== tops[0]),
    1,
  )
}

/** The card that an arrow, J or K selects in a grid. */
export const nextInGrid = (
  ids: readonly string[],
  chosenId: string | undefined,
  key: string,
  cardPrefix: string,
): string | undefined => {
  const row = key.startsWith('Arrow') ? cardsInRow(ids, cardPrefix) : 0
  const step = { ArrowRight: 1, ArrowLeft: -1, j: 1, k: -1, ArrowDown: row, ArrowUp: -row }[key]
  return step === undefined ? undefined : ids[ids.findIndex((id) => id === chosenId) + step]
}
