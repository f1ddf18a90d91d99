import { sql } from 'kysely'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { columns, from, type OfferList, type OfferRow, type OwnRow } from './repository'

/** An offer with who waits for an answer, who has yet to come, and the product whose stock counts. */
export type StaffOfferRow = OfferRow & {
  waiting: number
  booked: number
  store_product_id: string | null
  product_name: string | null
  product_picture: string | null
}

const countIn = (state: OwnRow['state']) => sql`(SELECT count(*) FROM store_participations sp
  WHERE sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id AND sp.state = ${state})`

/** Offers of confirmed campaigns, those that run before those that are over. */
export const listForStaff = (
  db: Db,
  { where, page, today }: Pick<OfferList, 'where' | 'page' | 'today'>,
): Promise<{ rows: StaffOfferRow[]; total: number }> => {
  const confirmed = sql`${where} AND c.state NOT IN ('draft', 'requested', 'archived')`
  return pageWithTotal(
    db,
    sql<StaffOfferRow>`SELECT ${columns(today)}, ${countIn('requested')} AS waiting, ${countIn('approved')} AS booked,
        sc.store_product_id, p.name AS product_name, p.image_url AS product_picture
      FROM ${from} LEFT JOIN store_products p ON p.brand_id = sc.brand_id AND p.id = sc.store_product_id WHERE ${confirmed} ORDER BY c.state = 'finished', c.end_at NULLS LAST, c.name, s.name, sc.id
      LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`${from} WHERE ${confirmed}`,
  )
}
