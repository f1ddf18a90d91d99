import { useCallback, useRef, useState } from 'react'
import type { ChosenCreator } from '../../data'

export const mostSelected = 500

interface Selection {
  selected: ReadonlySet<string>
  creators: readonly ChosenCreator[]
  /** Selects or deselects a row; with the range, selects all rows from the one selected last. */
  select: (row: number, withRange: boolean) => void
  /** Selects these as well, as far as there is room. */
  add: (creators: readonly ChosenCreator[]) => void
  clear: () => void
}

/**
 * The selected creators; rows scrolled out of view stay selected. `onSkipped` is called for rows of a range that are not loaded, `onFull`
 * when the maximum is reached.
 */
export function useSelection(
  creatorAt: (row: number) => ChosenCreator | undefined,
  tell: { onSkipped: (rows: number) => void; onFull: () => void },
  { most = mostSelected, canSelect = () => true }: { most?: number; canSelect?: (id: string) => boolean } = {},
): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenCreator>>(new Map())
  const anchor = useRef<number | undefined>(undefined)
  const latest = useRef({ creatorAt, tell, chosen, most, canSelect })
  latest.current = { creatorAt, tell, chosen, most, canSelect }

  const select = useCallback((row: number, withRange: boolean) => {
    const { creatorAt: at, tell: say, chosen: now, most: limit, canSelect: may } = latest.current
    const from = withRange ? (anchor.current ?? row) : row
    anchor.current = row
    const first = Math.min(from, row)
    // A range over a hundred thousand rows is examined only as far as it can be selected.
    const rows = Array.from({ length: Math.min(Math.abs(row - from) + 1, limit * 2) }, (_, index) => first + index)
    const loaded = rows.flatMap((each) => at(each) ?? [])
    const found = loaded.filter(({ id }) => may(id))
    const next = new Map(now)
    const only = from === row ? found[0] : undefined
    const isTakenBack = only !== undefined && next.delete(only.id)
    if (!isTakenBack) for (const { id, name } of found) if (next.size < limit) next.set(id, { id, name })
    if (!isTakenBack && found.some(({ id }) => !next.has(id))) say.onFull()
    else if (loaded.length < rows.length) say.onSkipped(Math.abs(row - from) + 1 - loaded.length)
    setChosen(next)
  }, [])

  const add = (more: readonly ChosenCreator[]) =>
    setChosen((now) => {
      const next = new Map(now)
      for (const { id, name } of more) if (next.size < most && canSelect(id)) next.set(id, { id, name })
      return next
    })

  return {
    selected: new Set(chosen.keys()),
    creators: [...chosen.values()],
    select,
    add,
    clear: () => setChosen(new Map()),
  }
}
