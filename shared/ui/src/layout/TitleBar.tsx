import type { ReactNode } from 'react'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { useUiConfig } from '../base/uiConfig'
import { IconButton } from '../actions/IconButton'
import { Icon } from '../icons/Icon'
import css from './TitleBar.module.css'

export interface TitleBarProps {
  title?: ReactNode
  /** The word of the back button ('Tillbaka'); default: the configured one. */
  backLabel?: string
  onBack?: () => void
  /** Back as a link. */
  backHref?: string
  onClose?: () => void
  closeLabel?: string
  /** An item at the right; nothing is rendered when it is not given. */
  right?: ReactNode
  className?: string
}

/** The bar of a focused task: back, title, close and an optional right item (S-38). */
export function TitleBar({ title, backLabel, onBack, backHref, onClose, closeLabel, right, className }: TitleBarProps) {
  const { labels } = useUiConfig()
  const back = <><Icon name="chevron-left" size={22} /><span className={css.word}>{backLabel ?? labels.back}</span></>
  return (
    <div className={cx(css.bar, className)}>
      {backHref ? <BareLink href={backHref} className={css.back} onClick={onBack}>{back}</BareLink>
        : onBack && <button type="button" className={css.back} onClick={onBack}>{back}</button>}
      <div className={css.title}>{title}</div>
      {right !== undefined && right !== null && <div className={css.right} data-part="right">{right}</div>}
      {onClose && <IconButton icon="x" label={closeLabel ?? labels.close} onClick={onClose} />}
    </div>
  )
}
