import { sql } from 'kysely'
import type { Db } from '../../db/transact'

/** The ids that are not lists of the brand; a campaign must not name them (row E-10). */
export const unknownLists = async (db: Db, brandId: string, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`SELECT asked.id FROM unnest(${ids}::uuid[]) AS asked (id)
    WHERE NOT EXISTS (SELECT FROM community_lists WHERE brand_id = ${brandId} AND community_lists.id = asked.id)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
