import { useEffect, useState } from 'react'
import { useUiConfig } from '../base/uiConfig'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './Toaster.module.css'
import { closeToast, type Toast, TOAST_MS, type ToastKind, useToasts } from './toasts'

const icons: Record<ToastKind, IconName> = {
  ok: 'check',
  info: 'info-circle',
  warn: 'alert-triangle',
  bad: 'alert-circle',
}

function ToastCard({ toast }: { toast: Toast }) {
  const { labels } = useUiConfig()
  const [held, setHeld] = useState(false)
  const kind = toast.kind ?? 'ok'
  const duration = toast.duration === undefined ? TOAST_MS : toast.duration
  useEffect(() => {
    if (held || duration === null) return
    const timer = setTimeout(() => closeToast(toast.id), duration)
    return () => clearTimeout(timer)
  }, [held, duration, toast.id])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div className={css.toast} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <Icon name={icons[kind]} className={css[kind]} />
      <span className={css.words}>{toast.message}</span>
      {toast.action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            toast.action?.onClick()
            closeToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={labels.close} onClick={() => closeToast(toast.id)}>
        <Icon name="x" size={16} />
      </button>
    </div>
  )
}

/** Draws the toasts of `notify`; once in the page. They wait while the pointer or the focus is on them. */
export function Toaster() {
  return (
    <div className={css.place} role="status" aria-live="polite">
      {useToasts().map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
