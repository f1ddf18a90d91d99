import { useCallback, useEffect, useRef, useState } from 'react'
import type { AccountType } from '@samspel/api'
import { getInstagramerMe, selectIsSignedIn, useAppDispatch, useAppSelector } from '@samspel/store'
import { confirmInstagramer, confirmUser, getMe } from '../../data/confirmation-actions'

/**
 * The result of a link (row T-47): just used, used before, address confirmed by another link, invalid, or unknown because the call failed.
 */
export type Confirmation =
  | { state: 'checking' | 'used' | 'already' | 'invalid' | 'failed' }
  | { state: 'confirmed'; email: string }

const stateOf = (ids: readonly string[] | undefined) => {
  if (ids?.includes('already_used')) return 'used'
  if (ids?.includes('already_confirmed')) return 'already'
  return ids?.includes('token_invalid') ? 'invalid' : 'failed'
}

/** Uses the link once on arrival; `again` retries after a failure. Without a token the link is invalid, and no request is made. */
export function useConfirmation(
  type: AccountType,
  token: string | null,
): { confirmation: Confirmation; again: () => void } {
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: token ? 'checking' : 'invalid' })
  const asked = useRef(false)

  const ask = useCallback(async () => {
    if (!token) return
    setConfirmation({ state: 'checking' })
    const request = { body: { confirmationToken: token } }
    const outcome = await (type === 'brand' ? dispatch(confirmUser(request)) : dispatch(confirmInstagramer(request)))
    const original = outcome.parsedError?.original
    if (outcome.data) setConfirmation({ state: 'confirmed', email: outcome.data.email })
    else
      setConfirmation({
        state:
          outcome.status === 422 && original && !Array.isArray(original)
            ? stateOf(original.confirmationToken)
            : 'failed',
      })
    // The address's status shown in settings is outdated.
    if (outcome.ok && isSignedIn) void (type === 'brand' ? dispatch(getMe()) : dispatch(getInstagramerMe()))
  }, [dispatch, isSignedIn, token, type])

  useEffect(() => {
    // The link works only once, so a second render must not use it again.
    if (asked.current) return
    asked.current = true
    void ask()
  }, [ask])

  return { confirmation, again: () => void ask() }
}
