import { sql } from 'kysely'
import type { Db } from '../../../db/transact'

/** What these brands can reserve now, öre; a brand that never had money has no account yet. */
export const brandMoney = async (db: Db, brandIds: readonly string[]) =>
  (
    await sql<{
      id: string | null
      brand_id: string
      brand_name: string
      available: number
    }>`SELECT a.id, b.id AS brand_id,
      b.name AS brand_name, coalesce(a.balance - a.held, 0) AS available FROM brands b LEFT JOIN accounts a ON a.brand_id = b.id
      WHERE b.id = ANY(${brandIds}::uuid[]) ORDER BY b.name, b.id`.execute(db)
  ).rows
