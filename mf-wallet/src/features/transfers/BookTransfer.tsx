import { useState } from 'react'
import { type Payment, topUpLimits } from '@samspel/api'
import { DateInput, Form, maxLength, required, SubmitButton, TextInput } from '@samspel/forms'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, ConfirmDialog, Grid, notify, Stack } from '@samspel/ui'
import { FormFoot, useAttempt } from '../../components/booking'
import { SumField, toOre, useSumRules } from '../../components/sums'
import { createBankTransfer } from '../../data'
import { messages } from './messages'

interface Values {
  reference: string
  amount: number | null
  sender: string
  receivedOn: string | null
}

/** Whether the API says that another sum was expected. */
const isDifference = (errors: unknown): boolean =>
  JSON.stringify((errors as { amount?: unknown } | undefined)?.amount ?? '').includes('not_equal')

/** Books one transfer; another sum than expected is asked about first. */
export function BookTransfer({ chosen, onBooked }: { chosen: Payment | undefined; onBooked: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const rules = useSumRules()
  const schema = {
    reference: [required, maxLength(40)],
    amount: [required, rules.least(1), rules.most(topUpLimits.most * 10)],
    sender: [required, maxLength(120)],
    receivedOn: [required],
  }
  const [asked, setAsked] = useState<Values>()
  const [isBusy, setBusy] = useState(false)
  const [initialValues] = useState<Values>({
    reference: chosen?.reference ?? '',
    amount: chosen ? chosen.amount / 100 : null,
    sender: chosen?.brandName ?? '',
    receivedOn: dayOf(Date.now()),
  })
  const ore = ({ amount }: Values) => toOre(amount)
  const send = async (values: Values, acceptDifference = false) => {
    const bankTransfer = {
      reference: values.reference.trim(),
      amount: ore(values),
      sender: values.sender.trim(),
      receivedOn: values.receivedOn ?? '',
      ...(acceptDifference && { acceptDifference }),
    }
    const outcome = await dispatch(
      createBankTransfer({ body: { bankTransfer }, idempotencyKey: attempt.keyFor(bankTransfer) }),
    )
    if (outcome.ok && outcome.data) {
      const { state, brandName, amount } = outcome.data.bankTransfer
      attempt.done()
      if (state === 'booked')
        notify({ kind: 'ok', message: t(messages.booked, { money: f.ore(amount), brand: brandName ?? '' }) })
      else notify({ kind: 'warn', message: t(acceptDifference ? messages.needsColleague : messages.keptOpen) })
      onBooked()
    } else if (isDifference(outcome.parsedError?.original)) setAsked(values)
    return outcome
  }
  const acceptDifference = async () => {
    if (!asked) return
    setBusy(true)
    await send(asked, true)
    setBusy(false)
    setAsked(undefined)
  }
  return (
    <Card title={t(messages.book)}>
      <Form
        id="createBankTransfer"
        schema={schema}
        initialValues={initialValues}
        onSubmit={(values) => send(values)}
        afterSubmit="clear"
      >
        <Stack>
          <Grid columns={4}>
            <TextInput name="reference" label={messages.reference} inputMode="numeric" autoComplete="off" />
            {/* Who filled the form from the list below comes to it. */}
            <SumField name="amount" label={messages.amount} autoFocus={Boolean(chosen)} />
            <TextInput name="sender" label={messages.sender} autoComplete="off" />
            <DateInput name="receivedOn" label={messages.day} max={initialValues.receivedOn ?? undefined} />
          </Grid>
          <FormFoot>
            <SubmitButton label={messages.book} allowUnchanged />
          </FormFoot>
        </Stack>
      </Form>
      {asked && (
        <ConfirmDialog
          open
          title={t(messages.difference)}
          confirmLabel={t(messages.bookAnyway)}
          cancelLabel={t(messages.correct)}
          loading={isBusy}
          onConfirm={() => void acceptDifference()}
          onCancel={() => setAsked(undefined)}
        >
          {chosen?.reference === asked.reference.trim() && `${t(messages.expected, { money: f.ore(chosen.amount) })}. `}
          {t(messages.differenceText, { money: f.ore(ore(asked)) })}
        </ConfirmDialog>
      )}
    </Card>
  )
}
