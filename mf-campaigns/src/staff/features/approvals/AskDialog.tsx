import { approvalRequestDays } from '@samspel/api/approval-requests'
import type { Asked } from '@samspel/desk/approvals'
import { Area, Form, maxLength, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Modal, notify, Row, Stack } from '@samspel/ui'
import { createApprovalRequest } from './calls'
import { messages as m } from './messages'

/** Asks those with room within their limit, with words of one's own. What was typed stays until it is sent. */
export function AskDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { kind, subjectId, fee } = asked
  return (
    <Modal open onClose={onClose} title={t(m.askTitle)} closeLabel={t(commonMessages.close)} size="sm">
      <Form<{ note: string }>
        id={`askApproval.${subjectId}`}
        schema={{ note: maxLength(500) }}
        initialValues={{ note: '' }}
        guard={false}
        onSubmit={async ({ note }) => {
          const outcome = await dispatch(
            createApprovalRequest({
              body: { approvalRequest: { kind, subjectId, note: note ?? '', ...(fee !== undefined && { fee }) } },
            }),
          )
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(m.sent) })
            onClose()
          }
          return outcome
        }}
      >
        <Stack gap={12}>
          <p>{t(m.askText, { days: approvalRequestDays })}</p>
          <Area name="note" label={m.note} minRows={3} optional autoFocus />
          <Row justify="end" gap={8}>
            <Button variant="quiet" onClick={onClose}>
              {t(commonMessages.cancel)}
            </Button>
            <SubmitButton label={m.send} allowUnchanged />
          </Row>
        </Stack>
      </Form>
    </Modal>
  )
}
