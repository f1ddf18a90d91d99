import { useText, type Message } from '@samspel/i18n'
import { Area, Form, SubmitButton, maxLength, required, type SubmitOutcome } from '@samspel/forms'
import { Button, Modal, Row } from '@samspel/ui'
import { decisionMessages } from './decision-messages'

/** What is asked, and where the answer goes. */
export interface ReasonDialogProps {
  /** Unique in the house: names the form. */
  id: string
  title: string
  /** Field; 'Skäl' when absent. */
  label?: Message
  help: Message
  submit: Message
  /** Whether words are needed. Default true. */
  isRequired?: boolean
  onClose: () => void
  /** Sends the words; the dialog closes when that went well. */
  onSend: (reason: string) => Promise<SubmitOutcome>
}

const needed = { reason: [required, maxLength(2_000)] }
const free = { reason: maxLength(2_000) }

/** Asks for a few words that somebody else will read. */
export function ReasonDialog({ id, title, label = decisionMessages.reason, help, submit, isRequired = true, onClose, onSend }: ReasonDialogProps) {
  const t = useText()
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t(decisionMessages.close)}>
      <Form
        id={id} schema={isRequired ? needed : free} initialValues={{ reason: '' }} guard={false}
        onSubmit={async ({ reason }) => {
          const outcome = await onSend(reason)
          if (!outcome || outcome.ok) onClose()
          return outcome
        }}
      >
        <Area name="reason" label={label} help={help} minRows={3} optional={!isRequired} autoFocus />
        <Row justify="end" gap={8}>
          <Button variant="quiet" onClick={onClose}>{t(decisionMessages.cancel)}</Button>
          <SubmitButton label={submit} allowUnchanged={!isRequired} hideReason />
        </Row>
      </Form>
    </Modal>
  )
}
