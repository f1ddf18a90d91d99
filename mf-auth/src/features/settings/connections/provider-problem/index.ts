import type { Message } from '@samspel/i18n'
import { messages } from '../messages'

/** Where the provider returns the visitor to (row R-04). */
export const RETURN_PATH = '/settings/connections'

const known: Record<string, Message> = {
  access_denied: messages.accessDenied,
  state_invalid: messages.stateInvalid,
  provider_unavailable: messages.providerUnavailable,
  blocked: messages.blockedAccount,
  account_exists: messages.accountTaken,
  taken: messages.accountTaken,
}

/** Whoever says no at the provider has made no mistake: it is said without alarm. */
export const isCancelled = (error: string): boolean => error === 'access_denied'

/** The text for an error from the provider (row R-05). */
export const providerProblem = (error: string): Message =>
  (Object.hasOwn(known, error) ? known[error] : undefined) ?? messages.connectFailed
