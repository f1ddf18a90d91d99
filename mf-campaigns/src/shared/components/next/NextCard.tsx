import type { ReactNode } from 'react'
import { Card, cx, Icon, type IconName } from '@samspel/ui'
import css from './NextCard.module.css'

/** What to do now or whose turn it is, as text. */
export interface NextWords {
  title: string
  text?: string
  /** Changes were requested. */
  isAsked?: boolean
  /** A deadline, or the start of the wait. */
  pill?: { icon: IconName; text: string; tone?: 'warn' | 'bad' | 'ok' }
}

/**
 * What to do and by when, or that nothing has to be done; contains the page's only filled button. `isWide` lays it out on one line where
 * there is room.
 */
export function NextCard({
  next: { title, text, pill, isAsked },
  isWide = false,
  children,
}: {
  next: NextWords
  isWide?: boolean
  children?: ReactNode
}) {
  return (
    <Card className={cx(isAsked && css.ask)}>
      <div className={cx(isWide && css.wide)}>
        <div>
          <h2 className={css.title}>{title}</h2>
          {text && <p className={css.text}>{text}</p>}
        </div>
        {pill && (
          <div className={cx(css.pill, pill.tone && css[pill.tone])}>
            <Icon name={pill.icon} size={18} />
            <span>{pill.text}</span>
          </div>
        )}
      </div>
      {children}
    </Card>
  )
}
