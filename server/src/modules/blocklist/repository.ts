import { type RawBuilder, sql } from 'kysely'
import type { BlockedCreator } from '@samspel/api'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { Page } from '../../http/page'
import { type CreatorCardColumns, creatorCardColumns, toCreatorCard } from '../creators'

interface Row extends CreatorCardColumns {
  brand_id: string
  brand_name: string
  reason: string
  blocked_by_name: string | null
  blocked_at: string
}

const toBlocked = (row: Row): BlockedCreator => ({
  brandId: row.brand_id,
  brandName: row.brand_name,
  creator: toCreatorCard(row),
  reason: row.reason,
  blockedByName: row.blocked_by_name,
  createdAt: row.blocked_at,
})

/** Blocks `bl` of brand `b` and creator `i`, newest first. */
export const listBlocked = async (
  db: Db,
  where: RawBuilder<unknown>,
  { limit, offset }: Page,
): Promise<{ rows: BlockedCreator[]; total: number }> => {
  const found = sql`blocked_creators bl JOIN brands b ON b.id = bl.brand_id
    JOIN instagramers i ON i.id = bl.instagramer_id AND i.deleted_at IS NULL WHERE ${where}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<Row>`SELECT bl.brand_id, b.name AS brand_name, bl.reason, bl.created_at AS blocked_at,
      (SELECT name FROM users WHERE id = bl.blocked_by_id) AS blocked_by_name, ${creatorCardColumns}
      FROM ${found} ORDER BY bl.created_at DESC, bl.instagramer_id, bl.brand_id LIMIT ${limit} OFFSET ${offset}`,
    found,
  )
  return { rows: rows.map(toBlocked), total }
}
