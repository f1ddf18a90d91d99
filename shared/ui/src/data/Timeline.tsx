import type { ReactNode } from 'react'
import { cx } from '../base/cx'
import { BareLink } from '../base/Link'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './Timeline.module.css'

export interface TimelineEvent {
  key: string
  icon: IconName
  tone?: 'neutral' | 'primary' | 'ok' | 'warn' | 'bad'
  title: ReactNode
  /** At the right of the title: an amount. */
  value?: ReactNode
  /** What happened. */
  detail?: ReactNode
  /** What comes, in colour. */
  next?: ReactNode
  nextTone?: 'primary' | 'ok' | 'warn' | 'bad' | 'quiet'
  href?: string
}

/** What happened and what comes, one under another. */
export function Timeline({
  events,
  label,
  className,
}: {
  events: readonly TimelineEvent[]
  label?: string
  className?: string
}) {
  return (
    <ol className={cx(css.line, className)} aria-label={label}>
      {events.map((event) => (
        <li key={event.key} className={css.event}>
          <span className={cx(css.dot, css[event.tone ?? 'neutral'])}>
            <Icon name={event.icon} />
          </span>
          <div className={css.words}>
            <div className={css.head}>
              <span>
                {event.href ? (
                  <BareLink href={event.href} className={css.link}>
                    {event.title}
                  </BareLink>
                ) : (
                  event.title
                )}
              </span>
              {event.value !== undefined && <span className={css.value}>{event.value}</span>}
            </div>
            {event.detail && <div className={css.detail}>{event.detail}</div>}
            {event.next && <div className={cx(css.next, css[`next-${event.nextTone ?? 'primary'}`])}>{event.next}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
