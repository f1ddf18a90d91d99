import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './PhoneFrame.module.css'

export interface PhoneFrameProps {
  /** What is shown, for screen readers. */
  label: string
  title?: string
  time?: string
  children: ReactNode
  /** Icons of a bottom bar, the first in colour; decoration. */
  bar?: readonly IconName[]
}

/** A phone around a preview: what creators will see. */
export function PhoneFrame({ label, title, time = '14:32', children, bar }: PhoneFrameProps) {
  return (
    <div role="group" aria-label={label} className={css.phone}>
      <div className={css.screen}>
        <div className={css.status} aria-hidden="true">
          <span>{time}</span>
          <Icon name="battery-3" size={16} />
        </div>
        <div className={css.scroll} tabIndex={0} role="region" aria-label={title ?? label}>
          {title && <div className={css.title}>{title}</div>}
          {children}
        </div>
        {bar && (
          <div className={css.bar} aria-hidden="true">
            {bar.map((name) => (
              <span key={name}>
                <Icon name={name} />
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
