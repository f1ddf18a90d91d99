import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { notify } from '../notices'
import { changedMail, returnedMail } from './mails'
import type { BatchRow } from './repository'

type Clock = Pick<Context, 'live' | 'now' | 'config'>

const batchNotice = (batch: BatchRow, ids: readonly (string | null)[]) => ({
  to: { userIds: ids.filter((id) => id !== null) },
  subjectId: batch.id,
  href: `/payouts/${batch.id}`,
  facts: { text: `${batch.year}-${batch.number}` },
})

/** Rows of a batch have changed: both of its people are told, since it must be approved anew. */
export const notifyOfBatchChange = (trx: Db, clock: Clock, batch: BatchRow, names: readonly string[]): Promise<void> =>
  notify(trx, clock, {
    ...batchNotice(batch, [batch.compiled_by, batch.approved_by]),
    kind: 'batch_changed',
    mail: (reader) => changedMail(reader, { appUrl: clock.config.appUrl, batch, names }),
  })

/** A colleague sent a batch back to who put it together. */
export const notifyOfBatchReturn = (
  trx: Db,
  clock: Clock,
  batch: BatchRow,
  { by, reason }: { by: string; reason: string },
): Promise<void> => {
  const notice = batchNotice(batch, [batch.compiled_by])
  return notify(trx, clock, {
    ...notice,
    kind: 'batch_returned',
    facts: { ...notice.facts, creator: by },
    mail: (reader) => returnedMail(reader, { appUrl: clock.config.appUrl, batch, by, reason }),
  })
}
