import { useEffect, useState } from 'react'

interface ChosenOptions {
  /** Of the list that is shown; another one starts anew. */
  listKey: string
  /** Ids by column; a list is one column. */
  columns: readonly (readonly string[])[]
  /** A card's element has this before its id. */
  cardPrefix: string
  /** Something is chosen before anybody has chosen. */
  startsChosen?: boolean
  /** When the chosen one leaves, the one that takes its place is chosen; on phones nothing is. */
  follows?: boolean
}

/** The chosen card. Where it leaves its column, the one that takes its place is chosen and gets the focus that was lost. */
export function useChosen({ listKey, columns, cardPrefix, startsChosen = false, follows = true }: ChosenOptions) {
  const [choice, setChoice] = useState<
    { listKey: string; id: string | undefined; column: number; row: number } | undefined
  >()
  const start = startsChosen ? { id: undefined, column: 0, row: 0 } : undefined
  const current = choice?.listKey === listKey ? choice : start
  const ids = current && columns[current.column]
  const stays = current?.id !== undefined && ids !== undefined && ids.includes(current.id)
  const heir = follows && current && ids ? ids[Math.min(current.row, ids.length - 1)] : undefined
  const chosenId = stays ? current.id : heir
  const hasLeft = current?.id !== undefined && !stays
  useEffect(() => {
    if (chosenId !== undefined && hasLeft && document.activeElement === document.body)
      document.getElementById(`${cardPrefix}${chosenId}`)?.focus({ preventScroll: true })
  }, [cardPrefix, chosenId, hasLeft])
  return {
    chosenId,
    choose: (id: string | undefined) => {
      const column = id === undefined ? 0 : columns.findIndex((all) => all.includes(id))
      if (column >= 0)
        setChoice({ listKey, id, column, row: Math.max(id === undefined ? 0 : columns[column]!.indexOf(id), 0) })
    },
  }
}
