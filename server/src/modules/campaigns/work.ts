import { sql } from 'kysely'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { holdsWithParts, isUnderway } from '../wallet'
import { draftWaits, handedIn, handedInWaits } from './waiting'

/** What creators have handed in or still owe, and what therefore stands against ending the campaign (decision 0177). */
export interface CampaignWork {
  /** Posts that were handed in and wait for the brand's answer. */
  waiting: number
  /** Drafts that do. */
  drafts: number
  /** Held fees whose creators still have time to deliver. */
  underway: number
}

export const workOf = async (db: Db, campaign: { id: string; brand_id: string }, now: Date): Promise<CampaignWork> => {
  const {
    rows: [work],
  } = await sql<CampaignWork>`SELECT
      (SELECT count(*) FROM ${handedIn} WHERE m.brand_id = ${campaign.brand_id} AND m.campaign_id = ${campaign.id} AND ${handedInWaits}) AS waiting,
      (SELECT count(*) FROM post_drafts d WHERE d.brand_id = ${campaign.brand_id} AND d.campaign_id = ${campaign.id} AND ${draftWaits('d')}) AS drafts,
      (SELECT count(*) FROM ${holdsWithParts} WHERE h.brand_id = ${campaign.brand_id} AND h.campaign_id = ${campaign.id} AND h.state = 'held'
        AND ${isUnderway({ now, today: dayOf(now) })}) AS underway`.execute(db)
  if (!work) throw new Error('A count answers one row')
  return work
}
