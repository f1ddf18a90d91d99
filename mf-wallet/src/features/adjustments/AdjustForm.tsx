import { useRef } from 'react'
import { type Account, applyTransaction } from '@samspel/api'
import { Form, maxLength, min, Num, required, Select, SubmitButton, TextInput, useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Card, Grid, Notice, notify, Stack } from '@samspel/ui'
import { createAdjustment, listAdjustments } from '../../data'
import { messages } from './messages'

const schema = { direction: [required], amount: [required, min(0.01)], reason: [required, maxLength(200)] }

interface Values {
  direction: 'debit' | 'credit'
  amount: number | null
  reason: string
}
const initialValues: Values = { direction: 'debit', amount: null, reason: '' }
const toOre = (kr: number | null) => Math.round((kr ?? 0) * 100)

/** The balance that the adjustment leaves (T-43), and whether somebody else has to look at it. */
function Preview({ account, approvalAbove }: { account: Account; approvalAbove: number | undefined }) {
  const t = useText()
  const f = useFormats()
  const { direction, amount } = useFormValues<Values>()
  if (!amount) return null
  const { balance } = applyTransaction(account, { transactionType: direction ?? 'debit', amount: toOre(amount) })
  return (
    <>
      <div>{t(messages.after, { money: f.ore(balance) })}</div>
      {approvalAbove !== undefined && toOre(amount) > approvalAbove && (
        <Notice kind="info">{t(messages.needsTwo, { money: f.ore(approvalAbove) })}</Notice>
      )}
    </>
  )
}

/** Platform staff correct an account; a large sum waits for a colleague. */
export function AdjustForm({ account }: { account: Account }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { result } = useQuery(listAdjustments({ query: { accountId: account.id } }))
  // One key for one adjustment: a repeated try must not book twice.
  const attempt = useRef<{ of: string; idempotencyKey: string } | undefined>(undefined)
  const send = async ({ direction, amount, reason }: Values) => {
    const ore = toOre(amount)
    const adjustment = { amount: direction === 'debit' ? ore : -ore, reason: reason.trim() }
    const of = JSON.stringify(adjustment)
    if (attempt.current?.of !== of) attempt.current = { of, idempotencyKey: crypto.randomUUID() }
    const { idempotencyKey } = attempt.current
    const outcome = await dispatch(
      createAdjustment({ params: { id: account.id }, body: { adjustment }, idempotencyKey }),
    )
    if (outcome.ok) {
      attempt.current = undefined
      const isBooked = outcome.data?.adjustment.state === 'booked'
      notify({ kind: 'ok', message: t(isBooked ? messages.booked : messages.waits) })
    }
    return outcome
  }
  return (
    <Card title={t(messages.title)}>
      <Form id="createAdjustment" schema={schema} initialValues={initialValues} onSubmit={send} afterSubmit="clear">
        <Stack>
          <Grid columns={3}>
            <Select
              name="direction"
              label={messages.direction}
              options={[
                { value: 'debit', label: t(messages.add) },
                { value: 'credit', label: t(messages.take) },
              ]}
            />
            <Num name="amount" label={messages.amount} decimals={2} suffix="kr" />
            <TextInput name="reason" label={messages.reason} help={messages.reasonHint} />
          </Grid>
          <Preview account={account} approvalAbove={result?.approvalAbove} />
          <div>
            <SubmitButton label={messages.send} />
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
