import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** How long a finger rests on a tile before it takes it up. */
const holdMs = 400
/** How far a mouse moves first, px. */
const farPx = 8

interface Held {
  key: string
  x: number
  y: number
  timer?: ReturnType<typeof setTimeout> | undefined
}

/** Moves tiles by drag: a mouse at once, a finger after a long press. A press that moved nothing is a press. */
export function useTileDrag(onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string>()
  const held = useRef<Held | undefined>(undefined)
  const moved = useRef(false)
  useEffect(() => {
    if (dragged === undefined) return undefined
    // The page would scroll under the finger.
    const stay = (event: TouchEvent) => event.preventDefault()
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-tile]')
      const to = over && Number(over.dataset.tile)
      if (to === undefined || to === null || over?.dataset.key === dragged) return
      moved.current = true
      onMove(dragged, to)
    }
    const drop = () => setDragged(undefined)
    document.addEventListener('touchmove', stay, { passive: false })
    document.addEventListener('pointermove', follow)
    document.addEventListener('pointerup', drop)
    document.addEventListener('pointercancel', drop)
    return () => {
      document.removeEventListener('touchmove', stay)
      document.removeEventListener('pointermove', follow)
      document.removeEventListener('pointerup', drop)
      document.removeEventListener('pointercancel', drop)
    }
  }, [dragged, onMove])
  const release = () => {
    clearTimeout(held.current?.timer)
    held.current = undefined
  }
  return {
    dragged,
    /** Whether the press that ends now has moved the tile, and is no press of its button. */
    hasMoved: () => moved.current,
    handlers: (key: string) => ({
      onPointerDown: ({ clientX: x, clientY: y, pointerType, button }: ReactPointerEvent) => {
        moved.current = false
        if (button !== 0) return
        const timer = pointerType === 'mouse' ? undefined : setTimeout(() => setDragged(key), holdMs)
        held.current = { key, x, y, timer }
      },
      onPointerMove: ({ clientX, clientY, pointerType }: ReactPointerEvent) => {
        const start = held.current
        if (!start || Math.hypot(clientX - start.x, clientY - start.y) < farPx) return
        if (pointerType === 'mouse') setDragged(key)
        release()
      },
      onPointerUp: release,
      onPointerCancel: release,
    }),
  }
}
