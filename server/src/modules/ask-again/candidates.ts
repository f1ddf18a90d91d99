import { sql } from 'kysely'
import type { AskAgainCandidate } from '@samspel/api'
import { isBlockedBy } from '../../blocked'
import type { Db } from '../../db/transact'
import { type CreatorCardColumns, creatorCardColumns, toCreatorCard } from '../creators'

interface Row extends CreatorCardColumns {
  posts: number
  obstacle: AskAgainCandidate['obstacle']
}
interface From {
  id: string
  brand_id: string
  min_followers: number | null
  max_followers: number | null
}

/** Who delivered in a campaign: those with approved posts, most first, and why some of them cannot be asked again. */
export const findCandidates = async (db: Db, from: From): Promise<AskAgainCandidate[]> => {
  const { rows } = await sql<Row>`SELECT ${creatorCardColumns}, done.posts, CASE
      WHEN i.deleted_at IS NOT NULL THEN 'left' WHEN i.state = 'blocked' THEN 'suspended'
      WHEN ${isBlockedBy(sql`${from.brand_id}::uuid`, sql`i.id`)} THEN 'blocked'
      WHEN i.followers_count < ${from.min_followers ?? 0} OR i.followers_count > ${from.max_followers ?? 2_000_000_000}
        THEN 'followers' END AS obstacle
    FROM (SELECT instagramer_id, count(*)::int AS posts FROM mentions
      WHERE brand_id = ${from.brand_id} AND campaign_id = ${from.id} AND state = 'approved' GROUP BY instagramer_id) done
    JOIN instagramers i ON i.id = done.instagramer_id ORDER BY done.posts DESC, i.name, i.id`.execute(db)
  return rows.map((row) => ({ creator: toCreatorCard(row), posts: row.posts, obstacle: row.obstacle }))
}
