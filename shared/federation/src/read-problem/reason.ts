import { type Message, messageForRecord, messageForStatus, type RecordKind } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'

/** What can be done about a failed read: sign in, nothing more (it does not exist, or is not for this person), or ask again. */
export type Remedy = 'sign-in' | 'none' | 'retry'

/**
 * Why a read failed, in the words of the specification, and what can be done about it.
 * @param error absent when nothing is known of the failure
 * @param record one record was asked for: it may not be there. An id that is no id is answered with 422, which to a reader is the same; `kind`
 * names a record whose texts are its own. A list that is not there is asked for again.
 */
export const reasonOf = (
  error: Pick<RequestError, 'status' | 'message'> | undefined,
  record?: { kind?: RecordKind | undefined },
): { message: Message; remedy: Remedy } => {
  if (!error) return { message: messageForStatus(500), remedy: 'retry' }
  const status = record && error.status === 422 ? 404 : error.status
  if (status === 403 || (record && status === 404)) {
    const own = error.status === status ? error.message : messageForStatus(status)
    return { message: record?.kind ? messageForRecord(record.kind, status) : own, remedy: 'none' }
  }
  return { message: error.message, remedy: status === 401 ? 'sign-in' : 'retry' }
}
