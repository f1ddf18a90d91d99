import type { UserCaller } from '../../../auth/caller'
import { mayFor } from '../../../auth/roles'
import type { Db } from '../../../db/transact'
import { AppError } from '../../../errors'
import { lockForStaff } from '../lock'
import { authorizeParticipation } from '../policies'
import { openProblem } from '../problem-rows'
import { participationFactsOf } from '../serialize'

/** Locks what an answer to a problem changes, for staff who may still answer it. */
export const lockForAnswer = async (trx: Db, id: string, caller: UserCaller) => {
  const place = await trx
    .selectFrom('delivery_problems')
    .select(['brand_id', 'participation_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!place || !mayFor(caller, 'followUpWork', place.brand_id)) throw new AppError('not_found')
  const locked = await lockForStaff(trx, place.participation_id, caller)
  const open = await openProblem(trx, locked.row.brand_id, locked.row.id)
  authorizeParticipation(caller, 'resolveDelivery', {
    ...participationFactsOf(locked.campaign, locked.row),
    hasOpenProblem: open?.id === id,
  })
  return locked
}
