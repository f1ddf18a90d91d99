import { useMemo } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { readable } from '../validation/unread'
import { takeAsSaved } from './form-shell'

/** Value of one field of the form around the caller; re-renders with every change of the form. */
export const useFormValue = <T>(name: string): T | undefined => {
  const values = useFormValues()
  return name
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], values) as
    | T
    | undefined
}

/** All values of the form around the caller; null for what cannot be read. */
export const useFormValues = <V extends object>(): V => {
  const typed = useTypedValues<V>()
  return useMemo(() => readable(typed), [typed])
}

/** The values with the texts that could not be read, to keep them: see {@link readable}. */
export const useTypedValues = <V extends object>(): V => useFormState<V>({ subscription: { values: true } }).values

/** Facts of the form around the caller, for progress and save marks. */
export const useFormFacts = (): {
  dirty: boolean
  valid: boolean
  submitting: boolean
  errors: Record<string, unknown>
} => {
  const {
    dirty = false,
    hasValidationErrors,
    submitting = false,
    errors,
  } = useFormState({ subscription: { dirty: true, hasValidationErrors: true, submitting: true, errors: true } })
  return { dirty, valid: !hasValidationErrors, submitting, errors: errors ?? {} }
}

/**
 * Ways to change the form around the caller from outside a field. `saved` takes values that were sent beside a submit as the new start;
 * what was typed since stays a change.
 */
export const useFormActions = (): {
  change: (name: string, value: unknown) => void
  reset: () => void
  submit: () => void
  saved: (sent: object) => void
} => {
  const form = useForm()
  return {
    change: form.change,
    reset: () => form.reset(),
    submit: () => void form.submit(),
    saved: (sent) => takeAsSaved(form, sent),
  }
}
