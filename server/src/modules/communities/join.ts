import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/transact'
import type { ListKeys } from './repository'

export interface Join {
  list: ListKeys
  instagramerIds: readonly string[]
  note?: string
  userId: string
  now: Date
}

/**
 * Makes creators approved members in one statement; returns those who were not before. Existing members are unchanged; unknown, deleted and
 * blocked creators are skipped.
 */
export const join = async (trx: Db, { list, instagramerIds, note = '', userId, now }: Join): Promise<Set<string>> => {
  const ids = [...new Set(instagramerIds)]
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{
    instagramer_id: string
  }>`INSERT INTO community_members AS m (brand_id, id, list_id, instagramer_id, state, note, changed_by, created_at, changed_at)
    SELECT ${list.brand_id}, new.id, ${list.id}, i.id, 'approved', ${note}, ${userId}, ${now}, ${now}
    FROM unnest(${ids}::uuid[], ${ids.map(() => uuidv7())}::uuid[]) AS new (instagramer_id, id)
    JOIN instagramers i ON i.id = new.instagramer_id
    WHERE i.deleted_at IS NULL AND i.state <> 'blocked' ORDER BY i.id
    ON CONFLICT (brand_id, list_id, instagramer_id) DO UPDATE SET state = 'approved', changed_by = excluded.changed_by, changed_at = excluded.changed_at,
      note = CASE WHEN excluded.note = '' THEN m.note ELSE excluded.note END
      WHERE m.state <> 'approved'
    RETURNING instagramer_id`.execute(trx)
  return new Set(rows.map((row) => row.instagramer_id))
}

export const countJoined = async (trx: Db, list: ListKeys, instagramerIds: readonly string[]): Promise<number> => {
  const {
    rows: [row],
  } = await sql<{ count: number }>`SELECT count(*) AS count FROM community_members
    WHERE brand_id = ${list.brand_id} AND list_id = ${list.id} AND state = 'approved'
    AND instagramer_id = ANY(${instagramerIds}::uuid[])`.execute(trx)
  return row?.count ?? 0
}

/** Deletes invitations made by an import once they are answered or staff have decided. */
export const forgetInvitations = async (
  trx: Db,
  { id, brand_id: brandId }: ListKeys,
  instagramerIds: readonly string[],
): Promise<void> => {
  if (instagramerIds.length === 0) return
  await trx
    .deleteFrom('community_invitations')
    .where('brand_id', '=', brandId)
    .where('list_id', '=', id)
    .where('instagramer_id', 'in', [...instagramerIds])
    .execute()
}
