import type { Participation } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { participationNoted } from './events'
import { lockForStaff } from './lock'
import { authorizeParticipation } from './policies'
import { getParticipation } from './queries'
import { participationFactsOf } from './serialize'

type Locked = Awaited<ReturnType<typeof lockForStaff>>['row']

/** Only staff are told; creators never learn of notes or ratings. */
const finish = async (trx: Db, row: Locked, context: Context): Promise<Participation> => {
  await context.live.publish(trx, participationNoted(row))
  return getParticipation(trx, row.id, context)
}

/** Updates the short list mark and the private note. */
export const annotate = async (
  context: Context<UserCaller>,
  { id, ...change }: { id: string } & Body<'updateParticipation'>['participation'],
): Promise<Participation> =>
  transact(context.db, async (trx) => {
    const { campaign, row } = await lockForStaff(trx, id, context.caller)
    authorizeParticipation(context.caller, 'annotate', participationFactsOf(campaign, row))
    const { shortlisted = row.shortlisted, note = row.note } = change
    await trx
      .updateTable('participations')
      .set({ shortlisted, note })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    return finish(trx, row, context)
  })

/** Rates a creator's work, once there is some; a later rating replaces the earlier one. */
export const rate = async (
  context: Context<UserCaller>,
  { id, score, comment = '' }: { id: string } & Body<'rateParticipation'>['rating'],
): Promise<Participation> =>
  transact(context.db, async (trx) => {
    const { campaign, row } = await lockForStaff(trx, id, context.caller)
    authorizeParticipation(context.caller, 'rate', participationFactsOf(campaign, row))
    await trx
      .updateTable('participations')
      .set({
        rating: score,
        rating_comment: comment.trim(),
        rated_at: context.now.toISOString(),
        rated_by: context.caller.id,
      })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    return finish(trx, row, context)
  })
