import type { Message } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { common } from './messages'

/** Why a read failed, in words: what could not be loaded where the server says no more than that it failed, else what is known. */
export const readFailure = (
  error: Pick<RequestError, 'status' | 'message'> | undefined,
  what: Message = common.failed,
): Message => (error && error.status < 500 ? error.message : what)
