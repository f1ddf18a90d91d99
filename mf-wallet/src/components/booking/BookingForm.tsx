import { type ReactNode, useMemo } from 'react'
import {
  Form,
  maxLength,
  required,
  Select,
  SubmitButton,
  type SubmitOutcome,
  TextInput,
  useFormValues,
  when,
} from '@samspel/forms'
import { type Message, useText } from '@samspel/i18n'
import { Card, Grid, Stack } from '@samspel/ui'
import { atAmount, largestSum, SumField, sumMessages, useSumRules } from '../sums'
import { type BookingQuestion, useBookingQuestion } from './BookingQuestion'
import { FormFoot } from './FormFoot'
import type { BookingValues } from './values'

export interface BookingFormProps {
  id: string
  title: Message
  /** The field that the API names in its errors, and its label and choices. */
  way: { name: string; label: Message; debit: Message; credit: Message }
  amount: Message
  /** The least sum, öre. */
  least: number
  /** What can be taken from the account, öre. */
  free: number
  words: { name: string; label: Message; help?: Message }
  submit: Message
  send: (values: BookingValues) => Promise<NonNullable<SubmitOutcome & object>>
  /** What the booking leads to, before it is made. */
  preview: (values: BookingValues) => ReactNode
  /** The question before it is sent: what happens to which account. */
  question: (values: BookingValues) => BookingQuestion
}

type Typed = Record<string, unknown>

function Preview({ of, show }: { of: (values: Typed) => BookingValues; show: BookingFormProps['preview'] }) {
  const values = of(useFormValues<Typed>())
  return values.amount ? <>{show(values)}</> : null
}

/** A sum onto an account or from it, by hand. */
export function BookingForm(props: BookingFormProps) {
  const { id, title, way, amount, least, free, words, submit, send, preview, question } = props
  const t = useText()
  const { ask, dialog } = useBookingQuestion(question)
  const rules = useSumRules()
  const schema = {
    [way.name]: [required],
    amount: [
      required,
      rules.least(least),
      rules.most(largestSum),
      when((values) => values[way.name] === 'credit', rules.most(free, sumMessages.onAccount)),
    ],
    [words.name]: [required, maxLength(200)],
  }
  const initialValues = useMemo<Typed>(
    () => ({ [way.name]: 'debit', amount: null, [words.name]: '' }),
    [way.name, words.name],
  )
  const of = (typed: Typed): BookingValues => ({
    way: typed[way.name] === 'credit' ? 'credit' : 'debit',
    amount: (typed.amount as number | null | undefined) ?? null,
    words: String(typed[words.name] ?? '').trim(),
  })
  return (
    <Card title={t(title)}>
      <Form
        id={id}
        schema={schema}
        initialValues={initialValues}
        ask={(typed) => ask(of(typed))}
        onSubmit={async (typed) => atAmount(await send(of(typed)))}
        afterSubmit="clear"
      >
        <Stack>
          <Grid columns={3}>
            <Select
              name={way.name}
              label={way.label}
              options={[
                { value: 'debit', label: t(way.debit) },
                { value: 'credit', label: t(way.credit) },
              ]}
            />
            <SumField name="amount" label={amount} />
            <TextInput name={words.name} label={words.label} help={words.help} />
          </Grid>
          <Preview of={of} show={preview} />
          <FormFoot>
            <SubmitButton label={submit} />
          </FormFoot>
        </Stack>
      </Form>
      {dialog}
    </Card>
  )
}
