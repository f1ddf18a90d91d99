import type { ApiOutcome } from '@samspel/store'

/** The form, or the outcome of the link: password changed, already used (row X-21), not valid (row X-22). */
export type ChangeState = 'form' | 'changed' | 'used' | 'invalid'

/** An error at the token takes precedence. A 401 without one means that the link was used; any other failure keeps the form. */
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
