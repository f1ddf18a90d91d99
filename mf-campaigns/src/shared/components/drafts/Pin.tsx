import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { DraftComment } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { cx } from '@samspel/ui'
import css from './Drafts.module.css'
import { draftMessages as messages } from './messages'
import { isDone, movedBy, type Spot, spotAt } from './place'

const step = 0.02
const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
/** px that a press may shake before it is a drag. */
const shake = 4

interface PinProps {
  comment: DraftComment
  spot: Spot
  frame: RefObject<HTMLElement | null>
  isLit: boolean
  onLit?: ((number: number | undefined) => void) | undefined
  /** It was dragged or moved by arrows; absent where it stays. */
  onMove?: ((comment: DraftComment, spot: Spot) => void) | undefined
}

/** The pin of a comment in a picture: lights its comment, and moves by a drag or by arrows while it is not sent. */
export function Pin({ comment, spot, frame, isLit, onLit, onMove }: PinProps) {
  const t = useText()
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  const [dragged, setDragged] = useState<Spot | undefined>()
  const now = dragged ?? spot
  const follow = (event: PointerEvent) => {
    const from = start.current
    const box = frame.current?.getBoundingClientRect()
    if (!from || !box) return
    if (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < shake) return
    setDragged({ ...spot, ...spotAt(event, box) })
  }
  const drop = () => {
    start.current = undefined
    if (dragged && onMove) onMove(comment, dragged)
    setDragged(undefined)
  }
  const press = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by || !onMove) return
    event.preventDefault()
    onMove(comment, movedBy(spot, ...by))
  }
  return (
    <button
      type="button"
      id={`pin-${comment.number}`}
      className={cx(css.pin, isDone(comment) && css.pinDone, isLit && css.pinLit, onMove && css.pinLoose)}
      style={{ left: `${now.x * 100}%`, top: `${now.y * 100}%` }}
      aria-label={t(messages.pin, { n: comment.number, text: comment.text })}
      aria-pressed={isLit}
      onClick={() => onLit?.(comment.number)}
      onMouseEnter={() => onLit?.(comment.number)}
      onFocus={() => onLit?.(comment.number)}
      {...(onMove && {
        onPointerDown: (event: PointerEvent) => {
          start.current = { x: event.clientX, y: event.clientY }
          ;(event.currentTarget as Element).setPointerCapture?.(event.pointerId)
        },
        onPointerMove: follow,
        onPointerUp: drop,
        onPointerCancel: () => {
          start.current = undefined
          setDragged(undefined)
        },
        onKeyDown: press,
      })}
    >
      {comment.number}
    </button>
  )
}
