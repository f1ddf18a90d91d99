import type { SubmitOutcome } from '@samspel/forms'

type Outcome = NonNullable<SubmitOutcome & object>

/** Too little money on the account is a matter of the sum: the refusal marks its field, too, which gets the focus. */
export const atAmount = <O extends Outcome>(outcome: O): O =>
  outcome.parsedError?.id === 'insufficient_funds'
    ? { ...outcome, parsedError: { ...outcome.parsedError, original: { amount: ['too_large'] } } }
    : outcome
