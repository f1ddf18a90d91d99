import type { ReactNode } from 'react'
import { Card, Stack } from '@samspel/ui'
import css from './AuthPage.module.css'
import { Meeting } from './Meeting'

/** Layout of the pages before sign-in: one card with its heading, and from 900 px an illustration and a claim beside it. */
export function AuthPage({
  title,
  promise,
  children,
  footer,
  aside,
}: {
  title: string
  promise: string
  children: ReactNode
  footer?: ReactNode
  /** Replaces the illustration beside the card; on phones it is below the card. */
  aside?: ReactNode
}) {
  return (
    <div className={css.page}>
      <div className={css.column}>
        <Card className={css.card}>
          <Stack gap={20}>
            <h1 tabIndex={-1} className={css.title}>
              {title}
            </h1>
            {children}
          </Stack>
        </Card>
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
      {aside ? (
        <aside className={css.more}>{aside}</aside>
      ) : (
        <aside className={css.aside} aria-hidden="true">
          <Meeting />
          <p className={css.promise}>{promise}</p>
        </aside>
      )}
    </div>
  )
}
