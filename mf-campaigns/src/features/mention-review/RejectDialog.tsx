import { useText } from '@samspel/i18n'
import { Area, Form, SubmitButton, maxLength, required } from '@samspel/forms'
import type { ApiOutcome, MentionRecord } from '@samspel/store'
import { Button, Modal, Row } from '@samspel/ui'
import { messages } from './messages'

const schema = { reason: [required, maxLength(2_000)] }

/** Asks for the reason that the creator will read. */
export function RejectDialog({ mention, onClose, onReject }: { mention: MentionRecord; onClose: () => void; onReject: (mention: MentionRecord, reason: string) => Promise<Pick<ApiOutcome, 'ok' | 'parsedError'>> }) {
  const t = useText()
  return (
    <Modal open onClose={onClose} title={t(messages.rejectTitle, { username: mention.creator.username })} closeLabel={t(messages.close)}>
      <Form
        id={`rejectMention.${mention.id}`} schema={schema} initialValues={{ reason: '' }} guard={false}
        onSubmit={async ({ reason }) => {
          const outcome = await onReject(mention, reason)
          if (outcome.ok) onClose()
          return outcome
        }}
      >
        <Area name="reason" label={messages.reason} help={messages.reasonHelp} minRows={3} autoFocus />
        <Row justify="end" gap={8}>
          <Button variant="quiet" onClick={onClose}>{t(messages.cancel)}</Button>
          <SubmitButton label={messages.reject} hideReason />
        </Row>
      </Form>
    </Modal>
  )
}
