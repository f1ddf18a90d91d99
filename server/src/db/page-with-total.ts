import { type RawBuilder, sql } from 'kysely'
import type { Db } from './transact'

/**
 * A page of rows and how many there are in all, in one statement: each statement costs a round trip. `counted` is what stands behind FROM.
 * The one row of the count is joined to the page from the left, so that an empty page has its total too; such a join keeps the page's order.
 */
export const pageWithTotal = async <Row>(
  db: Db,
  page: RawBuilder<Row>,
  counted: RawBuilder<unknown>,
): Promise<{ rows: Row[]; total: number }> => {
  const { rows } = await sql<Row & { total_count: number; in_page: true | null }>`SELECT page.*, total_count
    FROM (SELECT count(*) AS total_count FROM ${counted}) counted
    LEFT JOIN (SELECT true AS in_page, rows.* FROM (${page}) rows) page ON true`.execute(db)
  return { rows: rows[0]?.in_page ? rows : [], total: rows[0]?.total_count ?? 0 }
}
