import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'

/** The form element: focuses the first wrong field after a failed submit, and takes what was saved as the new start after a good one. */
export function FormShell({ id, className, afterSubmit, onSubmit, children }: {
  id: string
  className: string | undefined
  afterSubmit: 'keep' | 'clear'
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm()
  const { submitFailed, submitSucceeded, submitErrors, submitting } = useFormState({
    subscription: { submitFailed: true, submitSucceeded: true, submitErrors: true, submitting: true },
  })

  useEffect(() => {
    if (submitFailed && !submitting) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitFailed, submitErrors, submitting])

  useEffect(() => {
    if (!submitSucceeded || submitting) return
    if (afterSubmit === 'clear') form.restart()
    else form.initialize(form.getState().values)
  }, [submitSucceeded, submitting, afterSubmit, form])

  return (
    <form
      ref={element}
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation()
        void onSubmit(event)
      }}
    >
      {children}
    </form>
  )
}
