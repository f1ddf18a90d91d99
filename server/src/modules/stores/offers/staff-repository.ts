import { type RawBuilder, sql } from 'kysely'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import { bookedHere, freeHere, offersWithCampaigns } from './open-offers'
import { columns, from, type OfferList, type OfferRow, type OwnRow } from './repository'

/** A store campaign with its pending applications, expected pick-ups, and the product whose stock is tracked. */
export type StaffOfferRow = OfferRow & {
  waiting: number
  booked: number
  product_free: number
  product_booked: number
  store_product_id: string | null
  product_name: string | null
  product_picture: string | null
}

const countIn = (state: OwnRow['state']) => sql`(SELECT count(*) FROM store_participations sp
  WHERE sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id AND sp.state = ${state})`

const staffColumns = (today: string) =>
  sql`${columns(today)}, ${countIn('requested')} AS waiting, ${countIn('approved')} AS booked, ${freeHere} AS product_free, ${bookedHere} AS product_booked,
    sc.store_product_id, p.name AS product_name, p.image_url AS product_picture`
const staffFrom = sql`${from} LEFT JOIN store_products p ON p.brand_id = sc.brand_id AND p.id = sc.store_product_id`

export const findForStaff = async (db: Db, id: string, today: string): Promise<StaffOfferRow | undefined> =>
  (await sql<StaffOfferRow>`SELECT ${staffColumns(today)} FROM ${staffFrom} WHERE sc.id = ${id}`.execute(db)).rows[0]

export interface Paused {
  isPaused: boolean
  userId: string
  now: Date
}

/**
 * Pauses or resumes store campaigns; `where` refers to `sc` and its campaign `c`. Returns those it changed. Locks in the order of
 * `withdrawAllHeld`, so that the two do not deadlock.
 */
export const writePaused = async (
  trx: Db,
  where: RawBuilder<unknown>,
  { isPaused, userId, now }: Paused,
): Promise<{ id: string; brand_id: string; store_id: string }[]> => {
  const isOther = isPaused ? sql`sc.paused_at IS NULL` : sql`sc.paused_at IS NOT NULL`
  const { rows } = await sql<{ id: string; brand_id: string; store_id: string }>`WITH locked AS MATERIALIZED (
      SELECT sc.brand_id, sc.id FROM ${offersWithCampaigns} WHERE ${where} AND ${isOther} ORDER BY sc.brand_id, sc.id FOR UPDATE OF sc)
    UPDATE store_campaigns sc SET paused_at = ${isPaused ? now.toISOString() : null}, paused_by = ${isPaused ? userId : null} FROM locked
    WHERE sc.brand_id = locked.brand_id AND sc.id = locked.id AND ${isOther} RETURNING sc.id, sc.brand_id, sc.store_id`.execute(
    trx,
  )
  return rows
}

/** Store campaigns of confirmed campaigns, running ones before ended ones. */
export const listForStaff = (
  db: Db,
  { where, page, today }: Pick<OfferList, 'where' | 'page' | 'today'>,
): Promise<{ rows: StaffOfferRow[]; total: number }> => {
  const confirmed = sql`${where} AND c.state NOT IN ('draft', 'requested', 'archived')`
  return pageWithTotal(
    db,
    sql<StaffOfferRow>`SELECT ${staffColumns(today)}
      FROM ${staffFrom} WHERE ${confirmed} ORDER BY c.state = 'finished', c.end_at NULLS LAST, c.name, s.name, sc.id
      LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`${from} WHERE ${confirmed}`,
  )
}
