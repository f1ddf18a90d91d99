import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Rows rendered above and below the visible ones. */
const ahead = 6

interface WindowRows {
  count: number
  /** Height of a row, px. */
  size: number
  /** A row that stays mounted wherever the list is scrolled: the one in the tab order. */
  kept: number
}

/** Virtualises a list that scrolls with the page: only rows on screen and a few around them are mounted. */
export function useWindowRows({ count, size, kept }: WindowRows) {
  const body = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)

  // Filters above may wrap or expand and move the list, so its offset is measured again.
  useLayoutEffect(() => {
    const look = () => setMargin(Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range)
      return rows.includes(kept) || count === 0 ? rows : [...rows, kept].sort((a, b) => a - b)
    },
    [kept, count],
  )
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: useCallback(() => size, [size]),
    overscan: ahead,
    scrollMargin: margin,
    scrollPaddingStart: 48,
    scrollPaddingEnd: 96,
    rangeExtractor,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  useEffect(() => virtualizer.measure(), [size, virtualizer])

  return {
    /** Ref for the element that contains the rows. */
    body,
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - margin })),
    first: virtualizer.range?.startIndex ?? 0,
    last: virtualizer.range?.endIndex ?? 0,
    scrollTo: (row: number) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  }
}
