import { type ReactNode, useMemo } from 'react'
import { Form, maxLength, min, Num, required, Select, SubmitButton, TextInput, useFormValues } from '@samspel/forms'
import { type Message, useText } from '@samspel/i18n'
import { Card, Grid, Stack } from '@samspel/ui'
import { FormFoot } from './FormFoot'

/** What is typed: which way money goes, kronor, and the words that the owner of the account reads. */
export interface BookingValues {
  way: 'debit' | 'credit'
  amount: number | null
  words: string
}

export const toOre = (kr: number | null): number => Math.round((kr ?? 0) * 100)

export interface BookingFormProps {
  id: string
  title: Message
  /** The field that the API names in its errors, and its label and choices. */
  way: { name: string; label: Message; debit: Message; credit: Message }
  amount: Message
  /** The least sum, kronor. */
  least: number
  words: { name: string; label: Message; help?: Message }
  submit: Message
  send: (values: BookingValues) => Promise<unknown>
  /** What the booking leads to, before it is made. */
  preview: (values: BookingValues) => ReactNode
}

type Typed = Record<string, unknown>

function Preview({ of, show }: { of: (values: Typed) => BookingValues; show: BookingFormProps['preview'] }) {
  const values = of(useFormValues<Typed>())
  return values.amount ? <>{show(values)}</> : null
}

/** A sum onto an account or from it, by hand. */
export function BookingForm({ id, title, way, amount, least, words, submit, send, preview }: BookingFormProps) {
  const t = useText()
  const schema = useMemo(
    () => ({ [way.name]: [required], amount: [required, min(least)], [words.name]: [required, maxLength(200)] }),
    [way.name, words.name, least],
  )
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
        onSubmit={(typed) => send(of(typed)) as never}
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
            <Num name="amount" label={amount} decimals={2} suffix="kr" />
            <TextInput name={words.name} label={words.label} help={words.help} />
          </Grid>
          <Preview of={of} show={preview} />
          <FormFoot>
            <SubmitButton label={submit} />
          </FormFoot>
        </Stack>
      </Form>
    </Card>
  )
}
