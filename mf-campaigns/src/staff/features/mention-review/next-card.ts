/** The number of cards per row. */
const columnsOf = (ids: readonly string[]) => {
  const tops = ids.map((id) => document.getElementById(`mention-${id}`)?.parentElement?.offsetTop)
  return Math.max(
    tops.findIndex((top) => top !== tops[0]),
    1,
  )
}

/** The card in the grid that an arrow, J or K selects. */
export function nextCard(ids: readonly string[], chosenId: string | undefined, key: string): string | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1, j: 1, k: -1, ArrowDown: columnsOf(ids), ArrowUp: -columnsOf(ids) }[key]
  return step === undefined ? undefined : ids[ids.findIndex((id) => id === chosenId) + step]
}
