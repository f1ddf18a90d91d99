import { type ReactNode, useMemo, useState } from 'react'
import { Area, Form, maxLength, required, SubmitButton, type SubmitOutcome } from '@samspel/forms'
import { commonMessages, type Message, useText } from '@samspel/i18n'
import { Button, Modal, Row, Stack } from '@samspel/ui'
import { messages } from './messages'
import { type ReasonTemplate, ReasonTemplates } from './ReasonTemplates'

/** What to ask for, and where to send the answer. */
export interface ReasonDialogProps {
  /** Id of the form; must be unique in the application. */
  id: string
  title: string
  /** Label of the field; 'Skäl' by default. */
  label?: Message
  help?: Message
  submit: Message
  /** Whether a reason must be given; true by default. */
  isRequired?: boolean
  /** Characters; 2 000 by default. */
  longest?: number
  /** Explains above the field what will happen. */
  children?: ReactNode
  /** Ready-made reasons to choose from and edit. */
  templates?: readonly ReasonTemplate[]
  /** Initial text, which can be edited. */
  initial?: string
  /** The server’s name for the field, if it is not `reason`. */
  serverField?: string
  /** Nothing can be sent yet: what stands above is being read, or could not be. */
  waits?: boolean
  onClose: () => void
  /** Sends the reason; the dialog closes on success. */
  onSend: (reason: string) => Promise<SubmitOutcome>
}

/** Asks for a short text that somebody else will read. */
export function ReasonDialog({
  id,
  title,
  label = commonMessages.reason,
  help,
  submit,
  isRequired = true,
  longest = 2_000,
  children,
  templates,
  initial = '',
  serverField,
  waits = false,
  onClose,
  onSend,
}: ReasonDialogProps) {
  const t = useText()
  const [initialValues] = useState({ reason: initial })
  const schema = useMemo(
    () => ({ reason: [...(isRequired ? [required] : []), maxLength(longest)] }),
    [isRequired, longest],
  )
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t(commonMessages.close)}>
      <Form
        id={id}
        schema={schema}
        initialValues={initialValues}
        guard={false}
        {...(serverField && { fieldNames: { [serverField]: 'reason' } })}
        onSubmit={async ({ reason }) => {
          const outcome = await onSend(reason)
          if (!outcome || outcome.ok) onClose()
          return outcome
        }}
      >
        <Stack gap={12}>
          {children}
          {templates && <ReasonTemplates field="reason" templates={templates} />}
          <Area
            name="reason"
            label={label}
            {...(help && { help })}
            minRows={3}
            optional={!isRequired}
            autoFocus
            sendsByKeys={!waits}
          />
          <Row justify="end" gap={8}>
            <Button variant="quiet" onClick={onClose}>
              {t(commonMessages.cancel)}
            </Button>
            {waits ? (
              <Button variant="main" disabled>
                {t(submit)}
              </Button>
            ) : (
              <SubmitButton label={submit} allowUnchanged={!isRequired || initial !== ''} reason={messages.needed} />
            )}
          </Row>
        </Stack>
      </Form>
    </Modal>
  )
}
