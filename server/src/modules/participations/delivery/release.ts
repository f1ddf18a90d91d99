import type { Selectable } from 'kysely'
import type { Participation } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../../auth/caller'
import type { Context } from '../../../context'
import { type Db, transact } from '../../../db/transact'
import type { DB } from '../../../db/types'
import { endDelivery } from '../end-delivery'
import { deliveryReleasedMail } from '../mails'
import { notifyCreatorOfAnswer } from '../notices'
import { closeProblem } from '../problem-rows'
import { getParticipation } from '../queries'
import { lockForAnswer } from './open-problem'

/** The brand answers a problem by letting the creator go: nothing more is owed, and what was sent is the creator's to keep. */
export const releaseFrom = async (
  context: Context<UserCaller>,
  { id, answer }: { id: string; answer: string },
): Promise<Participation> =>
  transact(context.db, async (trx) => {
    const { caller, now, config } = context
    const { campaign, row } = await lockForAnswer(trx, id, caller)
    await closeProblem(trx, { brandId: row.brand_id, id, answer, by: caller.id, now })
    await endDelivery(trx, { row, campaign }, context, { reason: 'released', words: answer })
    await notifyCreatorOfAnswer(trx, context, row, {
      kind: 'delivery_answered',
      campaign: campaign.name,
      write: (mail) => deliveryReleasedMail({ ...mail, answer }),
    })
    return getParticipation(trx, row.id, { caller, config, now })
  })

/** The creator leaves at once, because the brand is late: nothing was sent in time, or a problem was not answered. */
export const leave = async (
  trx: Db,
  row: Selectable<DB['participations']>,
  { campaign, ...context }: Context<CreatorCaller> & { campaign: { name: string } },
): Promise<void> => {
  await endDelivery(trx, { row, campaign }, context, { reason: 'brand_late', words: null, isLate: true })
}
