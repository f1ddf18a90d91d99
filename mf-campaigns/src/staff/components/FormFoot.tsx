import type { ReactNode } from 'react'
import { Button, Row } from '@samspel/ui'
import css from './FormFoot.module.css'

/** The end of a form in a dialog: leaving it, and the button that sends it, which may say beneath why it cannot. */
export function FormFoot({
  cancel,
  onCancel,
  state,
  children,
}: {
  cancel: string
  onCancel: () => void
  /** What has been saved, before the buttons. */
  state?: ReactNode
  /** The submit button. */
  children: ReactNode
}) {
  return (
    <div className={css.foot}>
      <Row justify="end" gap={8}>
        {state}
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </Row>
      {children}
    </div>
  )
}
