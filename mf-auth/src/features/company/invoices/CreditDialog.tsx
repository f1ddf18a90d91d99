import type { InvoiceDetails } from '@samspel/api'
import { Form, max, maxLength, min, Num, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Modal, notify, Row } from '@samspel/ui'
import { creditInvoice } from './actions'
import css from './Invoices.module.css'
import { messages } from './messages'

interface Values {
  reason: string
  kronor: number | null
}

/** Platform staff take back an invoice or a part of it, with a reason that stands on the credit. */
export function CreditDialog({
  invoice,
  onClose,
  onCredited,
}: {
  invoice: InvoiceDetails
  onClose: () => void
  onCredited: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { id, number, creditable, brand } = invoice
  const most = creditable / 100
  const schema = {
    reason: [required, maxLength(200)],
    kronor: [required, min(0.01), max(most)],
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.creditTitle, { number })}
      closeLabel={t(commonMessages.close)}
      size="sm"
    >
      <p className={css.small}>{t(messages.creditText, { brand: brand?.name ?? '' })}</p>
      <Form<Values>
        id={`credit-${id}`}
        schema={schema}
        initialValues={{ reason: '', kronor: most }}
        onSubmit={async ({ reason, kronor }) => {
          const amount = Math.round((kronor ?? 0) * 100)
          const outcome = await dispatch(
            creditInvoice({ params: { id }, body: { credit: { reason: reason.trim(), amount } } }),
          )
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(messages.wasCredited) })
            onCredited()
          }
          return outcome
        }}
      >
        <TextInput name="reason" label={messages.reason} autoComplete="off" />
        <Num name="kronor" label={messages.amount} decimals={2} />
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
