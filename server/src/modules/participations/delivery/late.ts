import { dayOf } from '../../../days'
import type { Db } from '../../../db/transact'
import { lockParcelOf } from '../../parcels'
import { mayLeaveOn } from '../may-leave'
import { openProblem } from '../problem-rows'

/** Whether the brand of a locked participation is late. */
export const lateness = async (trx: Db, row: { brand_id: string; id: string }, now: Date) => {
  const parcel = await lockParcelOf(trx, row)
  const problem = await openProblem(trx, row.brand_id, row.id)
  const sendBy = parcel && parcel.sent_at === null ? parcel.send_by : null
  return { mayLeave: mayLeaveOn({ sendBy, answerBy: problem?.answer_by ?? null }, dayOf(now)) }
}
