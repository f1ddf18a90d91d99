import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import { record } from '../audit'
import { confirmPassword } from '../auth'
import { notifyOfBatchReturn } from './notices'
import { pageOf, reconcile } from './page'
import { mayApprove } from './policies'
import { checksumNow, recheck } from './recheck'
import * as repository from './repository'
import { batchChanged } from './told'

type Staff = Context<UserCaller>

/** A batch as it is now: what has changed since is found first. */
export const getPayoutBatch = async (context: Staff, { id }: { id: string }) => {
  const { db, config, now } = context
  if (!(await repository.findBatch(db, id))) throw new AppError('not_found')
  await recheck(context, id)
  return pageOf(db, config, id, now)
}

/** The second person says yes, with the password, to exactly these rows. */
export const approvePayoutBatch = async (
  context: Staff,
  { id, version, password }: { id: string; version: number; password: string },
) => {
  const { db, config, caller, now, live } = context
  if (await recheck(context, id)) throw new AppError('batch_changed')
  return transact(db, async (trx) => {
    const batch = await repository.lockSeen(trx, { id, version }, ['compiled'])
    if (!mayApprove(caller, batch)) throw new AppError('second_person_needed')
    await confirmPassword({ db: trx, caller, now, body: { password } })
    const { difference, differing, inBatch } = reconcile(await repository.rowsOf(trx, id), true, now)
    if (difference !== 0 || differing.length > 0) throw new AppError('batch_differs')
    if (inBatch === 0) throw new AppError('nothing_to_pay')
    if ((await checksumNow(trx, id)) !== batch.checksum) throw new AppError('batch_changed')
    await repository.changeBatch(trx, batch, {
      state: 'approved',
      approved_by: caller.id,
      approved_at: now.toISOString(),
    })
    await repository.record(trx, { batchId: id, act: 'approved', userId: caller.id, now })
    await record(trx, {
      companyId: null,
      actor: caller,
      kind: 'payout_approved',
      subject: { id, name: batch.checksum.slice(0, 8) },
      facts: { amount: inBatch },
      now,
    })
    await live.publish(trx, batchChanged(id))
    return pageOf(trx, config, id, now)
  })
}

/** Before the bank has it: everything in it waits for another batch. */
export const returnPayoutBatch = (
  { db, config, caller, now, live }: Staff,
  { id, version, reason }: { id: string; version: number; reason: string },
) =>
  transact(db, async (trx) => {
    const batch = await repository.lockSeen(trx, { id, version }, ['compiled', 'approved', 'exported'])
    await trx
      .updateTable('payout_batch_rows')
      .set({ state: 'released' })
      .where('batch_id', '=', id)
      .where('state', '=', 'included')
      .execute()
    await repository.changeBatch(trx, batch, {
      state: 'returned',
      returned_by: caller.id,
      returned_at: now.toISOString(),
      return_reason: reason,
    })
    await repository.record(trx, { batchId: id, act: 'returned', userId: caller.id, note: reason, now })
    await live.publish(trx, batchChanged(id))
    if (batch.compiled_by !== caller.id)
      await notifyOfBatchReturn(trx, { live, now, config }, batch, { by: caller.name, reason })
    return pageOf(trx, config, id, now)
  })
