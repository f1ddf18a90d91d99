import { type Selectable, sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import type { DB } from '../../db/types'
import { dropLater } from '../../outbox/outbox'
import { recordCampaignEvent } from '../campaigns'
import { mentionChanged } from './mention-events'

/**
 * When a creator is removed, their pending mentions are rejected with the same reason, and mails that ask for changes are cancelled, since
 * nothing can be submitted any more. Counters stay unchanged, as for every move between pending and rejected. The caller holds the
 * campaign's lock.
 */
export const rejectWaiting = async (
  { db: trx, caller, now, live }: Context<UserCaller>,
  { participation, reason }: { participation: Selectable<DB['participations']>; reason: string },
): Promise<void> => {
  const { rows } = await sql<Parameters<typeof mentionChanged>[0]>`UPDATE mentions
    SET state = 'rejected', decision_kind = 'rejected', reject_reason = ${reason}, decided_at = ${now}, decided_by = ${caller.id}
    WHERE brand_id = ${participation.brand_id} AND participation_id = ${participation.id} AND state = 'pending'
    RETURNING id, brand_id, campaign_id, participation_id, instagramer_id`.execute(trx)
  for (const row of rows) {
    await recordCampaignEvent(trx, {
      brandId: row.brand_id,
      campaignId: row.campaign_id,
      act: 'mention_rejected',
      actor: caller,
      comment: reason,
      now,
    })
    await live.publish(trx, mentionChanged(row))
  }
  await dropLater(trx, { participationId: participation.id })
}
