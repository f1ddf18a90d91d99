import { useEffect, useState } from 'react'

interface ChosenOptions {
  /** Key of the list shown; another list resets the selection. */
  listKey: string
  /** Ids by column; a list is a single column. */
  columns: readonly (readonly string[])[]
  /** Prefix of a card element's id. */
  cardPrefix: string
  /** Selects something initially. */
  startsChosen?: boolean
  /** When the selected card leaves, selects the one in its place; not on phones. */
  follows?: boolean
}

/** The selected card. When it leaves its column, the card in its place is selected and takes the lost focus. */
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
