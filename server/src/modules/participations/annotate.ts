import type { Participation } from '@samspel/api'
import { type Db, transact } from '../../db/transact'
import type { Call } from '../../http/call'
import { participationNoted } from './events'
import { lockForStaff } from './lock'
import { authorizeParticipation } from './policies'
import { getParticipation } from './queries'
import { participationFactsOf } from './serialize'

type Lived = Pick<Call<'updateParticipation'>, 'caller' | 'live' | 'config'>
type Locked = Awaited<ReturnType<typeof lockForStaff>>['row']

/** Staff are told; the creator learns of neither notes nor ratings. */
const finish = async (trx: Db, row: Locked, { caller, live, config }: Lived): Promise<Participation> => {
  await live.publish(trx, participationNoted(row))
  return getParticipation(trx, row.id, caller, config)
}

/** Short list and private note. */
export const annotate = async (call: Call<'updateParticipation'>): Promise<Participation> =>
  transact(call.db, async (trx) => {
    const { campaign, row } = await lockForStaff(trx, call.params.id, call.caller)
    authorizeParticipation(call.caller, 'annotate', participationFactsOf(campaign, row))
    const { shortlisted = row.shortlisted, note = row.note } = call.body.participation
    await trx
      .updateTable('participations')
      .set({ shortlisted, note })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    return finish(trx, row, call)
  })

/** How it went, once something came of it; the last rating stands. */
export const rate = async (call: Call<'rateParticipation'>): Promise<Participation> =>
  transact(call.db, async (trx) => {
    const { campaign, row } = await lockForStaff(trx, call.params.id, call.caller)
    authorizeParticipation(call.caller, 'rate', participationFactsOf(campaign, row))
    const { score, comment = '' } = call.body.rating
    await trx
      .updateTable('participations')
      .set({
        rating: score,
        rating_comment: comment.trim(),
        rated_at: call.now.toISOString(),
        rated_by: call.caller.id,
      })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    return finish(trx, row, call)
  })
