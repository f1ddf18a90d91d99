import type { ReactNode } from 'react'
import { Card, Stack } from '@samspel/ui'
import css from './AuthPage.module.css'

/** Layout of the pages before sign-in: one card with its heading, and something beside it. */
export function AuthPage({
  title,
  children,
  footer,
  beside,
}: {
  title: string
  children: ReactNode
  footer?: ReactNode
  /** Beside the card from 900 px on; below it on narrower screens. */
  beside: ReactNode
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
      {beside}
    </div>
  )
}
