import { useRef } from 'react'
import type { Receipt } from '@samspel/api'
import { Area, Form, maxLength, required, SubmitButton } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify, Sheet, Stack } from '@samspel/ui'
import { reportReceipt } from '../../data'
import { common } from '../messages'
import { messages } from './messages'
import { reportMessages } from './report-messages'

const schema = { message: [required, maxLength(2_000)] }

/** What somebody thinks is wrong with a line goes to platform staff, with its receipt. */
export function ReportSheet({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const attempt = useRef<{ of: string; idempotencyKey: string } | undefined>(undefined)
  const { transaction, number } = receipt
  const send = async ({ message }: { message: string }) => {
    if (attempt.current?.of !== message) attempt.current = { of: message, idempotencyKey: crypto.randomUUID() }
    const outcome = await dispatch(
      reportReceipt({
        params: { id: transaction.id },
        body: { report: { message } },
        idempotencyKey: attempt.current.idempotencyKey,
      }),
    )
    if (outcome.ok) {
      notify({ kind: 'ok', message: t(reportMessages.sent) })
      onClose()
    }
    return outcome
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.wrong)}>
      <Form
        id={`reportReceipt-${transaction.id}`}
        schema={schema}
        initialValues={{ message: '' }}
        onSubmit={send}
        guard={false}
      >
        <Stack>
          <p>
            {t(reportMessages.about, {
              number,
              kind: t(common[transaction.kind]),
              money: f.ore(transaction.amount),
              date: f.date(transaction.createdAt, 'year'),
            })}
          </p>
          <Area name="message" label={reportMessages.message} help={reportMessages.help} minRows={5} />
          <SubmitButton label={commonMessages.send} size="lg" fullWidth />
        </Stack>
      </Form>
    </Sheet>
  )
}
