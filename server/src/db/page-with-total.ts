import { type RawBuilder, sql } from 'kysely'
import type { Db } from './transact'

interface Page<Row> {
  rows: Row[]
  total: number
}
interface Total {
  total_count: number
  in_page: true | null
}

/**
 * Reads a page of rows and the total count in one statement, to save a round trip. `counted` is everything after FROM. The single row of
 * the count is left-joined to the page, so that an empty page still has its total; the join preserves the page's order.
 * `shared` is a WITH clause that both use, where the rows are expensive to find and must all be found to count them.
 */
export const pageWithTotal = async <Row>(
  db: Db,
  page: RawBuilder<Row>,
  counted: RawBuilder<unknown>,
  shared: RawBuilder<unknown> = sql``,
): Promise<Page<Row>> => {
  const { rows } = await sql<Row & Total>`${shared} SELECT page.*, total_count
    FROM (SELECT count(*) AS total_count FROM ${counted}) counted
    LEFT JOIN (SELECT true AS in_page, rows.* FROM (${page}) rows) page ON true`.execute(db)
  return { rows: rows[0]?.in_page ? rows : [], total: rows[0]?.total_count ?? 0 }
}
