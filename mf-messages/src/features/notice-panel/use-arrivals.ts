import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { NoticeRow } from '@samspel/api'

/**
 * Rows that came on top while somebody has scrolled down: what is looked at keeps its place, and their number is told until the top is
 * shown.
 */
export function useArrivals(list: RefObject<HTMLElement | null>, notices: readonly NoticeRow[], filter: string) {
  const [hidden, setHidden] = useState(0)
  const known = useRef<{ filter: string; ids: Set<string>; height: number }>(undefined)
  useLayoutEffect(() => {
    const box = list.current
    const before = known.current
    if (!box) return
    const height = box.scrollHeight
    if (before?.filter === filter && before.ids.size > 0 && box.scrollTop > 0) {
      const fresh = notices.filter(({ id }) => !before.ids.has(id)).length
      if (fresh > 0) setHidden((count) => count + fresh)
    } else setHidden(0)
    known.current = { filter, ids: new Set(notices.map(({ id }) => id)), height }
  }, [list, notices, filter])
  return {
    hidden,
    show: () => {
      setHidden(0)
      list.current?.scrollTo({ top: 0 })
      list.current?.querySelector<HTMLElement>('li a')?.focus()
    },
  }
}
