import { sql } from 'kysely'
import type { Db } from '../db/transact'

const mostDevices = 20

/** An account keeps its newest devices: a browser that subscribes anew leaves its former address behind, and each gets every push. */
export const forgetOldestDevices = async (
  db: Db,
  column: 'user_id' | 'instagramer_id',
  owner: string,
): Promise<void> => {
  await sql`DELETE FROM devices WHERE id IN (SELECT id FROM devices WHERE ${sql.ref(column)} = ${owner}
    ORDER BY created_at DESC, id DESC OFFSET ${mostDevices})`.execute(db)
}
