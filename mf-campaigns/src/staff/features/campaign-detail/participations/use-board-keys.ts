import { useEffect, useRef } from 'react'

/** Keys of the board, as they are shown. */
export const keyNames = { approve: 'A', reject: 'R', star: 'S' } as const

/** What the keys act on: cards by column, the chosen one, and what can be done with it. */
export interface BoardKeys {
  columns: readonly (readonly string[])[]
  chosenId: string | undefined
  isOff: boolean
  choose: (id: string) => void
  approve: () => void
  reject: () => void
  star: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox') ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.closest('[role=dialog], [role=menu], [role=tablist]') !== null)

const steps: Record<string, [column: number, row: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** The card that an arrow leads to: along its column, or to the same height of the next column that has cards. */
export const nextCard = (
  columns: BoardKeys['columns'],
  chosenId: string | undefined,
  key: string,
): string | undefined => {
  const step = steps[key]
  if (!step) return undefined
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

const act = (key: string, keys: BoardKeys): boolean => {
  const next = nextCard(keys.columns, keys.chosenId, key)
  if (next !== undefined) {
    keys.choose(next)
    document.getElementById(`participation-${next}`)?.focus()
    return true
  }
  if (keys.chosenId === undefined) return false
  if (key === 'a') return (keys.approve(), true)
  if (key === 'r') return (keys.reject(), true)
  if (key === 's') return (keys.star(), true)
  return false
}

/** Arrows choose a card, A approves, R rejects with a reason, S stars. Silent while somebody types. */
export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        latest.current.isOff ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return
      if (act(event.key.length === 1 ? event.key.toLowerCase() : event.key, latest.current)) event.preventDefault()
    }
    // At the document: before the keys of the whole product, which listen at the window.
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
