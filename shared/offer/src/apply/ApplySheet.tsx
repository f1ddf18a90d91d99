import type { ComponentProps, ReactNode } from 'react'
import { Area, Form, maxLength, required, SubmitButton, useFormValue } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { notify, Sheet } from '@samspel/ui'
import { messages } from './messages'

interface Values {
  motivation: string
}

/** What the form says of a refusal. */
type Outcome = Extract<Awaited<ReturnType<ComponentProps<typeof Form<Values>>['onSubmit']>>, { ok: boolean }>

const longest = 2_000
const nothing: Values = { motivation: '' }
const schema = { motivation: [required, maxLength(longest)] }

function Send() {
  const typed = useFormValue<string>('motivation') ?? ''
  return (
    <SubmitButton
      label={messages.send}
      allowUnchanged
      size="lg"
      fullWidth
      {...(typed.trim() === '' && { reason: messages.missing })}
    />
  )
}

/** What is applied for, and what sending does. */
export interface ApplySheetProps {
  /** Of the form: what was typed is kept under it until it is sent. */
  id: string
  /** The offer. */
  name: string
  brandName: string
  /** The deal, and what has to be said before it. */
  children: ReactNode
  /** Sends the application. A refusal is shown here. */
  send: (values: Values) => Promise<Outcome>
  onSent: () => void
  onClose: () => void
}

/** The application: what is agreed, and a note to the brand. Errors are shown here, and the note is kept until it is sent. */
export function ApplySheet({ id, name, brandName: brand, children, send, onSent, onClose }: ApplySheetProps) {
  const t = useText()
  return (
    <Sheet open onClose={onClose} title={t(messages.title, { name })}>
      {children}
      <Form
        id={id}
        schema={schema}
        initialValues={nothing}
        onSubmit={async (values) => {
          const outcome = await send(values)
          if (!outcome.ok) return outcome
          notify({ kind: 'ok', message: t(messages.sent) })
          onSent()
          return outcome
        }}
        guard={false}
      >
        <Area
          name="motivation"
          label={messages.motivation}
          help={t(messages.help, { brand })}
          minRows={5}
          counterMax={longest}
          autoFocus
        />
        <Send />
      </Form>
    </Sheet>
  )
}
