import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayMs } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { openDetails } from '../auth'
import { notifyOfPayout } from '../wallet'
import { correctMail } from './mails'
import { notifyOfBatchChange } from './notices'
import { pageOf } from './page'
import { checksumNow, unapproved } from './recheck'
import * as repository from './repository'
import { batchChanged } from './told'

type Staff = Context<UserCaller>
interface Of {
  id: string
  payoutId: string
}

const rowOf = async (db: Db, { id, payoutId }: Of) => {
  const row = (await repository.rowsOf(db, id)).find((each) => each.payout_id === payoutId)
  if (!row) throw new AppError('not_found')
  return row
}

/** A payout is taken out by hand: it waits for the next batch, and the approval begins anew. */
export const stopPayoutRow = (
  { db, config, caller, now, live }: Staff,
  { version, reason, ...of }: Of & { version: number; reason: string },
) =>
  transact(db, async (trx) => {
    const batch = await repository.lockSeen(trx, { id: of.id, version }, ['compiled', 'approved', 'exported'])
    const row = await rowOf(trx, of)
    if (row.state !== 'included') throw new AppError('illegal_transition')
    await trx
      .updateTable('payout_batch_rows')
      .set({ state: 'stopped', stop_reason: 'by_staff', stop_note: reason, stopped_by: caller.id })
      .where('batch_id', '=', of.id)
      .where('payout_id', '=', of.payoutId)
      .execute()
    await repository.changeBatch(trx, batch, { ...unapproved, checksum: await checksumNow(trx, of.id) })
    await repository.record(trx, {
      batchId: of.id,
      payoutId: of.payoutId,
      act: 'row_stopped',
      userId: caller.id,
      note: reason,
      now,
    })
    if (batch.approved_by) {
      await repository.record(trx, {
        batchId: of.id,
        act: 'approval_reset',
        userId: caller.id,
        note: row.creator_name,
        now,
      })
      await notifyOfBatchChange(trx, { live, now, config }, batch, [row.creator_name])
    }
    await live.publish(trx, batchChanged(of.id))
    return pageOf(trx, config, of.id, now)
  })

/** Writes to the creator of a stopped row; once in a day, however many ask. */
export const askForPayoutDetails = ({ db, config, caller, now, live }: Staff, of: Of) =>
  transact(db, async (trx) => {
    await repository.lockBatch(trx, of.id)
    const row = await rowOf(trx, of)
    if (row.state !== 'stopped' || row.payout_state !== 'requested') throw new AppError('illegal_transition')
    const isAskedToday = row.asked_at && now.getTime() - Date.parse(row.asked_at) < dayMs
    if (!isAskedToday) {
      await trx
        .updateTable('payout_batch_rows')
        .set({ asked_by: caller.id, asked_at: now.toISOString() })
        .where('batch_id', '=', of.id)
        .where('payout_id', '=', of.payoutId)
        .execute()
      await notifyOfPayout(
        trx,
        { live, now, config },
        {
          kind: 'payout_stopped',
          creatorId: row.creator_id,
          payoutId: row.payout_id,
          amount: row.row_amount,
          mail: ({ to, locale }) =>
            correctMail(
              { email: to, locale, creator_name: row.creator_name },
              { amount: row.row_amount, reason: row.stop_reason, appUrl: config.appUrl },
            ),
        },
      )
      await repository.record(trx, {
        batchId: of.id,
        payoutId: of.payoutId,
        act: 'asked_to_correct',
        userId: caller.id,
        now,
      })
    }
    return pageOf(trx, config, of.id, now)
  })

/** Account and personal id in full. That somebody looked is kept with the batch. */
export const showPayoutDetails = ({ db, config, caller, now }: Staff, of: Of) =>
  transact(db, async (trx) => {
    const row = await rowOf(trx, of)
    const opened = openDetails(config, {
      id: row.creator_id,
      bank_account_number: row.bank_account_number,
      personal_id: row.personal_id,
    })
    await repository.record(trx, {
      batchId: of.id,
      payoutId: of.payoutId,
      act: 'details_shown',
      userId: caller.id,
      now,
    })
    return {
      bankAccountNumber: opened.bankAccountNumber ?? null,
      personalId: opened.personalId ?? null,
    }
  })
