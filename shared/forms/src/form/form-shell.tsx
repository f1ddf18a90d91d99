import type { FormApi } from 'final-form'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { Stack } from '@samspel/ui'
import { sameValue } from '../fields/use-bound-field'
import { HoldContext, useHolds, WaitingContext } from '../holds/holds'

/** The form element: focuses the first wrong field after a failed submit, and takes what was saved as the new start after a good one. */
export function FormShell({
  id,
  className,
  afterSubmit,
  submitted,
  onSubmit,
  children,
}: {
  id: string
  /** Values of the last submit. */
  submitted: RefObject<object | undefined>
  className: string | undefined
  afterSubmit: 'keep' | 'clear'
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm()
  const { hold, isHeld, settled, isWaiting } = useHolds()
  const { submitFailed, submitSucceeded, submitErrors, submitting } = useFormState({
    subscription: { submitFailed: true, submitSucceeded: true, submitErrors: true, submitting: true },
  })

  useEffect(() => {
    if (submitFailed && !submitting) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitFailed, submitErrors, submitting])

  useEffect(() => {
    if (!submitSucceeded || submitting) return
    if (afterSubmit === 'clear') startAnew(form)
    else takeAsSaved(form, submitted.current ?? {})
  }, [submitSucceeded, submitting, afterSubmit, form, submitted])

  return (
    <form
      ref={element}
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation()
        event.preventDefault()
        if (!isHeld()) return void onSubmit(event)
        void settled().then((went) => {
          if (went) void onSubmit(event)
        })
      }}
    >
      <HoldContext value={hold}>
        <WaitingContext value={isWaiting}>
          <Stack>{children}</Stack>
        </WaitingContext>
      </HoldContext>
    </form>
  )
}

/** Back to the initial values: what was typed is a change, which final-form would keep through a restart. */
const startAnew = (form: FormApi) => {
  form.setConfig('keepDirtyOnReinitialize', false)
  form.restart()
  form.setConfig('keepDirtyOnReinitialize', true)
}

/** What was sent is the new start; what was typed while it was on its way stays a change. */
export const takeAsSaved = (form: FormApi, sent: object) => {
  const isUntouched = sameValue(form.getState().values, sent)
  // Lists whose items were removed confuse final-form's way of keeping changes, so it is asked to only when there are any.
  form.setConfig('keepDirtyOnReinitialize', !isUntouched)
  form.initialize(sent)
  form.setConfig('keepDirtyOnReinitialize', true)
}
