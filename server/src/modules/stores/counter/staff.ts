import { sql } from 'kysely'
import type { StoreClerk } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { mayFor, storeRoles } from '../../../auth/roles'
import type { Context } from '../../../context'
import { storeOf } from './commands'

/** More clerks than any store has. */
const MOST = 100

/** Who hands out at a store: clerks assigned to it, then those with all stores of its brand. */
export const listStaff = async (
  { db, caller }: Pick<Context<UserCaller>, 'db' | 'caller'>,
  { storeId }: { storeId: string },
): Promise<{ storeStaff: StoreClerk[] }> => {
  const store = await storeOf({ db, caller }, storeId)
  const tied = sql`EXISTS (SELECT FROM store_staff t WHERE t.user_id = u.id)`
  const here = sql`EXISTS (SELECT FROM store_staff t WHERE t.user_id = u.id AND t.brand_id = ${store.brand_id} AND t.store_id = ${store.id})`
  const { rows } = await sql<{ id: string; name: string; avatar_url: string | null; email: string; tied: boolean }>`
    SELECT u.id, u.name, u.avatar_url, u.email, ${tied} AS tied FROM users u JOIN brand_users bu ON bu.user_id = u.id
    WHERE bu.brand_id = ${store.brand_id} AND u.role = ANY(${storeRoles}::text[]) AND u.blocked_at IS NULL AND u.deleted_at IS NULL
      AND (${here} OR NOT ${tied})
    ORDER BY tied DESC, u.name, u.id LIMIT ${MOST}`.execute(db)
  return {
    storeStaff: rows.map(({ id, name, avatar_url: imageUrl, email, tied: isTied }) => ({
      id,
      name,
      imageUrl,
      email: mayFor(caller, 'seeClerks', store.brand_id) ? email : null,
      isTied,
    })),
  }
}
