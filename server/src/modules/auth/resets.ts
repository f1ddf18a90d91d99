import type { Scope } from '@samspel/api'
import { hashOf, newToken } from '../../auth/one-time-tokens'
import { ownerColumn } from '../../auth/owner'
import type { Db } from '../../db/transact'

const lifeMs = 3_600_000

/** Creates a reset token; only its hash is stored. */
export const createReset = async (trx: Db, scope: Scope, ownerId: string, now: Date): Promise<string> => {
  const { token, hash } = newToken()
  await trx
    .insertInto('password_resets')
    .values({
      token_hash: hash,
      [ownerColumn(scope)]: ownerId,
      expires_at: new Date(now.getTime() + lifeMs).toISOString(),
    })
    .execute()
  return token
}

/** How many reset links were mailed to the owner in the last hour: those not yet expired, used or not. */
export const countRecentResets = async (db: Db, scope: Scope, ownerId: string, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ownerColumn(scope), '=', ownerId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** Whose token it is, while it can be used: what is wrong with the new password is told without using the link up. */
export const findResetOwner = async (db: Db, scope: Scope, token: string, now: Date): Promise<string | undefined> => {
  const row = await db
    .selectFrom('password_resets')
    .select(['user_id', 'instagramer_id'])
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.[ownerColumn(scope)] ?? undefined
}

/** Consumes a token and returns its owner; undefined for an unknown, used or expired one (row T-46). */
export const consumeReset = async (trx: Db, scope: Scope, token: string, now: Date): Promise<string | undefined> => {
  const row = await trx
    .updateTable('password_resets')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where(ownerColumn(scope), 'is not', null)
    .returning(['user_id', 'instagramer_id'])
    .executeTakeFirst()
  return row?.[ownerColumn(scope)] ?? undefined
}

/** Deletes the owner's other links once one has been used. */
export const dropResets = async (trx: Db, scope: Scope, ownerId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('password_resets')
    .set({ used_at: now.toISOString() })
    .where(ownerColumn(scope), '=', ownerId)
    .where('used_at', 'is', null)
    .execute()
}
