/** What decides whether a form can be sent. */
export interface SubmitFacts {
  changed: boolean
  valid: boolean
  validating: boolean
  submitting: boolean
}

/** A form can be sent only when changed, valid, not validating and not submitting (T-38). */
export const canSubmit = ({ changed, valid, validating, submitting }: SubmitFacts): boolean =>
  changed && valid && !validating && !submitting
