import { useEffect, useRef, useState } from 'react'
import type { PayoutRow } from '@samspel/api'

/** J and K move between the rows' buttons, Space marks the row; Enter presses the button as everywhere. */
export function useRowKeys(rows: readonly PayoutRow[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input, textarea, select, [role="dialog"]'))
        return
      const buttons = [...(ref.current?.querySelectorAll<HTMLButtonElement>('tbody button') ?? [])]
      const at = buttons.findIndex((button) => button === document.activeElement)
      const step = { j: 1, k: -1 }[event.key.toLowerCase()]
      if (step !== undefined) {
        buttons[at < 0 ? 0 : Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus()
        event.preventDefault()
      } else if (event.key === ' ' && at >= 0) {
        const id = rows[at]?.id
        event.preventDefault()
        if (id)
          setMarked((before) => {
            const next = new Set(before)
            if (!next.delete(id)) next.add(id)
            return next
          })
      }
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [rows])
  return { marked, ref }
}
