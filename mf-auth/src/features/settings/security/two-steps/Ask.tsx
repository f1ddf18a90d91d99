import type { ReactNode } from 'react'
import { Form, SubmitButton, type SubmitOutcome, useConfirmation } from '@samspel/forms'
import type { Message } from '@samspel/i18n'
import type { ButtonProps } from '@samspel/ui'

/** A button whose request asks for the password where it was typed long ago. */
export function Ask({
  id,
  label,
  variant = 'light',
  send,
  children,
}: {
  id: string
  label: Message
  variant?: NonNullable<ButtonProps['variant']>
  send: () => Promise<NonNullable<SubmitOutcome & object>>
  children?: ReactNode
}) {
  const confirmation = useConfirmation()
  return (
    <Form
      id={id}
      schema={confirmation.schema}
      initialValues={{}}
      onSubmit={(values) => confirmation.run(values, send)}
      guard={false}
      draft={false}
    >
      {children}
      {confirmation.field}
      <SubmitButton label={label} variant={variant} allowUnchanged hideReason />
    </Form>
  )
}
