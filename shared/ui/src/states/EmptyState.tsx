import type { ReactNode } from 'react'
import { Button } from '../actions/Button'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import { Card } from '../layout/Card'
import { EmptyDrawing } from './drawings'
import css from './States.module.css'

export interface EmptyStateProps {
  /** What is missing: 'Inga inlägg att granska'. */
  title: string
  /** When that changes, or what to do. */
  text?: ReactNode
  /** One next step. */
  action?: ReactNode
  /** Without a surface of its own, inside a card. */
  bare?: boolean
  /** 1 when it is the whole page: the shell moves the focus to its heading. */
  headingLevel?: 1 | 2
  className?: string
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, action, bare = false, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as 'h1' | 'h2'
  const inside = (
    <>
      <EmptyDrawing />
      <Heading className={css.emptyTitle}>{title}</Heading>
      {text && <p className={css.emptyText}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </>
  )
  return bare ? (
    <div className={cx(css.empty, className)}>{inside}</div>
  ) : (
    <Card className={cx(css.empty, className)}>{inside}</Card>
  )
}

export interface ErrorStateProps {
  /** What did not work: 'Butikerna kunde inte hämtas.' */
  message: string
  /** Why, in a line of its own. */
  reason?: string
  retryLabel?: string
  onRetry?: () => void
  retrying?: boolean
  /** Another way on, where asking again is none. */
  action?: ReactNode
  className?: string
}

/** Something failed in its own place; everything else stays. */
export function ErrorState({ message, reason, retryLabel, onRetry, retrying, action, className }: ErrorStateProps) {
  return (
    <Card className={className}>
      <div role="alert" className={css.errorLine}>
        <Icon name="alert-circle" size={16} />
        <span>
          {message}
          {reason && <span className={css.reason}>{reason}</span>}
        </span>
      </div>
      {action && <div className={css.retry}>{action}</div>}
      {onRetry && retryLabel && (
        <Button size="sm" icon="refresh" onClick={onRetry} loading={retrying} className={css.retry}>
          {retryLabel}
        </Button>
      )}
    </Card>
  )
}
