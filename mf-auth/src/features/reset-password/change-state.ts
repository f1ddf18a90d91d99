import type { ApiOutcome } from '@samspel/store'

/** The form, or what became of the link: it did its work, it was used before (row X-21), it is not valid (row X-22). */
export type ChangeState = 'form' | 'changed' | 'used' | 'invalid'

/** An error at the token says most; a 401 without it means that the link was used; any other failure leaves the form as it is. */
export const changeStateOf = ({
  ok,
  status,
  parsedError,
}: Pick<ApiOutcome, 'ok' | 'status' | 'parsedError'>): ChangeState => {
  if (ok) return 'changed'
  const original = parsedError?.original
  if (original && !Array.isArray(original) && original.resetPasswordToken) return 'invalid'
  return status === 401 ? 'used' : 'form'
}
