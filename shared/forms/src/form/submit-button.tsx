import { use } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { type Message, useText } from '@samspel/i18n'
import { Button, type ButtonProps } from '@samspel/ui'
import { WaitingContext } from '../holds/holds'
import { messages } from '../messages'
import { countErrors } from '../validation/schema'
import { canSubmit, type SubmitFacts } from './can-submit'
import { useFormId } from './form-id'
import { leadToFirst, wrongLabels } from './wrong-fields'

/** More names than these are no help. */
const mostNamed = 3

/** Look and words of the button; see {@link SubmitButton}. */
export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'fullWidth' | 'className'> {
  /** Default 'Spara'. */
  label?: Message | string
  /** Sends also what was not changed: a confirmation, a form that starts complete. */
  allowUnchanged?: boolean
  /** Own words for why it is disabled; default by the facts. */
  reason?: Message | string
  /** Hides the reason where the form says it otherwise. */
  hideReason?: boolean
}

const facts = { dirty: true, hasValidationErrors: true, validating: true, submitting: true, errors: true } as const

/** Sends the form; enabled only when it is changed, valid, not validating and not submitting (T-38), and says why when it is not. */
export function SubmitButton({
  label = messages.save,
  allowUnchanged = false,
  reason,
  hideReason = false,
  variant = 'main',
  ...look
}: SubmitButtonProps) {
  const t = useText()
  const form = useForm()
  const formId = useFormId()
  const isWaiting = use(WaitingContext)
  // Errors of the server do not count: a form that failed must be sendable again.
  const {
    dirty = false,
    hasValidationErrors,
    validating = false,
    submitting = false,
    errors,
  } = useFormState({ subscription: facts })
  const now: SubmitFacts = { changed: dirty || allowUnchanged, valid: !hasValidationErrors, validating, submitting }
  const named = () => {
    const labels = wrongLabels(form).slice(0, mostNamed)
    const count = countErrors(errors)
    if (labels.length === 0) return t(messages.fieldsLeft, { count })
    const fields = labels.map((one) => t(one)).join(', ')
    return count > labels.length ? t(messages.andMore, { fields, count: count - labels.length }) : fields
  }
  const why = () => {
    if (canSubmit(now) || submitting) return undefined
    if (reason) return t(reason)
    // Before anything was typed nothing is wrong yet.
    if (!now.valid) return t(dirty ? messages.invalid : messages.untouched, { fields: named() })
    return t(validating ? messages.validating : messages.unchanged)
  }
  return (
    <Button
      {...look}
      variant={variant}
      type="submit"
      loading={submitting || isWaiting}
      disabled={!canSubmit(now) && !submitting}
      disabledReason={hideReason ? undefined : why()}
      onRefused={() => now.valid || leadToFirst(form, document.getElementById(formId))}
    >
      {t(label)}
    </Button>
  )
}
