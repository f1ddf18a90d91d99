import { useMemo, useState } from 'react'
import type { Payment } from '@samspel/api'
import { Form, maxLength, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, ConfirmDialog, notify, Stack } from '@samspel/ui'
import { paymentErrors } from '../../components/payment-errors'
import { atAmount, SumField, toOre, useSumRules } from '../../components/sums'
import { refundPayment } from '../../data'
import { reversalMessages as messages } from './reversal-messages'

interface Typed extends Record<string, unknown> {
  amount: number | null
  reason: string
}

/** Platform staff give money back to whoever paid: at most what is left, with a reason, and asked once more before. */
export function RefundForm({ payment, left }: { payment: Payment; left: number }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const rules = useSumRules()
  const [asked, setAsked] = useState<{ amount: number; answer: (yes: boolean) => void }>()
  const initialValues = useMemo<Typed>(() => ({ amount: left / 100, reason: '' }), [left])
  if (left === 0)
    return (
      <Card title={t(messages.giveBack)}>
        <p>{t(messages.nothingLeft)}</p>
      </Card>
    )
  const close = (yes: boolean) => {
    setAsked(undefined)
    asked?.answer(yes)
  }
  return (
    <Card title={t(messages.giveBack)}>
      <Form<Typed>
        id="refundPayment"
        schema={{
          amount: [required, rules.least(1), rules.most(left, messages.most)],
          reason: [required, maxLength(500)],
        }}
        initialValues={initialValues}
        ask={({ amount }) => new Promise<boolean>((answer) => setAsked({ amount: toOre(amount), answer }))}
        onSubmit={async ({ amount, reason }) => {
          const refund = { amount: toOre(amount), reason: reason.trim(), left }
          const outcome = await dispatch(
            refundPayment({ params: { id: payment.id }, body: { refund }, errorMessages: paymentErrors }),
          )
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.done, { money: f.ore(refund.amount) }) })
          return atAmount(outcome)
        }}
        afterSubmit="clear"
      >
        <Stack>
          <SumField name="amount" label={messages.amount} help={messages.left} />
          <TextInput name="reason" label={commonMessages.reason} />
          <SubmitButton label={messages.giveBack} />
        </Stack>
      </Form>
      {asked && (
        <ConfirmDialog
          open
          title={t(messages.ask, { money: f.ore(asked.amount), brand: payment.brandName })}
          confirmLabel={t(messages.giveBack)}
          cancelLabel={t(commonMessages.cancel)}
          onConfirm={() => close(true)}
          onCancel={() => close(false)}
        >
          {t(messages.askText)}
        </ConfirmDialog>
      )}
    </Card>
  )
}
