import { type ReactNode, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { cx } from '../base/cx'
import { useUiConfig } from '../base/uiConfig'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './Notice.module.css'

export type NoticeKind = 'info' | 'ok' | 'warn' | 'bad' | 'neutral'
export interface NoticeProps {
  kind?: NoticeKind
  /** In bold, before the text. */
  title?: string
  children?: ReactNode
  icon?: IconName
  /** At the right: a button or link. */
  action?: ReactNode
  onClose?: () => void
  closeLabel?: string
  /** On phones one line of 44 px, which a press on the words unfolds: over a page, where what is beneath matters more. */
  line?: boolean
  /** Read out at once; default for `bad`. */
  urgent?: boolean
  className?: string
}

const icons: Record<NoticeKind, IconName> = {
  info: 'info-circle',
  ok: 'circle-check',
  warn: 'alert-triangle',
  bad: 'alert-circle',
  neutral: 'info-circle',
}

/** A message over or in a screen that stays until it no longer holds. */
export function Notice({
  kind = 'info',
  title,
  children,
  icon,
  action,
  onClose,
  closeLabel,
  line = false,
  urgent = kind === 'bad',
  className,
}: NoticeProps) {
  const { labels } = useUiConfig()
  const [isOpen, setOpen] = useState(false)
  const isCut = line && !isOpen
  return (
    <div role={urgent ? 'alert' : 'status'} className={cx(css.notice, css[kind], line && css.line, className)}>
      <Icon name={icon ?? icons[kind]} />
      <div className={cx(css.words, isCut && css.cut)} onClick={line ? () => setOpen(isCut) : undefined}>
        {title && <b>{title} </b>}
        {children}
      </div>
      {action && <div className={css.action}>{action}</div>}
      {onClose && (
        <IconButton icon="x" size="sm" label={closeLabel ?? labels.close} onClick={onClose} className={css.close} />
      )}
    </div>
  )
}

export interface SaveStatusProps {
  state: 'saving' | 'saved' | 'unsaved' | 'failed'
  /** 'Sparar', 'Sparat 14:32', 'Ändringar inte sparade'. */
  label: string
}

const saveIcons: Record<SaveStatusProps['state'], IconName> = {
  saving: 'loader-2',
  saved: 'cloud-check',
  unsaved: 'pencil',
  failed: 'alert-circle',
}

/** How it stands with what was typed, beside the save button. */
export function SaveStatus({ state, label }: SaveStatusProps) {
  return (
    <span role="status" className={cx(css.save, css[state])}>
      <Icon name={saveIcons[state]} size={16} className={state === 'saving' ? css.turning : undefined} />
      {label}
    </span>
  )
}
