import type { Scope } from '@samspel/api'
import { hashOf, newToken } from '../../auth/one-time-tokens'
import { ownerColumn } from '../../auth/owner'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import { liftSuppression } from '../../outbox/suppressions'

const lifeMs = 3 * dayMs
const hourMs = 3_600_000
const tableOf = (scope: Scope) => (scope === 'user' ? ('users' as const) : ('instagramers' as const))

/** Creates a token that confirms exactly this address of the account; only its hash is stored. */
export const createConfirmation = async (
  trx: Db,
  scope: Scope,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<string> => {
  const { token, hash } = newToken()
  await trx
    .insertInto('email_confirmations')
    .values({
      token_hash: hash,
      email,
      [ownerColumn(scope)]: id,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifeMs).toISOString(),
    })
    .execute()
  return token
}

/** How many confirmation links were mailed to the owner in the last hour. */
export const countRecentConfirmations = async (db: Db, scope: Scope, ownerId: string, now: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('email_confirmations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ownerColumn(scope), '=', ownerId)
    .where('created_at', '>', new Date(now.getTime() - hourMs).toISOString())
    .executeTakeFirstOrThrow()
  return count
}

export type Outcome = { email: string } | 'token_invalid' | 'already_used' | 'already_confirmed'

/** Consumes a link. Its rows stay locked, so that only one of several concurrent requests confirms. */
export const consumeConfirmation = async (trx: Db, scope: Scope, token: string, now: Date): Promise<Outcome> => {
  const link = await trx
    .selectFrom('email_confirmations')
    .select(['user_id', 'instagramer_id', 'email', 'expires_at', 'used_at'])
    .where('token_hash', '=', hashOf(token))
    .forUpdate()
    .executeTakeFirst()
  const ownerId = link?.[ownerColumn(scope)]
  if (!link || !ownerId) return 'token_invalid'
  if (link.used_at) return 'already_used'
  const owner = await trx
    .selectFrom(tableOf(scope))
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (owner?.email?.toLowerCase() !== link.email.toLowerCase()) return 'token_invalid'
  const isLate = Date.parse(link.expires_at) <= now.getTime()
  // The link has arrived, so mail to the address arrives again.
  const isReachableAgain = !isLate && (await liftSuppression(trx, owner.email))
  if (owner.email_confirmed_at && !isReachableAgain) return 'already_confirmed'
  if (isLate) return 'token_invalid'
  await trx
    .updateTable('email_confirmations')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashOf(token))
    .execute()
  await trx
    .updateTable(tableOf(scope))
    .set({ email_confirmed_at: owner.email_confirmed_at ?? now.toISOString() })
    .where('id', '=', ownerId)
    .execute()
  return { email: owner.email }
}
