import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

interface RowEvents {
  /** When absent, a click opens the store at once. */
  onSelect: ((id: string) => void) | undefined
  selectedId: string | undefined
  onPoint: (id: string | undefined) => void
}

const rowOf = (target: EventTarget) => (target as Element).closest('tbody tr')
const idOf = (target: EventTarget): string | undefined =>
  rowOf(target)?.querySelector<HTMLElement>('[data-store]')?.dataset.store

/**
 * Events for the element around the rows of a table of stores. Hovering or focusing a row highlights it on the map; the first click selects
 * it, Enter or a second click opens it; arrow keys move between rows. Each row contains a link and has a `data-store`.
 */
export function rowEvents({ onSelect, selectedId, onPoint }: RowEvents) {
  const press = (event: MouseEvent) => {
    const id = idOf(event.target)
    // A click by keyboard has no detail; with a modifier key the browser opens another tab.
    const isOpening = event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!id || !onSelect || isOpening || id === selectedId) return
    if (!(event.target as Element).closest('a')) return
    event.preventDefault()
    event.stopPropagation()
    onSelect(id)
  }
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const row = rowOf(event.target)
    if (!step || !row) return
    const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
    event.preventDefault()
    next?.querySelector('a')?.focus()
  }
  return {
    onClickCapture: press,
    onKeyDown: walk,
    onMouseOver: (event: MouseEvent) => onPoint(idOf(event.target)),
    onMouseLeave: () => onPoint(undefined),
    onFocus: (event: FocusEvent) => onPoint(idOf(event.target)),
    onBlur: () => onPoint(undefined),
  }
}
