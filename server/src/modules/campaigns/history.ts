import { type RawBuilder, type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { CampaignEvent } from '@samspel/api'
import type { Actor } from '../../auth/caller'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'

interface NewCampaignEvent {
  brandId: string
  campaignId: string
  act: CampaignEvent['act']
  /** Absent when the clock did it. */
  actor?: Actor | undefined
  comment?: string | null | undefined
  /** Amount moved, öre. */
  amount?: number | undefined
  /** How many records were decided at once. */
  count?: number | undefined
  now: Date
}

/** Adds an entry to a campaign's history: who, what, when and why. */
export const recordCampaignEvent = async (
  trx: Db,
  { brandId, campaignId, act, actor, comment, amount, count, now }: NewCampaignEvent,
): Promise<void> => {
  await trx
    .insertInto('campaign_events')
    .values({
      brand_id: brandId,
      id: uuidv7(),
      campaign_id: campaignId,
      act,
      actor_name: actor?.name ?? null,
      user_id: actor?.kind === 'user' ? actor.id : null,
      instagramer_id: actor?.kind === 'instagramer' ? actor.id : null,
      comment: comment || null,
      amount: amount ?? null,
      count: count ?? null,
      created_at: now.toISOString(),
    })
    .execute()
}

export const listCampaignHistory = async (
  db: Db,
  brandId: string,
  campaignId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CampaignEvent[]; total: number }> => {
  const acts = sql`campaign_events WHERE brand_id = ${brandId} AND campaign_id = ${campaignId}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<Selectable<DB['campaign_events']>>`SELECT * FROM ${acts} ORDER BY created_at DESC, id DESC
      LIMIT ${limit} OFFSET ${offset}`,
    acts,
  )
  return {
    rows: rows.map((row) => ({
      id: row.id,
      campaignId,
      act: row.act as CampaignEvent['act'],
      actorName: row.actor_name,
      comment: row.comment,
      amount: row.amount,
      count: row.count,
      createdAt: row.created_at,
    })),
    total,
  }
}

/** How many campaigns of a brand were returned by a review; each counts once. */
export const countSentBack = async (db: Db, brandId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(DISTINCT campaign_id)::int AS count FROM campaign_events
    WHERE brand_id = ${brandId} AND act = 'return'`.execute(db)
  return rows[0]!.count
}

/** SQL condition that this user has answered a review of campaign `c`. */
export const isReviewedBy = (userId: string): RawBuilder<unknown> => sql`EXISTS (SELECT FROM campaign_events e
  WHERE e.brand_id = c.brand_id AND e.campaign_id = c.id AND e.user_id = ${userId} AND e.act IN ('confirm', 'return'))`
