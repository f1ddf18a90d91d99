import { isPassword } from '../../auth/passwords'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import type { Call } from '../../http/call'
import { enqueue } from '../../outbox/outbox'
import { lockManagers, requireAnotherManager } from '../companies'
import { withdraw } from '../participations'
import * as repository from './repository'

/** Files of pictures that are no longer anybody's; removed after the commit. */
export const pictureRemoval = 'picture-removal'

const removePictures = async (trx: Db, scope: 'user' | 'instagramer', id: string) => {
  const urls = await repository.removePictures(trx, scope, id)
  if (urls.length > 0) await enqueue(trx, pictureRemoval, { urls })
}

/** Deletes the own account of a member of staff for good. */
export const deleteStaff = async ({ db, caller, body, now, live }: Call<'deleteUserMe'>): Promise<void> => {
  const row = await db.selectFrom('users').select(['password_hash']).where('id', '=', caller.id).executeTakeFirst()
  if (!(await isPassword(body.password, row?.password_hash))) throw invalid({ password: ['wrong_password'] })
  await transact(db, async (trx) => {
    const seen = await trx
      .selectFrom('users')
      .select(['role', 'company_id'])
      .where('id', '=', caller.id)
      .executeTakeFirstOrThrow()
    const managers = await lockManagers(trx, { role: seen.role, companyId: seen.company_id })
    const member = await trx
      .selectFrom('users')
      .select(['role', 'company_id'])
      .where('id', '=', caller.id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    // The locks are those of the role and company that were read before them.
    if (member?.role !== seen.role || member.company_id !== seen.company_id) throw new AppError('conflict')
    requireAnotherManager({ role: member.role, companyId: member.company_id, blocked: false }, caller.id, managers)
    await repository.eraseStaff(trx, caller.id, now)
    await live.accessChanged(trx, caller.id)
    await removePictures(trx, 'user', caller.id)
  })
}

type CreatorCall = Call<'deleteInstagramerMe'>

/** The typed user name, and the password where there is one. */
const refuseUnsure = async ({ db, caller, body }: CreatorCall) => {
  const row = await db
    .selectFrom('instagramers')
    .select(['username', 'password_hash'])
    .where('id', '=', caller.id)
    .executeTakeFirst()
  if (body.username.trim().replace(/^@/, '') !== row?.username) throw invalid({ username: ['not_equal'] })
  if (row.password_hash === null) return
  if (body.password === undefined) throw invalid({ password: ['required'] })
  if (!(await isPassword(body.password, row.password_hash))) throw invalid({ password: ['wrong_password'] })
}

const endApplications = async (trx: Db, call: CreatorCall) => {
  for (const { id, hasMentions } of await repository.listPending(trx, call.caller.id)) {
    if (hasMentions) await repository.closeParticipation(trx, id, call.now)
    else await withdraw({ ...call, db: trx }, { id })
  }
}

/** Deletes a creator's own account for good; what is owed either way is settled first. */
export const deleteCreator = async (call: CreatorCall): Promise<void> => {
  const { db, caller, now } = call
  await refuseUnsure(call)
  await transact(db, async (trx) => {
    await endApplications(trx, call)
    if ((await repository.countOngoing(trx, caller.id)) > 0) throw new AppError('collaborations_ongoing')
    const { balance, payouts } = await repository.lockWallet(trx, caller.id)
    if (balance !== 0 || payouts > 0) throw new AppError('balance_left')
    await repository.eraseCreator(trx, caller.id, now)
    await call.live.accessChanged(trx, caller.id)
    await removePictures(trx, 'instagramer', caller.id)
  })
}
