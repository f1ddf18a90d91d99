import { sql } from 'kysely'
import { answerClock } from '@samspel/api'
import { type Db, transact } from '../../db/transact'
import { type ClockContext, daysBefore } from '../../jobs/batches'
import { campaignChanged, recordCampaignEvent } from '../campaigns'
import { participationChanged } from '../participations'
import { notifyCreatorOfExpiry } from './notices'

interface Expired {
  id: string
  brand_id: string
  campaign_id: string
  instagramer_id: string
}

const campaignsAtOnce = 200

const dueCampaigns = async (db: Db, before: Date): Promise<string[]> => {
  const { rows } = await sql<{ campaign_id: string }>`SELECT campaign_id FROM participations
    WHERE state = 'pending' AND created_at <= ${before}
    GROUP BY campaign_id ORDER BY min(created_at), campaign_id LIMIT ${campaignsAtOnce}`.execute(db)
  return rows.map(({ campaign_id: id }) => id)
}

/**
 * Ends the overdue applications of one campaign. As for every decision the campaign is locked first, so that a concurrent answer is either
 * in time or too late, without deadlocks. A locked campaign is left for the next run.
 */
const expireOf = ({ db, config, live, now }: ClockContext, campaignId: string): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const campaign = await trx
      .selectFrom('campaigns')
      .select(['id', 'brand_id', 'name'])
      .where('id', '=', campaignId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!campaign) return 0
    const { rows } = await sql<Expired>`UPDATE participations p
    SET state = 'rejected', decision_kind = 'expired', decided_at = ${moment}, decided_by = NULL, decision_reason = NULL
    WHERE p.brand_id = ${campaign.brand_id} AND p.campaign_id = ${campaign.id} AND p.state = 'pending'
    AND p.created_at <= ${daysBefore(moment, answerClock.expireAfterDays)}
    RETURNING p.id, p.brand_id, p.campaign_id, p.instagramer_id`.execute(trx)
    for (const row of rows) {
      await recordCampaignEvent(trx, {
        brandId: row.brand_id,
        campaignId: row.campaign_id,
        act: 'participation_expired',
        now: moment,
      })
      await notifyCreatorOfExpiry(trx, { config, live, now: moment }, { ...row, campaign: campaign.name })
      await live.publish(trx, participationChanged(row))
    }
    if (rows.length > 0) await live.publish(trx, campaignChanged(campaign))
    return rows.length
  })

/** Ends applications left unanswered for ten days. They hold no money and take no place. */
export const expireApplications = async (context: ClockContext): Promise<number> => {
  let count = 0
  for (;;) {
    let expired = 0
    for (const id of await dueCampaigns(context.db, daysBefore(context.now(), answerClock.expireAfterDays)))
      expired += await expireOf(context, id)
    count += expired
    // Nothing is due, or other instances are working on all of it.
    if (expired === 0) return count
  }
}
