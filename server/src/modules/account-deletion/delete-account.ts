import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { isPassword } from '../../auth/passwords'
import { hasRoleOf } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { enqueue } from '../../outbox/outbox'
import { managedAlone } from '../companies'
import { keepForReports } from '../creator-papers'
import { carryOutOf } from '../leaving'
import { deleteMediaOf } from '../media'
import { deleteMessageFilesOf } from '../messages'
import { withdraw } from '../participations'
import { endConsents } from '../self-billing'
import { revokeConsents } from '../social'
import { withdrawAllHeld } from '../stores'
import { pictureRemoval } from '../uploads'
import { closeCreatorAccount } from '../wallet'
import * as repository from './repository'

/** Outbox delivery that deletes the files of a creator's messages, after the commit. */
export const messageFileRemoval = 'message-file-removal'

const removePictures = async (trx: Db, scope: 'user' | 'instagramer', id: string) => {
  const urls = await repository.removePictures(trx, scope, id)
  if (urls.length > 0) await enqueue(trx, pictureRemoval, { urls })
}

/** Permanently deletes the caller's own staff account. */
export const deleteStaff = async (
  { db, caller, now, live }: Context<UserCaller>,
  { password }: { password: string },
): Promise<void> => {
  const row = await db.selectFrom('users').select(['password_hash']).where('id', '=', caller.id).executeTakeFirst()
  if (!(await isPassword(password, row?.password_hash))) throw invalid({ password: ['wrong_password'] })
  await transact(db, async (trx) => {
    const [alone] = await managedAlone(trx, caller)
    if (alone) throw alone.error
    const member = await trx
      .selectFrom('users')
      .select('role')
      .where('id', '=', caller.id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    // The locks were taken for the role and companies read before them, so those must not have changed.
    if (!member || !hasRoleOf(member, caller)) throw new AppError('conflict')
    if ((await managedAlone(trx, caller)).length > 0) throw new AppError('conflict')
    await deleteMediaOf(trx, caller)
    await repository.eraseStaff(trx, caller.id, now)
    await live.accessChanged(trx, caller.id)
    await removePictures(trx, 'user', caller.id)
  })
}

/** What a creator types to confirm the deletion. */
type Typed = Body<'deleteInstagramerMe'>

/** Requires the typed user name, and the password if the account has one. */
const refuseUnsure = async ({ db, caller }: Context<CreatorCaller>, typed: Typed) => {
  const row = await db
    .selectFrom('instagramers')
    .select(['username', 'password_hash'])
    .where('id', '=', caller.id)
    .executeTakeFirst()
  if (typed.username.trim().replace(/^@/, '') !== row?.username) throw invalid({ username: ['not_equal'] })
  if (row.password_hash === null) return
  if (typed.password === undefined) throw invalid({ password: ['required'] })
  if (!(await isPassword(typed.password, row.password_hash))) throw invalid({ password: ['wrong_password'] })
}

const endApplications = async (context: Context<CreatorCaller>) => {
  for (const { id, hasMentions } of await repository.listPending(context.db, context.caller.id)) {
    if (hasMentions) await repository.closeParticipation(context.db, id, context.now)
    else await withdraw(context, { id })
  }
}

/** Permanently deletes a creator's own account, after settling open money on both sides. */
export const deleteCreator = async (context: Context<CreatorCaller>, typed: Typed): Promise<void> => {
  const { db, caller, now, live } = context
  await refuseUnsure(context, typed)
  await transact(db, async (trx) => {
    // Must run before the applications are deleted, because the notices are found through them.
    await repository.removeToldOf(trx, caller.id)
    await endApplications({ ...context, db: trx })
    await carryOutOf(trx, { live, now, config: context.config }, caller.id)
    if ((await repository.listOngoing(trx, caller.id)).length > 0) throw new AppError('collaborations_ongoing')
    const { balance, payouts } = await repository.lockWallet(trx, caller.id)
    if (balance !== 0 || payouts > 0) throw new AppError('balance_left')
    await closeCreatorAccount(trx, caller.id, now)
    await live.publishAll(trx, await withdrawAllHeld(trx, caller.id, now))
    const fileKeys = await deleteMessageFilesOf(trx, caller.id)
    if (fileKeys.length > 0) await enqueue(trx, messageFileRemoval, { keys: fileKeys })
    await deleteMediaOf(trx, caller)
    await revokeConsents(trx, caller.id)
    await keepForReports(trx, caller.id, now)
    await endConsents(trx, caller.id, now)
    await repository.eraseCreator(trx, caller.id, now)
    await live.accessChanged(trx, caller.id)
    await removePictures(trx, 'instagramer', caller.id)
  })
}
