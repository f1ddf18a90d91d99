import { useText } from '@samspel/i18n'
import { VisuallyHidden } from '@samspel/ui'
import { differencesOf } from './differences'
import css from './Drafts.module.css'
import { draftMessages as messages } from './messages'

/**
 * Two texts against each other, word by word. `both` marks what went out and what came in, in one text; `before` and `after` each show
 * their own side.
 */
export function TextDifferences({
  before,
  after,
  side = 'both',
}: {
  before: string
  after: string
  side?: 'both' | 'before' | 'after'
}) {
  const t = useText()
  return (
    <p className={css.text}>
      {differencesOf(before, after).map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>
        if (kind === 'out')
          return side === 'after' ? null : (
            <del key={index} className={css.out}>
              <VisuallyHidden>{t(messages.removed)} </VisuallyHidden>
              {text}
            </del>
          )
        return side === 'before' ? null : (
          <ins key={index} className={css.in}>
            <VisuallyHidden>{t(messages.inserted)} </VisuallyHidden>
            {text}
          </ins>
        )
      })}
    </p>
  )
}
