import { type MouseEvent, type TouchEvent, useEffect, useRef } from 'react'

/** `enough`: px of a swipe that archives the row. `still`: px a finger may move and still press for long. */
const enough = 96
const still = 10
const holdMs = 500

interface Options {
  /** The row was swiped left. */
  onSwipe: () => void
  /** The row was pressed for long. */
  onHold: () => void
}

/** Touch gestures on a row: swipe left and long press. The thread's menu offers the same to everyone else. */
export function useRowGestures(options: Options) {
  const now = useRef(options)
  now.current = options
  const touch = useRef<{ x: number; y: number; moved: number; isSwipe: boolean; wasHeld: boolean }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const row = useRef<HTMLDivElement>(null)
  /** Keeps a gesture from also opening the thread. */
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
        // Otherwise the browser's context menu for links would open.
        if (touch.current) event.preventDefault()
      },
    },
  }
}
