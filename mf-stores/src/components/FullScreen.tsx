import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { cx, useRootMark } from '@samspel/ui'
import css from './FullScreen.module.css'

interface FullScreenProps {
  label: string
  /** Called by Esc and by the phone's back gesture out of the dialog. */
  onClose: () => void
  light?: boolean
  className?: string | undefined
  children: ReactNode
}

/** In React these events bubble up from the content as well: from another dialog's prompt, or a file picker. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

/** A full-screen dialog in the browser's top layer, so that no bar, notice or toast of the shell covers it or can be reached from it. */
export function FullScreen({ label, onClose, light = false, className, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isTold = useRef(false)
  useRootMark('modal')
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    // Older browsers without it show the same element in place, which also covers the page.
    if (typeof element.showModal === 'function') element.showModal()
    else element.setAttribute('open', '')
    // Focuses the heading, as after every route change; a dialog would focus the first button.
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
        // Without user interaction since the last Esc, browsers close a dialog regardless of preventDefault.
        isTold.current = !event.cancelable
        onClose()
      }}
      onClose={(event) => {
        if (!isOwn(event)) return
        // Some browsers close it in that case without a cancel event.
        if (!isTold.current) onClose()
        isTold.current = false
      }}
    >
      {children}
    </dialog>
  )
}
