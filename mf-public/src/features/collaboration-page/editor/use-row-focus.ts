import { useLayoutEffect, useRef } from 'react'

/** Keeps the focus on a moved row: on the same button, or on its neighbour when that one is disabled. */
export function useRowFocus() {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<{ row: number; button: 0 | 1 }>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { row, button } = wanted.current
    wanted.current = undefined
    const buttons = list.current?.children[row]?.querySelectorAll<HTMLButtonElement>('[data-moves] button')
    const [same, other] = [buttons?.[button], buttons?.[1 - button]]
    ;(same?.disabled ? other : same)?.focus()
  })
  return { list, follow: (row: number, by: -1 | 1) => (wanted.current = { row, button: by === -1 ? 0 : 1 }) }
}
