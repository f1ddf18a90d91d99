import { useRef } from 'react'
import { type Account, applyTransaction } from '@samspel/api'
import { Form, maxLength, min, Num, required, Select, SubmitButton, TextInput, useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, Grid, notify, Stack } from '@samspel/ui'
import { createTransaction } from '../../data'
import { messages } from './messages'

const schema = { transactionType: [required], amount: [required, min(1)], title: [required, maxLength(200)] }

interface Values {
  transactionType: 'debit' | 'credit'
  amount: number | null
  title: string
}
const initialValues: Values = { transactionType: 'debit', amount: null, title: '' }
const toOre = (kr: number | null) => Math.round((kr ?? 0) * 100)

/** The balance that the booking leaves, before it is made (T-43). */
function BalanceAfter({ account }: { account: Account }) {
  const t = useText()
  const f = useFormats()
  const { transactionType, amount } = useFormValues<Values>()
  if (!amount) return null
  return (
    <div>
      {t(messages.after, {
        money: f.ore(
          applyTransaction(account, { transactionType: transactionType ?? 'debit', amount: toOre(amount) }).balance,
        ),
      })}
    </div>
  )
}

/** Books a deposit or a refund by hand. */
export function BookForm({ account }: { account: Account }) {
  const t = useText()
  const dispatch = useAppDispatch()
  // One key for one booking: a repeated try must not book twice.
  const attempt = useRef<{ of: string; idempotencyKey: string } | undefined>(undefined)
  const send = async ({ transactionType, amount, title }: Values) => {
    const transaction = { transactionType, amount: toOre(amount), title: title.trim() }
    const of = JSON.stringify(transaction)
    if (attempt.current?.of !== of) attempt.current = { of, idempotencyKey: crypto.randomUUID() }
    const outcome = await dispatch(
      createTransaction({
        params: { id: account.id },
        body: { transaction },
        idempotencyKey: attempt.current.idempotencyKey,
      }),
    )
    if (outcome.ok) {
      attempt.current = undefined
      notify({ kind: 'ok', message: t(messages.booked) })
    }
    return outcome
  }
  return (
    <Card title={t(messages.book)}>
      <Form id="createTransaction" schema={schema} initialValues={initialValues} onSubmit={send} afterSubmit="clear">
        <Stack>
          <Grid columns={3}>
            <Select
              name="transactionType"
              label={messages.kind}
              options={[
                { value: 'debit', label: t(messages.deposit) },
                { value: 'credit', label: t(messages.refund) },
              ]}
            />
            <Num name="amount" label={messages.amount} decimals={2} suffix="kr" />
            <TextInput name="title" label={messages.text} />
          </Grid>
          <BalanceAfter account={account} />
          <div>
            <SubmitButton label={messages.send} />
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
