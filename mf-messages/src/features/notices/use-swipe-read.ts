import { type MouseEvent, type TouchEvent, useRef } from 'react'
import type { NoticeRow } from '@samspel/api'

/** `enough`: px of a swipe that marks the row as read. `still`: px a finger may move without swiping. */
const enough = 96
const still = 10

/** Swiping a row to the right marks it as read. Without touch, pressing it or the button for all does the same. */
export function useSwipeRead(onRead: (notice: NoticeRow) => void) {
  const touch = useRef<{ x: number; y: number; row: HTMLElement; moved: number; isSwipe: boolean }>(undefined)
  /** Keeps a gesture from also opening the row. */
  const swallow = useRef(false)
  const draw = (row: HTMLElement, x: number) => {
    row.style.transform = x ? `translateX(${x}px)` : ''
    row.style.transition = x ? '' : 'transform var(--pop) var(--ease)'
  }
  /** Event handlers for the element around the list. */
  return (rows: readonly NoticeRow[]) => ({
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const first = touches[0]
      const row = target instanceof Element ? target.closest('li') : null
      swallow.current = false
      touch.current = first && row ? { x: first.clientX, y: first.clientY, row, moved: 0, isSwipe: false } : undefined
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const [began, first] = [touch.current, touches[0]]
      if (!began || !first) return
      const [x, y] = [first.clientX - began.x, first.clientY - began.y]
      if (!began.isSwipe && Math.abs(y) > still) touch.current = undefined
      else if (began.isSwipe || x > still) {
        began.isSwipe = true
        began.moved = Math.max(0, x)
        draw(began.row, began.moved)
      }
    },
    onTouchEnd: () => {
      const began = touch.current
      touch.current = undefined
      if (!began?.isSwipe) return
      swallow.current = true
      draw(began.row, 0)
      const notice = rows[[...(began.row.parentElement?.children ?? [])].indexOf(began.row)]
      if (notice?.unread && began.moved >= enough) onRead(notice)
    },
    onTouchCancel: () => {
      if (touch.current) draw(touch.current.row, 0)
      touch.current = undefined
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swallow.current) return
      swallow.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })
}
