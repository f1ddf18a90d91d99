import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { cx } from '@samspel/ui'
import css from './FullScreen.module.css'

interface FullScreenProps {
  label: string
  /** Esc and the phone's way back out of a dialog. */
  onClose: () => void
  /** Light in the dark theme too. */
  light?: boolean
  className?: string | undefined
  children: ReactNode
}

/** In React these events rise out of what is inside: the question of another dialog, or the choice of a file. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

/**
 * A screen over everything: the browser's own top layer, so that no bar, notice or toast of the shell lies over it or can be reached from it.
 */
export function FullScreen({ label, onClose, light = false, className, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isTold = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    // Older browsers without it show the same element in its place, which covers the page as well.
    if (typeof element.showModal === 'function') element.showModal()
    else element.setAttribute('open', '')
    // The heading, as after every change of route; a dialog would take the first button.
    const first = element.querySelector<HTMLElement>('[data-first]') ?? element.querySelector<HTMLElement>('h1')
    first?.focus()
    return () => {
      isTold.current = true
      if (typeof element.close === 'function') element.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={cx(css.screen, light && css.light, className)}
      aria-label={label}
      aria-modal="true"
      onCancel={(event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        // Where nothing was pressed since the last Esc, a browser closes a dialog whatever is said here.
        isTold.current = !event.cancelable
        onClose()
      }}
      onClose={(event) => {
        if (!isOwn(event)) return
        // Some browsers close it then without having asked.
        if (!isTold.current) onClose()
        isTold.current = false
      }}
    >
      {children}
    </dialog>
  )
}
