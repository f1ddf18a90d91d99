import type { EndingReason } from '@samspel/api'
import { type Db } from '../../db/transact'
import { AppError } from '../../errors'
import { findWork, type WorkRow } from '../agreements'
import { lockCampaign } from '../campaigns'
import type { EndedWork } from '../endings'
import {
  endDelivery,
  type EndedFee,
  type EndingContext,
  lockParticipation,
  notifyCreatorOfEnding,
  notifyStaffOfLeaving,
} from '../participations'
import { endPickUp, lockOffer, lockOwn } from '../stores'

export const workKeys = (work: WorkRow): EndedWork => ({
  brandId: work.brand_id,
  campaignId: work.campaign_id,
  instagramerId: work.instagramer_id,
  ...(work.participation_id === null ? { storeParticipationId: work.id } : { participationId: work.id }),
})

/** Locks what ends, always the campaign first, and reads it anew. */
export const lockWork = async (trx: Db, id: string): Promise<WorkRow> => {
  const work = await findWork(trx, id)
  if (!work) throw new AppError('not_found')
  if (work.store_campaign_id === null) {
    await lockCampaign(trx, work.campaign_id)
    await lockParticipation(trx, work.brand_id, id)
  } else {
    await lockOffer(trx, work.store_campaign_id)
    await lockOwn(trx, id)
  }
  const locked = await findWork(trx, id)
  if (!locked) throw new AppError('not_found')
  return locked
}

/**
 * Ends what a brand and a creator had agreed on, from the side of the caller, by the id of the participation or of what was picked up: in
 * the caller's transaction the held fee moves as the terms say, the place is free, the other side is told, and it counts on the record of
 * whoever it was for. 422 work_waiting while a post waits for an answer, 409 already_decided once it has ended. Whether the caller may
 * is asked before.
 */
export const endCollaboration = async (
  trx: Db,
  context: EndingContext,
  { id, reason, words, isLate }: { id: string; reason: EndingReason; words: string | null; isLate?: boolean },
): Promise<EndedFee> => {
  const work = await lockWork(trx, id)
  const { caller, now, live, config } = context
  if (work.store_campaign_id === null) {
    const row = await lockParticipation(trx, work.brand_id, id)
    if (!row) throw new AppError('not_found')
    return endDelivery(trx, { row, campaign: { name: work.campaign_name } }, context, {
      reason,
      words,
      ...(isLate !== undefined && { isLate }),
    })
  }
  const row = await lockOwn(trx, id)
  if (!row) throw new AppError('not_found')
  const campaign = { id: work.campaign_id, name: work.campaign_name }
  const fee = await endPickUp(trx, { row, campaign }, { caller, now, live }, { reason, words })
  const clock = { now, live, config }
  if (caller.kind === 'user')
    await notifyCreatorOfEnding(trx, clock, work, {
      campaign: campaign.name,
      words,
      ended: fee,
      href: `/store-campaigns/${work.store_campaign_id}/pass`,
    })
  else await notifyStaffOfLeaving(trx, clock, work, { campaign: campaign.name, reason, words, fee })
  return fee
}
