import type { ReactNode } from 'react'
import { TextButton } from '../actions/TextButton'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import css from './MessageBubble.module.css'

export interface MessageBubbleProps {
  /** Mine stands at the right, in colour. */
  mine: boolean
  children: ReactNode
  /** Who, for screen readers and over the first of a run. */
  author?: string
  showAuthor?: boolean
  /** Time, read. */
  meta?: ReactNode
  picture?: ReactNode
  /** Not sent: says so and offers to try again. */
  failed?: { label: string; retryLabel: string; onRetry: () => void }
  sending?: boolean
}

/** One message of a thread. */
export function MessageBubble({
  mine,
  children,
  author,
  showAuthor,
  meta,
  picture,
  failed,
  sending,
}: MessageBubbleProps) {
  return (
    <li className={cx(css.message, mine && css.mine, sending && css.sending)}>
      {picture}
      <div className={css.column}>
        {author && <span className={showAuthor ? css.author : css.hidden}>{author}</span>}
        <div className={css.bubble}>{children}</div>
        {failed ? (
          <div className={css.failed} role="status">
            <Icon name="alert-circle" size={14} />
            {failed.label} <TextButton onClick={failed.onRetry}>{failed.retryLabel}</TextButton>
          </div>
        ) : (
          meta && <div className={css.meta}>{meta}</div>
        )}
      </div>
    </li>
  )
}

/** The thread: messages oldest first; new ones are read out. */
export function MessageList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="log" aria-live="polite" aria-label={label}>
      <ol className={css.list}>{children}</ol>
    </div>
  )
}

/** The day between messages. */
export function MessageDay({ children }: { children: ReactNode }) {
  return <li className={css.day}>{children}</li>
}
