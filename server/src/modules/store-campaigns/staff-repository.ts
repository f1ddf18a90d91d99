import { sql } from 'kysely'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { columns, from, type OfferList, type OfferRow, type OwnRow } from './repository'

/** An offer with who waits for an answer and who has yet to come. */
export type StaffOfferRow = OfferRow & { waiting: number; booked: number }

const countIn = (state: OwnRow['state']) => sql`(SELECT count(*) FROM store_participations sp
  WHERE sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id AND sp.state = ${state})`

/** Offers of confirmed campaigns, those that run before those that are over. */
export const listForStaff = (
  db: Db,
  { where, page, today }: Pick<OfferList, 'where' | 'page' | 'today'>,
): Promise<{ rows: StaffOfferRow[]; total: number }> => {
  const shown = sql`${from} WHERE ${where} AND c.state NOT IN ('draft', 'requested', 'archived')`
  return pageWithTotal(
    db,
    sql<StaffOfferRow>`SELECT ${columns(today)}, ${countIn('requested')} AS waiting, ${countIn('approved')} AS booked
      FROM ${shown} ORDER BY c.state = 'finished', c.end_at NULLS LAST, c.name, s.name, sc.id
      LIMIT ${page.limit} OFFSET ${page.offset}`,
    shown,
  )
}
