import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'

interface Options {
  /** Keys of all rows, from the top. */
  keys: readonly string[]
  /** Height assumed for a row that has not been measured yet, px. */
  estimate: number
  scroller: RefObject<HTMLElement | null>
  /** How far beyond the viewport rows are rendered, px. */
  ahead?: number
}

/** Viewport height to assume where there is no layout, as in tests. */
const assumedHeight = 800

const startsOf = (keys: readonly string[], sizes: ReadonlyMap<string, number>, estimate: number) => {
  const starts = new Float64Array(keys.length + 1)
  keys.forEach((key, at) => {
    starts[at + 1] = starts[at]! + (sizes.get(key) ?? estimate)
  })
  return starts
}

/** The last row that begins at or above `y`. */
const rowAt = (starts: Float64Array, y: number) => {
  let [low, high] = [0, Math.max(0, starts.length - 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (starts[middle]! <= y) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * Shows the rows that are seen, and a few around them, of any number; rows have the height that they have. What is read stays where it
 * stands when rows come in above it, or turn out to be taller.
 */
export function useWindowed({ keys, estimate, scroller, ahead = 600 }: Options) {
  const sizes = useRef(new Map<string, number>())
  const seen = useRef({ top: 0, height: 0 })
  const [version, redraw] = useReducer((count: number) => count + 1, 0)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- sizes are kept beside the state: `version` tells that they changed.
  const starts = useMemo(() => startsOf(keys, sizes.current, estimate), [keys, estimate, version])
  const now = useRef({ keys, starts })

  const look = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const { scrollTop: top, clientHeight: height } = element
    if (Math.abs(top - seen.current.top) > ahead / 3 || height !== seen.current.height) {
      seen.current = { top, height }
      redraw()
    }
  }, [ahead, scroller])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    observer?.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer?.disconnect()
    }
  }, [look, scroller])

  useLayoutEffect(() => {
    const element = scroller.current
    const before = now.current
    now.current = { keys, starts }
    if (!element || before.keys === keys || keys[0] === before.keys[0]) return
    // Rows were added above, so what was the first row is further down now.
    const at = before.keys[0] === undefined ? -1 : keys.indexOf(before.keys[0])
    if (at > 0) element.scrollTop += starts[at]!
  }, [keys, starts, scroller])

  const observer = useRef<ResizeObserver | undefined>(undefined)
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver === 'undefined') return
      observer.current ??= new ResizeObserver((entries) => {
        let isChanged = false
        for (const { target } of entries) {
          const row = target as HTMLElement
          const key = row.dataset.key ?? ''
          const { height } = row.getBoundingClientRect()
          const known = sizes.current.get(key) ?? estimate
          if (height === 0 || Math.abs(height - known) < 0.5) continue
          sizes.current.set(key, height)
          isChanged = true
          const at = now.current.keys.indexOf(key)
          const view = scroller.current
          if (view && at >= 0 && now.current.starts[at]! + known < view.scrollTop) view.scrollTop += height - known
        }
        if (isChanged) redraw()
      })
      observer.current.observe(element)
    },
    [estimate, scroller],
  )
  useEffect(() => () => observer.current?.disconnect(), [])

  const { top, height } = seen.current
  const first = Math.max(0, rowAt(starts, top - ahead))
  const last = keys.length === 0 ? -1 : rowAt(starts, top + (height || assumedHeight) + ahead)
  const total = starts[keys.length] ?? 0
  return {
    first,
    last,
    before: starts[first] ?? 0,
    after: Math.max(0, total - (starts[last + 1] ?? total)),
    total,
    measure,
    startOf: (at: number) => starts[at] ?? 0,
  }
}
