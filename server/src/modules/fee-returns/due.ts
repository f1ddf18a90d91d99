import { sql } from 'kysely'
import type { FeeReturnReason } from '@samspel/api'
import type { Db } from '../../db/transact'

/** The last answer that a creator could act upon: content that was refused, a delivery problem that was solved. Speaks of `p`. */
const lastAnswer = sql`greatest(
  (SELECT max(decided_at) FROM mentions WHERE brand_id = p.brand_id AND participation_id = p.id AND state = 'rejected'),
  (SELECT max(resolved_at) FROM delivery_problems WHERE brand_id = p.brand_id AND participation_id = p.id))`

/** The calendar day in Stockholm of an instant. */
const dayOf = (instant: ReturnType<typeof sql>) => sql`(${instant} AT TIME ZONE 'Europe/Stockholm')::date`

/**
 * The last day on which content that is handed in still earns the held fee once the campaign is finished: so many days of grace after the
 * content deadline, or after the last answer where that came later. Null while nothing runs out: the deadline stands still, or content
 * waits for the brand. Speaks of the participation `p` and its campaign `c`.
 */
export const lastEarningDay = (graceDays: number) => sql<string | null>`CASE
  WHEN p.deadline_paused_at IS NOT NULL
  OR EXISTS (SELECT FROM mentions WHERE brand_id = p.brand_id AND participation_id = p.id AND state = 'pending') THEN NULL
  ELSE greatest(coalesce(p.due_at, c.due_at, c.end_at, ${dayOf(sql`p.decided_at`)}), ${dayOf(lastAnswer)}) + ${graceDays}::int END`

/** Why what is held for a participation has to go back; null while it can still be earned. */
const reasonNow = (today: string, graceDays: number) => sql<FeeReturnReason | null>`CASE
  WHEN p.state <> 'approved' AND p.decision_kind = 'cancelled' THEN 'cancelled'
  WHEN p.state <> 'approved' THEN 'removed'
  WHEN c.state NOT IN ('confirmed', 'upcoming', 'ongoing', 'finished') THEN 'archived'
  WHEN c.state = 'finished' AND ${lastEarningDay(graceDays)} < ${today}::date THEN 'not_delivered' END`

export interface DueReturn {
  brandId: string
  participationId: string
  campaignId: string
}

interface Due {
  today: string
  graceDays: number
}

/** Held fees that nobody can earn any more; `without` those of these participations. */
export const dueReturns = async (
  db: Db,
  { today, graceDays }: Due,
  limit: number,
  without: readonly string[] = [],
): Promise<DueReturn[]> => {
  const { rows } = await sql<{
    brand_id: string
    participation_id: string
    campaign_id: string
  }>`SELECT h.brand_id, h.participation_id, p.campaign_id
    FROM holds h JOIN participations p ON p.brand_id = h.brand_id AND p.id = h.participation_id
      JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
    WHERE h.state = 'held' AND ${reasonNow(today, graceDays)} IS NOT NULL AND h.participation_id <> ALL (${without}::uuid[])
    ORDER BY h.brand_id, h.participation_id LIMIT ${limit}`.execute(db)
  return rows.map((row) => ({
    brandId: row.brand_id,
    participationId: row.participation_id,
    campaignId: row.campaign_id,
  }))
}

/** Asked again under the campaign's lock: why it goes back, if it still does. */
export const returnReason = async (
  trx: Db,
  { brandId, participationId }: Pick<DueReturn, 'brandId' | 'participationId'>,
  { today, graceDays }: Due,
): Promise<FeeReturnReason | null> => {
  const {
    rows: [row],
  } = await sql<{ reason: FeeReturnReason | null }>`SELECT ${reasonNow(today, graceDays)} AS reason
    FROM participations p
    JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
    WHERE p.brand_id = ${brandId} AND p.id = ${participationId}`.execute(trx)
  return row?.reason ?? null
}
