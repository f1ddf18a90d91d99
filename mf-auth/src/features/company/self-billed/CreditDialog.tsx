import type { SelfBilledInvoice } from '@samspel/api'
import { Form, maxLength, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Modal, notify, Row } from '@samspel/ui'
import { creditSelfBilledInvoice } from './calls'
import { messages } from './messages'
import css from './SelfBilled.module.css'

/** Platform staff take back one of them as a whole, with a reason that stands on the credit. */
export function CreditDialog({
  invoice: { id, number },
  onClose,
  onDone,
}: {
  invoice: SelfBilledInvoice
  onClose: () => void
  onDone: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.creditTitle, { number })}
      closeLabel={t(commonMessages.close)}
      size="sm"
    >
      <p className={css.small}>{t(messages.creditText)}</p>
      <Form<{ reason: string }>
        id={`credit-${id}`}
        schema={{ reason: [required, maxLength(200)] }}
        initialValues={{ reason: '' }}
        onSubmit={async ({ reason }) => {
          const outcome = await dispatch(
            creditSelfBilledInvoice({ params: { id }, body: { credit: { reason: reason.trim() } } }),
          )
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(messages.wasCredited) })
            onDone()
          }
          return outcome
        }}
      >
        <TextInput name="reason" label={messages.reason} autoComplete="off" />
        <Row justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <SubmitButton label={messages.makeCredit} />
        </Row>
      </Form>
    </Modal>
  )
}
