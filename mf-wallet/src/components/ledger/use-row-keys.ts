import type { KeyboardEvent } from 'react'

interface RowKeys {
  /** The lines that have a receipt, in their order. */
  ids: readonly string[]
  /** The one that is shown. */
  shown: string | undefined
  open: (id: string) => void
  close: () => void
}

const linkOf = (id: string) => document.querySelector<HTMLElement>(`a[href*="receipt=${id}"]`)
const writesIn = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role="listbox"], [role="dialog"]') !== null

/** Arrows walk the rows, and with them the receipt that stands open; Escape closes it. Enter opens, as of any link. */
export const useRowKeys =
  ({ ids, shown, open, close }: RowKeys) =>
  (event: KeyboardEvent) => {
    if (writesIn(event.target)) return
    if (event.key === 'Escape' && shown) close()
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const focused = ids.findIndex((id) => linkOf(id) === document.activeElement)
    const at = shown ? ids.indexOf(shown) : focused
    const next = at < 0 ? undefined : ids[at + step]
    if (!next) return
    event.preventDefault()
    if (shown) open(next)
    if (focused >= 0) linkOf(next)?.focus()
  }
