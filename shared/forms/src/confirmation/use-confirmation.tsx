import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { confirmPassword, useAppDispatch } from '@samspel/store'
import { Password } from '../fields/text-inputs'
import type { SubmitOutcome } from '../form/submit-errors'
import { messages } from '../messages'
import { required } from '../validation/rules'
import type { Schema } from '../validation/schema'

type Outcome = NonNullable<SubmitOutcome & object>

/** What a form needs to ask for the password when the server does; see {@link useConfirmation}. */
export interface Confirmation {
  /** Whether the password is asked for. */
  isPassword: boolean
  /** Rules of its field, beside the form's own. */
  schema: Schema
  /** Sends the change; when the password was asked for, that goes first. Give back what it gives to the form. */
  run: (values: object, send: () => Promise<Outcome>) => Promise<Outcome>
  /** The field, or the way back to the provider for those without a password. Stands before the submit button; else nothing. */
  field: ReactNode
}

const name = 'currentPassword'

/** Few need it, and every form of an account has this beside it. */
const SignInAgain = lazy(() => import('./SignInAgain'))

/**
 * For forms whose change the server refuses with `confirmation_needed` or `fresh_sign_in_needed` when the sign-in was long ago: what was
 * typed stays, the field appears with the focus on it, and the next submit confirms and saves. `id` is the refusal when it came before
 * the form did.
 */
export function useConfirmation(id?: string): Confirmation {
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState(id)

  const run = async (values: object, send: () => Promise<Outcome>): Promise<Outcome> => {
    if (asked === 'confirmation_needed') {
      const { [name]: password = '' } = values as { [name]?: string }
      const proof = await dispatch(confirmPassword({ body: { password } }))
      if (!proof.ok) return atField(proof)
    }
    const outcome = await send()
    setAsked(outcome.parsedError?.id)
    return outcome
  }

  const isPassword = asked === 'confirmation_needed'
  return {
    isPassword,
    schema: isPassword ? { [name]: required } : {},
    run,
    field: isPassword ? (
      <CurrentPassword />
    ) : asked === 'fresh_sign_in_needed' ? (
      <Suspense>
        <SignInAgain />
      </Suspense>
    ) : null,
  }
}

/** The server calls it `password`, as the new one of a form around it may be called. */
const atField = (outcome: Outcome): Outcome => {
  const error = outcome.parsedError
  const { password, ...rest } = { ...(error?.original as Record<string, string[]> | undefined) }
  return error
    ? { ok: false, parsedError: { ...error, original: { ...rest, ...(password && { [name]: password }) } } }
    : outcome
}

function CurrentPassword() {
  const form = useForm()
  useEffect(() => () => form.change(name, undefined), [form])
  const { currentPassword: label, currentPasswordHelp: help } = messages
  return <Password name={name} label={label} help={help} autoComplete="current-password" autoFocus />
}
