import { createHash, randomBytes } from 'node:crypto'
import type { Scope } from '@samspel/api'
import type { Db } from '../../db/transact'

const lifeMs = 3_600_000
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Makes a reset token of 32 random bytes; only its hash is kept. */
export const createReset = async (trx: Db, scope: Scope, ownerId: string, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await trx.insertInto('password_resets').values({
    token_hash: hashOf(token),
    ...(scope === 'user' ? { user_id: ownerId } : { instagramer_id: ownerId }),
    expires_at: new Date(now.getTime() + lifeMs).toISOString(),
  }).execute()
  return token
}

/** Uses a token up and answers whose it was; undefined for an unknown, used or expired one (row T-46). */
export const consumeReset = async (trx: Db, scope: Scope, token: string, now: Date): Promise<string | undefined> => {
  const owner = scope === 'user' ? 'user_id' as const : 'instagramer_id' as const
  const row = await trx.updateTable('password_resets').set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashOf(token)).where('used_at', 'is', null).where('expires_at', '>', now.toISOString()).where(owner, 'is not', null)
    .returning(owner).executeTakeFirst()
  return (row as Record<string, string | null> | undefined)?.[owner] ?? undefined
}

/** All other links of the owner die with the first that is used. */
export const dropResets = async (trx: Db, scope: Scope, ownerId: string, now: Date): Promise<void> => {
  await trx.updateTable('password_resets').set({ used_at: now.toISOString() }).where(scope === 'user' ? 'user_id' : 'instagramer_id', '=', ownerId).where('used_at', 'is', null).execute()
}
