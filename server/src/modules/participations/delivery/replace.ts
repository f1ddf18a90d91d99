import type { UserCaller } from '../../../auth/caller'
import type { Body, Context } from '../../../context'
import { transact } from '../../../db/transact'
import { AppError } from '../../../errors'
import { campaignChanged, recordCampaignEvent } from '../../campaigns'
import { authorizeParcel, boardAnswer, lockParcelFor, lockParcelOf, makeNextParcel, parcelFactsOf } from '../../parcels'
import { participationChanged } from '../events'
import { deliveryAnsweredMail } from '../mails'
import { notifyCreatorOfAnswer } from '../notices'
import { closeProblem, openProblem } from '../problem-rows'
import { lockParticipation } from '../repository'

/** Answers a problem with a new parcel; the days to publish begin when that one has come. */
export const replaceParcel = async (
  context: Context<UserCaller>,
  { id, answer }: { id: string } & Body<'replaceParcel'>,
) =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const { campaign, row } = await lockParcelFor(trx, id, caller)
    authorizeParcel(caller, 'replace', parcelFactsOf(row))
    const part = await lockParticipation(trx, row.brand_id, row.participation_id)
    const parcel = part && (await lockParcelOf(trx, part))
    const problem = part && (await openProblem(trx, part.brand_id, part.id))
    if (!part || !parcel || !problem) throw new AppError('already_decided')
    await closeProblem(trx, { brandId: part.brand_id, id: problem.id, answer: answer.trim(), by: caller.id, now })
    await trx
      .updateTable('participations')
      .set({ deadline_paused_at: null, deadline_reminded_at: null })
      .where('brand_id', '=', part.brand_id)
      .where('id', '=', part.id)
      .execute()
    await makeNextParcel(trx, context, parcel)
    const next = await lockParcelOf(trx, part)
    await recordCampaignEvent(trx, {
      brandId: part.brand_id,
      campaignId: part.campaign_id,
      act: 'parcel_replaced',
      actor: caller,
      comment: answer.trim(),
      now,
    })
    await notifyCreatorOfAnswer(trx, context, part, {
      kind: 'delivery_answered',
      campaign: campaign.name,
      write: (mail) =>
        deliveryAnsweredMail({ ...mail, answer: answer.trim(), due: null, awaits: true, sendBy: next!.send_by }),
    })
    await live.publish(trx, participationChanged(part))
    await live.publish(trx, campaignChanged(campaign))
    return boardAnswer(trx, context, campaign, next!.id)
  })
