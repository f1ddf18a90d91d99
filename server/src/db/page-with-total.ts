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

/** The statement of `pageWithTotal` and how to read its rows, for whoever sends it together with another. */
export const selectPageWithTotal = <Row>(
  page: RawBuilder<Row>,
  counted: RawBuilder<unknown>,
  shared: RawBuilder<unknown> = sql``,
) => ({
  statement: sql<Row & Total>`${shared} SELECT page.*, total_count
    FROM (SELECT count(*) AS total_count FROM ${counted}) counted
    LEFT JOIN (SELECT true AS in_page, rows.* FROM (${page}) rows) page ON true`,
  read: ({ rows }: { rows: (Row & Total)[] }): Page<Row> => ({
    rows: rows[0]?.in_page ? rows : [],
    total: rows[0]?.total_count ?? 0,
  }),
})

/**
 * Reads a page of rows and the total count in one statement, to save a round trip. `counted` is everything after FROM. The single row of
 * the count is left-joined to the page, so that an empty page still has its total; the join preserves the page's order.
 * `shared` is a WITH clause that both use, where the rows are expensive to find and must all be found to count them.
 */
export const pageWithTotal = async <Row>(
  db: Db,
  page: RawBuilder<Row>,
  counted: RawBuilder<unknown>,
  shared?: RawBuilder<unknown>,
): Promise<Page<Row>> => {
  const { statement, read } = selectPageWithTotal(page, counted, shared)
  return read(await statement.execute(db))
}
