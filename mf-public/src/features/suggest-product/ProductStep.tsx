import { useEffect, useRef, useState } from 'react'
import {
  Area,
  Form,
  maxLength,
  required,
  type Rule,
  SubmitButton,
  TextInput,
  useFormValue,
  useFormValues,
} from '@samspel/forms'
import { commonMessages } from '@samspel/i18n'
import { keptSuggestion } from './kept'
import { messages } from './messages'
import { productFormId, type Refused, submitForm } from './product-form'
import { longest, type Suggestion } from './suggestion'

/** Saves what is typed in the tab's storage. */
export function KeepTyped() {
  const values = useFormValues<Partial<Suggestion>>()
  const last = useRef(JSON.stringify(values))
  useEffect(() => {
    // Submitting a form resets its initial values; text cleared after that must not return.
    if (JSON.stringify(values) === last.current) return
    last.current = JSON.stringify(values)
    keptSuggestion.write(values)
  }, [values])
  return null
}

const notRefused =
  (refused: Refused[keyof Refused]): Rule =>
  (value) =>
    refused && value === refused.value ? refused.message : undefined

/** Row E-23: the name of a product, or a link to it. */
export function ProductStep({ refused, onNext }: { refused: Refused; onNext: () => void }) {
  const [initialValues] = useState(() => {
    const { product, description } = keptSuggestion.read()
    return { product, description }
  })
  const [schema] = useState(() => ({
    product: [required, maxLength(longest.product), notRefused(refused.product)],
    description: [maxLength(longest.description), notRefused(refused.description)],
  }))
  // A failed submit shows the errors and moves the focus to the first.
  useEffect(() => {
    if (Object.keys(refused).length > 0) submitForm(productFormId)
  }, [refused])
  return (
    <Form
      id={productFormId}
      schema={schema}
      initialValues={initialValues}
      guard={false}
      draft={false}
      onSubmit={onNext}
    >
      <KeepTyped />
      <TextInput name="product" label={messages.product} help={messages.productHelp} autoComplete="off" />
      <Area name="description" label={messages.description} counterMax={longest.description} optional />
      <Next />
    </Form>
  )
}

function Next() {
  const isEmpty = !useFormValue<string>('product')?.trim()
  return (
    <SubmitButton
      label={commonMessages.continue}
      size="lg"
      fullWidth
      allowUnchanged
      {...(isEmpty && { reason: messages.productFirst })}
    />
  )
}
