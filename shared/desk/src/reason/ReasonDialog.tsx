import { type ReactNode, useState } from 'react'
import { Area, Form, maxLength, required, SubmitButton, type SubmitOutcome } from '@samspel/forms'
import { type Message, useText } from '@samspel/i18n'
import { Button, Modal, Row, Stack } from '@samspel/ui'
import { messages } from './messages'
import { type ReasonTemplate, ReasonTemplates } from './ReasonTemplates'

/** What is asked, and where the answer goes. */
export interface ReasonDialogProps {
  /** Unique in the application: names the form. */
  id: string
  title: string
  /** Field; 'Skäl' when absent. */
  label?: Message
  help: Message
  submit: Message
  /** Whether words are needed. Default true. */
  isRequired?: boolean
  /** What happens, above the field. */
  children?: ReactNode
  /** Reasons to choose from; the words can be edited. */
  templates?: readonly ReasonTemplate[]
  /** Words to begin with, which can be changed. */
  initial?: string
  /** What the server calls the field, where it is not `reason`. */
  serverField?: string
  onClose: () => void
  /** Sends the words; the dialog closes when that went well. */
  onSend: (reason: string) => Promise<SubmitOutcome>
}

const needed = { reason: [required, maxLength(2_000)] }
const free = { reason: maxLength(2_000) }

/** Asks for a few words that somebody else will read. */
export function ReasonDialog({
  id,
  title,
  label = messages.reason,
  help,
  submit,
  isRequired = true,
  children,
  templates,
  initial = '',
  serverField,
  onClose,
  onSend,
}: ReasonDialogProps) {
  const t = useText()
  const [initialValues] = useState({ reason: initial })
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t(messages.close)}>
      <Form
        id={id}
        schema={isRequired ? needed : free}
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
          <Area name="reason" label={label} help={help} minRows={3} optional={!isRequired} autoFocus />
          <Row justify="end" gap={8}>
            <Button variant="quiet" onClick={onClose}>
              {t(messages.cancel)}
            </Button>
            <SubmitButton label={submit} allowUnchanged={!isRequired || initial !== ''} reason={messages.needed} />
          </Row>
        </Stack>
      </Form>
    </Modal>
  )
}
