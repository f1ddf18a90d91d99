import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface GridKeys {
  total: number
  loaded: number
  active: number
  body: RefObject<HTMLDivElement | null>
  rowsOnScreen: number
  move: (row: number) => void
  onSelect: (row: number, withRange: boolean) => void
  open: (row: number) => void
}

/**
 * Arrow keys, Home, End and the page keys move the focused row; space selects, Enter opens. End goes to the last loaded row, and from there
 * to the first of the next page, because reaching the very end would load every page in between.
 */
export function useGridKeys({ total, loaded, active, body, rowsOnScreen, move, onSelect, open }: GridKeys) {
  const follows = useRef(false)

  // The row is mounted only by the render that the key press causes.
  useLayoutEffect(() => {
    if (!follows.current) return
    follows.current = false
    body.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true })
  }, [active, body])

  const target = (key: string): number | undefined => {
    if (key === 'ArrowDown') return active + 1
    if (key === 'ArrowUp') return active - 1
    if (key === 'PageDown') return active + rowsOnScreen
    if (key === 'PageUp') return active - rowsOnScreen
    if (key === 'Home') return 0
    if (key === 'End') return active < loaded - 1 ? loaded - 1 : loaded
    return undefined
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const onRow = (event.target as HTMLElement).getAttribute('role') === 'row'
    const next = target(event.key)
    if (next !== undefined) {
      event.preventDefault()
      const row = Math.max(0, Math.min(total - 1, next))
      if (row === active) return
      follows.current = true
      move(row)
      return
    }
    if (!onRow || (event.key !== ' ' && event.key !== 'Enter')) return
    event.preventDefault()
    if (event.key === ' ') onSelect(active, event.shiftKey)
    else open(active)
  }

  return { onKeyDown, open }
}
