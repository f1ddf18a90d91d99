import type { FormApi } from 'final-form'
import { flushSync } from 'react-dom'
import type { Message } from '@samspel/i18n'

type Label = Message | string

const wrong = (form: FormApi) => form.getRegisteredFields().filter((name) => form.getFieldState(name)?.error)

/** Labels of the fields that have errors, in the order of the form. */
export const wrongLabels = (form: FormApi): Label[] =>
  wrong(form).flatMap((name) => {
    const { label } = (form.getFieldState(name)?.data ?? {}) as { label?: () => Label }
    return label ? [label()] : []
  })

/** Says what is wrong at each field, and leads to the first. */
export const leadToFirst = (form: FormApi, element: HTMLElement | null): void => {
  // What is wrong with a field is said once it was left.
  flushSync(() => form.batch(() => wrong(form).forEach((name) => form.blur(name))))
  element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
