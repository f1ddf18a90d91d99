import { useEffect, useRef } from 'react'
import { lazyPart } from '@samspel/federation'
import type { PaletteProps } from './props'

const Dialog = lazyPart(() =>
  import(/* webpackChunkName: "palette" */ './PaletteDialog').then((module) => module.PaletteDialog),
)

/** Search for records, pages and commands; its code is loaded when it is first opened. Ctrl K opens it, even from a field. */
export function Palette({ open, onOpen, ...props }: PaletteProps & { open: boolean; onOpen: () => void }) {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  return open && <Dialog {...props} />
}
