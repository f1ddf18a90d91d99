import { sql } from 'kysely'
import type { Caller } from '../../../auth/caller'
import { isBlockedBy } from '../../../blocked'
import type { Db } from '../../../db/transact'
import type { OfferRow } from './repository'

/** The offers as the caller meets them: those of a brand that has blocked them are closed. */
export const asMetBy = async (db: Db, caller: Caller, rows: readonly OfferRow[]): Promise<OfferRow[]> => {
  if (caller.kind !== 'instagramer' || rows.length === 0) return [...rows]
  const { rows: blocking } = await sql<{
    id: string
  }>`SELECT id FROM unnest(${rows.map((row) => row.brand_id)}::uuid[]) AS id
    WHERE ${isBlockedBy(sql`id`, sql`${caller.id}`)}`.execute(db)
  const closed = new Set(blocking.map(({ id }) => id))
  return rows.map((row) => (closed.has(row.brand_id) ? { ...row, is_open: false } : row))
}
