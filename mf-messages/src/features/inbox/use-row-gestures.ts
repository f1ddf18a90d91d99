import { type MouseEvent, type TouchEvent, useEffect, useRef } from 'react'

/** px after which a row that is let go is put away, and before which a finger only rests. */
const enough = 96
const still = 10
const holdMs = 500

interface Options {
  /** The row was drawn to the left and let go. */
  onSwipe: () => void
  /** A finger rested on it. */
  onHold: () => void
}

/** What a finger does to a row: drawn to the left, or held. The same is in the thread's menu, for whoever has no finger on it. */
export function useRowGestures(options: Options) {
  const now = useRef(options)
  now.current = options
  const touch = useRef<{ x: number; y: number; moved: number; isSwipe: boolean; wasHeld: boolean }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const row = useRef<HTMLDivElement>(null)
  /** A press that was a gesture does not open the thread. */
  const swallow = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const draw = (x: number) => {
    if (!row.current) return
    row.current.style.transform = x ? `translateX(${x}px)` : ''
    row.current.style.transition = x ? '' : 'transform var(--pop) var(--ease)'
  }
  return {
    row,
    handlers: {
      onTouchStart: ({ touches }: TouchEvent) => {
        const first = touches[0]
        if (!first) return
        swallow.current = false
        touch.current = { x: first.clientX, y: first.clientY, moved: 0, isSwipe: false, wasHeld: false }
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          if (!touch.current || touch.current.isSwipe) return
          touch.current.wasHeld = true
          swallow.current = true
          now.current.onHold()
        }, holdMs)
      },
      onTouchMove: ({ touches }: TouchEvent) => {
        const [began, first] = [touch.current, touches[0]]
        if (!began || !first || began.wasHeld) return
        const [x, y] = [first.clientX - began.x, first.clientY - began.y]
        if (Math.abs(x) > still || Math.abs(y) > still) clearTimeout(timer.current)
        if (!began.isSwipe && Math.abs(y) > still) touch.current = undefined
        else if (began.isSwipe || x < -still) {
          began.isSwipe = true
          began.moved = Math.min(0, x)
          draw(began.moved)
        }
      },
      onTouchEnd: () => {
        clearTimeout(timer.current)
        const began = touch.current
        touch.current = undefined
        if (!began?.isSwipe) return
        swallow.current = true
        draw(0)
        if (began.moved <= -enough) now.current.onSwipe()
      },
      onTouchCancel: () => {
        clearTimeout(timer.current)
        touch.current = undefined
        draw(0)
      },
      onClickCapture: (event: MouseEvent) => {
        if (!swallow.current) return
        swallow.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onContextMenu: (event: MouseEvent) => {
        // The browser's own menu of a link would come up over it.
        if (touch.current) event.preventDefault()
      },
    },
  }
}
