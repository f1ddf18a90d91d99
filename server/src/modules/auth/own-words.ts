import { sql } from 'kysely'
import type { Scope } from '@samspel/api'
import type { Db } from '../../db/transact'

/** Words that a password of the account must not be made of. */
export const ownWordsOf = async (db: Db, scope: Scope, id: string): Promise<(string | null)[]> => {
  const { rows } = await sql<{ words: (string | null)[] }>`SELECT ${
    scope === 'user'
      ? sql`ARRAY[email::text, name] || ARRAY(SELECT b.name FROM brand_users JOIN brands b ON b.id = brand_id WHERE user_id = ${id}) AS words
        FROM users`
      : sql`ARRAY[email::text, name, username::text] AS words FROM instagramers`
  } WHERE id = ${id}`.execute(db)
  return rows[0]?.words ?? []
}
