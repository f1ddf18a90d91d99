import type { Scope } from '@samspel/api'
import { hashOf, newToken } from '../../auth/one-time-tokens'
import { ownerColumn } from '../../auth/owner'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import { liftSuppression } from '../../outbox/suppressions'

const lifeMs = 3 * dayMs
const hourMs = 3_600_000
const tableOf = (scope: Scope) => (scope === 'user' ? ('users' as const) : ('instagramers' as const))

/**
 * Creates a token that confirms exactly this address of the account, or with `isChange` makes it the account's; only its hash is stored.
 */
export const createConfirmation = async (
  trx: Db,
  scope: Scope,
  { id, email, isChange = false }: { id: string; email: string; isChange?: boolean },
  now: Date,
): Promise<string> => {
  const { token, hash } = newToken()
  await trx
    .insertInto('email_confirmations')
    .values({
      token_hash: hash,
      email,
      is_change: isChange,
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

/** Ends the links that would change the address of an account. */
export const dropChanges = async (trx: Db, scope: Scope, ownerId: string): Promise<void> => {
  await trx
    .deleteFrom('email_confirmations')
    .where(ownerColumn(scope), '=', ownerId)
    .where('is_change', '=', true)
    .where('used_at', 'is', null)
    .execute()
}

/** Makes an address that has proved to take mail that of an account. */
export const setAddress = async (
  trx: Db,
  scope: Scope,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> => {
  await trx
    .updateTable(tableOf(scope))
    .set({ email, email_confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** `changes`: the account that is to have the address from now on. */
export type Outcome = { email: string; changes?: string } | 'token_invalid' | 'already_used' | 'already_confirmed'

/** Consumes a link. Its rows stay locked, so that only one of several concurrent requests confirms. */
export const consumeConfirmation = async (trx: Db, scope: Scope, token: string, now: Date): Promise<Outcome> => {
  const link = await trx
    .selectFrom('email_confirmations')
    .select(['user_id', 'instagramer_id', 'email', 'expires_at', 'used_at', 'is_change'])
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
  const isLate = Date.parse(link.expires_at) <= now.getTime()
  if (owner && link.is_change) {
    if (isLate) return 'token_invalid'
    await trx
      .updateTable('email_confirmations')
      .set({ used_at: now.toISOString() })
      .where('token_hash', '=', hashOf(token))
      .execute()
    await liftSuppression(trx, link.email)
    return { email: link.email, changes: ownerId }
  }
  if (owner?.email?.toLowerCase() !== link.email.toLowerCase()) return 'token_invalid'
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
