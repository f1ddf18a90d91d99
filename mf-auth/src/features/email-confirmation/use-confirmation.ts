import { useState } from 'react'
import type { AccountType, EmailChangePart } from '@samspel/api'
import { getInstagramerMe, selectIsSignedIn, useAppDispatch, useAppSelector } from '@samspel/store'
import { confirmInstagramer, confirmUser, getMe } from '../../data/confirmation-actions'

/**
 * The state of a link (row T-47): not pressed yet, just used, used before, address confirmed by another link, invalid, or unknown because the
 * call failed.
 */
export type Confirmation =
  | { state: 'asking' | 'checking' | 'used' | 'already' | 'invalid' | 'failed' }
  | { state: 'confirmed'; email: string }
  /** The address has said yes; the change waits for the other one. */
  | { state: 'awaitsNew' | 'awaitsFormer' }

const confirmationOf = ({ email, awaits }: { email: string; awaits?: EmailChangePart }): Confirmation =>
  awaits ? { state: awaits === 'new' ? 'awaitsNew' : 'awaitsFormer' } : { state: 'confirmed', email }

const stateOf = (ids: readonly string[] | undefined) => {
  if (ids?.includes('already_used')) return 'used'
  if (ids?.includes('already_confirmed')) return 'already'
  return ids?.includes('token_invalid') ? 'invalid' : 'failed'
}

/**
 * Uses the link when the person says so: filters of mail open links, with scripts too, before anybody has read them. Without a token the link
 * is invalid, and no request is made.
 */
export function useConfirmation(
  type: AccountType,
  token: string | null,
): { confirmation: Confirmation; confirm: () => void } {
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: token ? 'asking' : 'invalid' })

  const confirm = async () => {
    if (!token) return
    setConfirmation({ state: 'checking' })
    const request = { body: { confirmationToken: token } }
    const outcome = await (type === 'brand' ? dispatch(confirmUser(request)) : dispatch(confirmInstagramer(request)))
    const original = outcome.parsedError?.original
    if (outcome.data) setConfirmation(confirmationOf(outcome.data))
    else
      setConfirmation({
        state:
          outcome.status === 422 && original && !Array.isArray(original)
            ? stateOf(original.confirmationToken)
            : 'failed',
      })
    // The address's status shown in settings is outdated.
    if (outcome.ok && isSignedIn) void (type === 'brand' ? dispatch(getMe()) : dispatch(getInstagramerMe()))
  }

  return { confirmation, confirm: () => void confirm() }
}
