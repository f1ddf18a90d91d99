import { useRef, useState } from 'react'

/** Selected rows of a list. `toggle` with a range selects everything from the row last toggled. */
export interface Selection {
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string, range?: boolean) => void
  all: () => void
  /** Selects these alone. */
  only: (ids: readonly string[]) => void
  remove: (id: string) => void
  clear: () => void
}

/** A selection among `selectable`, in that order. It is cleared when `key` changes. */
export function useSelection(key: string, selectable: readonly string[]): Selection {
  const [chosen, setChosen] = useState<{ key: string; ids: ReadonlySet<string> }>({ key, ids: new Set() })
  const last = useRef<string | undefined>(undefined)
  const current = chosen.key === key ? chosen.ids : new Set<string>()
  const set = (ids: Iterable<string>) => setChosen({ key, ids: new Set(ids) })
  // Rows that left the list, or were decided meanwhile, are no longer selected.
  const ids = selectable.filter((id) => current.has(id))
  return {
    ids,
    has: (id) => current.has(id) && selectable.includes(id),
    toggle: (id, range = false) => {
      const [from, to] = [last.current === undefined ? -1 : selectable.indexOf(last.current), selectable.indexOf(id)]
      if (to < 0) return
      last.current = id
      if (range && from >= 0) set([...ids, ...selectable.slice(Math.min(from, to), Math.max(from, to) + 1)])
      else set(current.has(id) ? ids.filter((other) => other !== id) : [...ids, id])
    },
    all: () => set(selectable),
    only: set,
    // This is called during a run, long after the render that started it.
    remove: (id) => setChosen((now) => ({ ...now, ids: new Set([...now.ids].filter((other) => other !== id)) })),
    clear: () => set([]),
  }
}
