import { Button } from '../actions/Button'
import css from './Pager.module.css'

export interface PagerProps {
  /** Names the row for screen readers. */
  label: string
  previousLabel: string
  nextLabel: string
  /** null where there is none. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** Between the buttons: 'Sida 2 av 5'. */
  summary?: string
  busy?: boolean
}

/** Forth and back through pages of a list. */
export function Pager({ label, previousLabel, nextLabel, onPrevious, onNext, summary, busy }: PagerProps) {
  return (
    <nav aria-label={label} className={css.pager}>
      <Button size="sm" icon="chevron-left" disabled={!onPrevious || busy} onClick={() => onPrevious?.()}>
        {previousLabel}
      </Button>
      {summary && (
        <span className={css.summary} aria-live="polite">
          {summary}
        </span>
      )}
      <Button size="sm" iconAfter="chevron-right" disabled={!onNext || busy} onClick={() => onNext?.()}>
        {nextLabel}
      </Button>
    </nav>
  )
}
