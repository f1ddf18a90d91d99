import { useCallback, useRef, useState } from 'react'
import type { ChosenCreator } from '../../data'

export const mostSelected = 500

interface Selection {
  selected: ReadonlySet<string>
  creators: readonly ChosenCreator[]
  /** Selects or deselects a row; with the range, selects all rows from the one selected last. */
  select: (row: number, withRange: boolean) => void
  clear: () => void
}

/**
 * The selected creators; rows scrolled out of view stay selected. `onSkipped` is called for rows of a range that are not loaded, `onFull`
 * when the maximum is reached.
 */
export function useSelection(
  creatorAt: (row: number) => ChosenCreator | undefined,
  tell: { onSkipped: (rows: number) => void; onFull: () => void },
): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenCreator>>(new Map())
  const anchor = useRef<number | undefined>(undefined)
  const latest = useRef({ creatorAt, tell, chosen })
  latest.current = { creatorAt, tell, chosen }

  const select = useCallback((row: number, withRange: boolean) => {
    const { creatorAt: at, tell: say, chosen: now } = latest.current
    const from = withRange ? (anchor.current ?? row) : row
    anchor.current = row
    const first = Math.min(from, row)
    // A range over a hundred thousand rows is examined only as far as it can be selected.
    const rows = Array.from(
      { length: Math.min(Math.abs(row - from) + 1, mostSelected * 2) },
      (_, index) => first + index,
    )
    const found = rows.flatMap((each) => at(each) ?? [])
    const next = new Map(now)
    const only = from === row ? found[0] : undefined
    const isTakenBack = only !== undefined && next.delete(only.id)
    if (!isTakenBack) for (const { id, name } of found) if (next.size < mostSelected) next.set(id, { id, name })
    if (!isTakenBack && found.some(({ id }) => !next.has(id))) say.onFull()
    else if (found.length < rows.length) say.onSkipped(Math.abs(row - from) + 1 - found.length)
    setChosen(next)
  }, [])

  return { selected: new Set(chosen.keys()), creators: [...chosen.values()], select, clear: () => setChosen(new Map()) }
}
