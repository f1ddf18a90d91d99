import { type KeyboardEvent, useRef } from 'react'

/** Moves between the search box and the links of the results with the arrow keys. */
export function useArrowKeys() {
  const area = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    const stops = [...(area.current?.querySelectorAll<HTMLElement>('input[type=search], li a[href]') ?? [])]
    const next = stops[stops.indexOf(event.target as HTMLElement) + step]
    if (!next || !stops.includes(event.target as HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  return { area, onKeyDown }
}
