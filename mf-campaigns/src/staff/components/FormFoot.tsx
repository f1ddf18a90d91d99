import type { CSSProperties, ReactNode } from 'react'
import { Button, Row } from '@samspel/ui'

/** A reason under the button spans the foot, so that it does not push the two buttons apart. A stylesheet would cost each dialog a request. */
const foot = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 8px',
  alignItems: 'center',
  justifyItems: 'end',
  '--reason-display': 'contents',
  '--reason-column': '1 / -1',
} as CSSProperties

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
    <div style={foot}>
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
