import { sql } from 'kysely'
import type { FeeReturnReason } from '@samspel/api'
import type { Db } from '../../db/transact'
import { lastEarningDay } from '../wallet'

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
