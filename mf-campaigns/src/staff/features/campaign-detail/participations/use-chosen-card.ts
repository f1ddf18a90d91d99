import { useEffect, useState } from 'react'

/** The chosen card of the board. Where it leaves its column the one that takes its place is chosen, and gets the focus that was lost. */
export function useChosenCard(columns: readonly (readonly string[])[]) {
  const [choice, setChoice] = useState<{ id: string; column: number; row: number } | undefined>()
  const ids = choice && columns[choice.column]
  const stays = choice !== undefined && ids !== undefined && ids.includes(choice.id)
  const chosenId = stays ? choice.id : ids?.[Math.min(choice!.row, ids.length - 1)]
  useEffect(() => {
    if (chosenId !== undefined && !stays && document.activeElement === document.body)
      document.getElementById(`participation-${chosenId}`)?.focus({ preventScroll: true })
  }, [chosenId, stays])
  return {
    chosenId,
    choose: (id: string) => {
      const column = columns.findIndex((all) => all.includes(id))
      if (column >= 0) setChoice({ id, column, row: columns[column]!.indexOf(id) })
    },
  }
}
