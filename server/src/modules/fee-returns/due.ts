import { type RawBuilder, sql } from 'kysely'
import type { FeeReturnReason } from '@samspel/api'
import type { Db } from '../../db/transact'
import { type HoldOwner, lastDayOfPass, lastEarningDay } from '../wallet'

interface PartOfHold {
  isOpen: RawBuilder<unknown>
  kind: RawBuilder<unknown>
  isOver: RawBuilder<unknown>
  /** Whose posts, as a condition on mentions. */
  posts: RawBuilder<unknown>
}

/**
 * Why what is held has to go back; null while it can still be earned, and while work that was handed in waits for an answer (decision
 * 0177). Speaks of the campaign `c`.
 */
const reasonOf = (part: PartOfHold) =>
  sql<FeeReturnReason | null>`CASE
  WHEN NOT (${part.isOpen}) AND ${part.kind} = 'cancelled' THEN 'cancelled'
  WHEN NOT (${part.isOpen}) THEN 'removed'
  WHEN EXISTS (SELECT FROM mentions WHERE ${part.posts} AND state = 'pending') THEN NULL
  WHEN c.state NOT IN ('confirmed', 'upcoming', 'ongoing', 'finished') THEN 'archived'
  WHEN ${part.isOver} THEN 'not_delivered' END`

export interface DueReturn {
  holdId: string
  campaignId: string
}

interface Due {
  today: string
  graceDays: number
}

/** Every hold with its reason: of a participation when its campaign is finished too, of a pass by its own days. */
const heldWithReason = ({ today, graceDays }: Due) => sql`(
  SELECT h.brand_id, h.id, h.campaign_id, ${reasonOf({
    isOpen: sql`p.state = 'approved'`,
    kind: sql`p.decision_kind`,
    posts: sql`brand_id = p.brand_id AND participation_id = p.id`,
    isOver: sql`c.state = 'finished' AND ${lastEarningDay(graceDays)} < ${today}::date`,
  })} AS reason FROM holds h
    JOIN participations p ON p.brand_id = h.brand_id AND p.id = h.participation_id
    JOIN campaigns c ON c.brand_id = h.brand_id AND c.id = h.campaign_id WHERE h.state = 'held'
  UNION ALL SELECT h.brand_id, h.id, h.campaign_id, ${reasonOf({
    isOpen: sql`sp.state IN ('approved', 'picked_up')`,
    kind: sql`sp.decision_kind`,
    posts: sql`brand_id = sp.brand_id AND store_participation_id = sp.id`,
    isOver: sql`${lastDayOfPass(graceDays)} < ${today}::date`,
  })} FROM holds h
    JOIN store_participations sp ON sp.brand_id = h.brand_id AND sp.id = h.store_participation_id
    JOIN campaigns c ON c.brand_id = h.brand_id AND c.id = h.campaign_id WHERE h.state = 'held') due`

/** Held fees that nobody can earn any more; `without` these holds. */
export const dueReturns = async (
  db: Db,
  due: Due,
  limit: number,
  without: readonly string[] = [],
): Promise<DueReturn[]> => {
  const { rows } = await sql<{ id: string; campaign_id: string }>`SELECT id, campaign_id FROM ${heldWithReason(due)}
    WHERE reason IS NOT NULL AND id <> ALL (${without}::uuid[]) ORDER BY brand_id, id LIMIT ${limit}`.execute(db)
  return rows.map((row) => ({ holdId: row.id, campaignId: row.campaign_id }))
}

/** Asked again under the campaign's lock: why it goes back, if it still does, and whose it is. */
export const returnReason = async (
  trx: Db,
  { holdId }: Pick<DueReturn, 'holdId'>,
  due: Due,
): Promise<FeeReturnReason | null> => {
  const {
    rows: [row],
  } = await sql<{
    reason: FeeReturnReason | null
  }>`SELECT reason FROM ${heldWithReason(due)} WHERE id = ${holdId}`.execute(trx)
  return row?.reason ?? null
}

/** Whose a hold is, as the commands of the wallet take it. */
export const ownerOf = (row: { participation_id: string | null; store_participation_id: string | null }): HoldOwner => {
  if (row.participation_id !== null) return { participationId: row.participation_id }
  if (row.store_participation_id !== null) return { storeParticipationId: row.store_participation_id }
  throw new Error('A hold belongs to nobody')
}
