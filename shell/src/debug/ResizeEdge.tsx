import type { KeyboardEvent, PointerEvent } from 'react'
import css from './Debug.module.css'

interface Props {
  label: string
  /** px, as are the others. */
  height: number
  least: number
  most: number
  onResize: (height: number) => void
}

const step = 24

/** The upper edge of a drawer: dragged, or moved with the arrow keys. */
export function ResizeEdge({ label, height, least, most, onResize }: Props) {
  const press = (event: KeyboardEvent) => {
    const next = { ArrowUp: height + step, ArrowDown: height - step, Home: most, End: least }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(next)
  }
  const grab = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLDivElement>) => {
    currentTarget.setPointerCapture(pointerId)
    const move = (event: globalThis.PointerEvent) => onResize(height + clientY - event.clientY)
    const release = () => currentTarget.removeEventListener('pointermove', move)
    currentTarget.addEventListener('pointermove', move)
    currentTarget.addEventListener('lostpointercapture', release, { once: true })
  }
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuenow={height}
      aria-valuemin={least}
      aria-valuemax={most}
      className={css.edge}
      onKeyDown={press}
      onPointerDown={grab}
    />
  )
}
