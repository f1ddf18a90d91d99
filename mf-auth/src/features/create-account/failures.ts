import { errorIdMessages, type ErrorMessages, messageForStatus } from '@samspel/i18n'
import { messages } from './messages'

/** Errors unrelated to what was typed keep their own texts. */
const notTheirs: ErrorMessages = {
  offline: messageForStatus('offline'),
  too_many_requests: errorIdMessages.too_many_requests,
  unavailable: errorIdMessages.unavailable,
}

/** Texts of a failed sign-up by account type (rows ). */
export const failures = {
  creator: { 422: messages.creatorFailed },
  brand: { ...notTheirs, default: messages.brandFailed },
} satisfies Record<string, ErrorMessages>
