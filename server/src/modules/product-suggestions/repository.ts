import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { ProductSuggestion, ProductSuggestionState } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { Page } from '../../http/page'

type Row = Selectable<DB['product_suggestions']> & { handled_by_name: string | null }

const toSuggestion = (row: Row): ProductSuggestion => ({
  id: row.id,
  state: row.state,
  product: row.product,
  description: row.description,
  socials: row.socials,
  email: row.email,
  locale: row.locale,
  note: row.note,
  handledByName: row.handled_by_name,
  handledAt: row.handled_at,
  createdAt: row.created_at,
})

const rowsOf = (from: RawBuilder<unknown>, rest = sql``) =>
  sql<Row>`SELECT s.*, u.name AS handled_by_name FROM ${from} s LEFT JOIN users u ON u.id = s.handled_by ${rest}`

export const listSuggestions = async (db: Db, where: RawBuilder<unknown>, page: Page): Promise<ProductSuggestion[]> => {
  const { rows } = await rowsOf(
    sql`product_suggestions`,
    sql`WHERE ${where} ORDER BY s.created_at DESC, s.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
  ).execute(db)
  return rows.map(toSuggestion)
}

export const countSuggestions = async (
  db: Db,
  where: RawBuilder<unknown>,
): Promise<Record<ProductSuggestionState, number>> => {
  const { rows } = await sql<{
    state: ProductSuggestionState
    count: number
  }>`SELECT state, count(*) AS count FROM product_suggestions s
    WHERE ${where} GROUP BY state`.execute(db)
  return { new: 0, handled: 0, declined: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

interface Change {
  id: string
  state: ProductSuggestionState | undefined
  note: string | undefined
  userId: string
  now: Date
}

/** Whoever moves a suggestion to another state becomes its handler; one that is new again has none. */
export const changeSuggestion = async (
  db: Db,
  { id, state, note, userId, now }: Change,
): Promise<ProductSuggestion | undefined> => {
  const next = sql`coalesce(${state ?? null}::text, state)`
  const {
    rows: [row],
  } = await sql<Row>`WITH changed AS (
      UPDATE product_suggestions SET state = ${next}, note = coalesce(${note ?? null}::text, note),
        handled_by = CASE WHEN ${next} = 'new' THEN NULL WHEN ${next} = state THEN handled_by ELSE ${userId}::uuid END,
        handled_at = CASE WHEN ${next} = 'new' THEN NULL WHEN ${next} = state THEN handled_at ELSE ${now.toISOString()}::timestamptz END
      WHERE id = ${id} RETURNING *)
    ${rowsOf(sql`changed`)}`.execute(db)
  return row && toSuggestion(row)
}
