import type { DealFacts } from '@samspel/api'
import { type ChangedLine, changedLines } from '@samspel/api/agreements'
import { dayOf, useLocale, useText } from '@samspel/i18n'
import { Icon, VisuallyHidden } from '@samspel/ui'
import css from './Agreement.module.css'
import { agreementMessages as messages } from './messages'

/** What differs between two versions of a deal, in the agreement's own words. */
export function useChangedLines(before: DealFacts, after: DealFacts): ChangedLine[] {
  return changedLines({ before, after, today: dayOf(Date.now()) }, useLocale())
}

/** Each change with what holds and what would; `isDone`: what held, and what took its place. */
export function ChangeLines({ lines, isDone = false }: { lines: readonly ChangedLine[]; isDone?: boolean }) {
  const t = useText()
  return (
    <ul className={css.lines}>
      {lines.map(({ key, label, was, is }) => (
        <li key={key}>
          {lines.length > 1 && <p className={css.quiet}>{label}</p>}
          <div className={css.change}>
            <span>
              <small>{t(isDone ? messages.then : messages.now)}</small>
              <VisuallyHidden>{t(messages.earlier)} </VisuallyHidden>
              <del>{was ?? t(messages.nothing)}</del>
            </span>
            <Icon name="arrow-right" size={16} />
            <span>
              <small>{t(isDone ? messages.instead : messages.proposal)}</small>
              <strong>{is ?? t(messages.nothing)}</strong>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
