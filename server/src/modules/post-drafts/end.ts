import type { Campaign, Participation } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { getCampaign, lockCampaign } from '../campaigns'
import { endCollaboration } from '../leaving'
import { getParticipation } from '../participations'
import { lockOffer } from '../stores'
import type { WorkRow } from './repository'

/** Locks what ends, in the order in which whatever ends it does. */
export const lockPlace = async (trx: Db, work: Pick<WorkRow, 'campaign_id' | 'store_campaign_id'>): Promise<void> => {
  if (work.store_campaign_id === null) await lockCampaign(trx, work.campaign_id)
  else await lockOffer(trx, work.store_campaign_id)
}

/** Ends a collaboration over its draft, as any that the brand ends. */
export const endOver = async (
  context: Context<UserCaller>,
  work: WorkRow,
  words: string,
): Promise<{ participation?: Participation; campaign: Campaign }> => {
  const { db: trx, caller, now } = context
  await endCollaboration(trx, context, { id: work.id, reason: 'draft_declined', words })
  return {
    ...(work.participation_id !== null && { participation: await getParticipation(trx, work.id, context) }),
    campaign: await getCampaign(trx, work.campaign_id, caller, now),
  }
}
