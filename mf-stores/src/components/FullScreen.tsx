import { type ReactNode, useEffect, useRef } from 'react'
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

/**
 * A screen over everything: the browser's own top layer, so that no bar, notice or toast of the shell lies over it or can be reached from it.
 */
export function FullScreen({ label, onClose, light = false, className, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
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
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
