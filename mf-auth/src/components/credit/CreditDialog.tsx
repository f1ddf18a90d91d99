import { Form, max, maxLength, min, Num, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import type { ApiOutcome } from '@samspel/store'
import { Button, Modal, notify, Row, Stack } from '@samspel/ui'
import { messages } from './messages'

interface Values {
  reason: string
  kronor: number | null
}

interface CreditDialogProps {
  invoice: { id: string; number: string }
  /** What the credit does, in words. */
  text: string
  /** Öre of it that can be credited; absent where it is taken back as a whole. */
  most?: number
  /** `amount` is öre, where a part can be credited. */
  onCredit: (credit: { reason: string; amount?: number }) => Promise<Pick<ApiOutcome, 'ok' | 'parsedError'>>
  onClose: () => void
  onCredited: () => void
}

/** Platform staff take back an invoice, or a part of it where that can be, with a reason that stands on the credit. */
export function CreditDialog({
  invoice: { id, number },
  text,
  most,
  onCredit,
  onClose,
  onCredited,
}: CreditDialogProps) {
  const t = useText()
  const hasSum = most !== undefined
  return (
    <Modal open onClose={onClose} title={t(messages.title, { number })} closeLabel={t(commonMessages.close)} size="sm">
      <Form<Values>
        id={`credit-${id}`}
        schema={{
          reason: [required, maxLength(200)],
          ...(hasSum && { kronor: [required, min(0.01), max(most / 100)] }),
        }}
        initialValues={{ reason: '', kronor: hasSum ? most / 100 : null }}
        onSubmit={async ({ reason, kronor }) => {
          const amount = Math.round((kronor ?? 0) * 100)
          const outcome = await onCredit({ reason: reason.trim(), ...(hasSum && { amount }) })
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(messages.wasCredited) })
            onCredited()
          }
          return outcome
        }}
      >
        <Stack gap={16}>
          <p>{text}</p>
          <TextInput name="reason" label={messages.reason} autoComplete="off" />
          {hasSum && <Num name="kronor" label={messages.amount} decimals={2} />}
          <Row justify="end">
            <Button variant="quiet" onClick={onClose}>
              {t(commonMessages.cancel)}
            </Button>
            <SubmitButton label={messages.makeCredit} />
          </Row>
        </Stack>
      </Form>
    </Modal>
  )
}
