import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import { type Clock, idsOf } from '../clock'
import { seededRandom } from '../random'

const browsers = ['Chrome, macOS', 'Edge, Windows', 'Safari, iPhone', 'Chrome, Windows', 'Firefox, Linux'] as const
const daysAgo = [0, 0, 0, 1, 1, 3, 9] as const

/** When staff and people of companies were last signed in, and with what; all have signed out since, so that nobody is inside. */
export const signIn = async (db: Db, clock: Clock): Promise<void> => {
  const random = seededRandom('samspel sign-ins')
  const newId = idsOf(clock, random)
  const { rows } = await sql<{ id: string }>`SELECT id FROM users WHERE role <> 'store_user' ORDER BY email`.execute(db)
  const sessions = rows.map(({ id }) => {
    const at = clock.during(-random.pick(daysAgo), random)
    return {
      id: newId(at),
      user_id: id,
      created_at: at,
      last_seen_at: at,
      revoked_at: at,
      browser: random.pick(browsers),
    }
  })
  await db.insertInto('sessions').values(sessions).execute()
}
