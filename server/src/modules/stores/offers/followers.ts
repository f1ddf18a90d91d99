import { sql } from 'kysely'
import type { Db } from '../../../db/transact'
import { knownFollowers } from '../../campaigns'

/** A creator's followers; null while nobody knows. */
export const followersOf = async (db: Db, creatorId: string): Promise<number | null> =>
  (
    await sql<{ count: number | null }>`SELECT ${knownFollowers(sql`i`)} AS count
      FROM instagramers i WHERE id = ${creatorId}`.execute(db)
  ).rows[0]?.count ?? null
