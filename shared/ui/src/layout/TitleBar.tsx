import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { useUiConfig } from '../base/uiConfig'
import { VisuallyHidden } from '../base/VisuallyHidden'
import { Icon } from '../icons/Icon'
import css from './TitleBar.module.css'

export interface TitleBarProps {
  title?: ReactNode
  /** The word of the back button ('Tillbaka'); default: the configured one. Seen where no title stands beside the arrow. */
  backLabel?: string
  onBack?: () => void
  /** Back as a link. */
  backHref?: string
  /** Stands in the place of the arrow where there is none, else at the end. */
  onClose?: () => void
  closeLabel?: string
  /** An item at the right; nothing is rendered when it is not given. */
  right?: ReactNode
  className?: string
}

/** The bar of an inner screen or a focused task: back, title, close and an optional right item (S-38). */
export function TitleBar({ title, backLabel, onBack, backHref, onClose, closeLabel, right, className }: TitleBarProps) {
  const { labels } = useUiConfig()
  const word = backLabel ?? labels.back
  const back = (
    <>
      <Icon name="arrow-left" size={22} />
      {title ? <VisuallyHidden>{word}</VisuallyHidden> : <span>{word}</span>}
    </>
  )
  const hasBack = Boolean(backHref ?? onBack)
  const close = onClose && (
    <IconButton icon="x" label={closeLabel ?? labels.close} onClick={onClose} className={css.close} />
  )
  return (
    <div className={cx(css.bar, className)}>
      {backHref ? (
        <BareLink href={backHref} className={css.back} onClick={onBack}>
          {back}
        </BareLink>
      ) : (
        onBack && (
          <button type="button" className={css.back} onClick={onBack}>
            {back}
          </button>
        )
      )}
      {!hasBack && close}
      <div className={css.title}>{title}</div>
      {right !== undefined && right !== null && (
        <div className={css.right} data-part="right">
          {right}
        </div>
      )}
      {hasBack && close}
    </div>
  )
}
