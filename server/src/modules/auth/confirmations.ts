import type { Scope } from '@samspel/api'
import { hashOf, newToken } from '../../auth/one-time-tokens'
import { ownerColumn } from '../../auth/owner'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import { liftSuppression } from '../../outbox/suppressions'

const lifeMs = 3 * dayMs
const hourMs = 3_600_000
const tableOf = (scope: Scope) => (scope === 'user' ? ('users' as const) : ('instagramers' as const))

/** The change of address that a link belongs to; `isFormer` for the link to the address that the account has. */
export interface ChangeLink {
  id: string
  isFormer: boolean
}

/** Creates a token that confirms exactly this address of the account, or its part of a change; only its hash is stored. */
export const createConfirmation = async (
  trx: Db,
  scope: Scope,
  { id, email, change }: { id: string; email: string; change?: ChangeLink | undefined },
  now: Date,
): Promise<string> => {
  const { token, hash } = newToken()
  await trx
    .insertInto('email_confirmations')
    .values({
      token_hash: hash,
      email,
      is_change: change !== undefined,
      change_id: change?.id ?? null,
      is_former: change?.isFormer ?? false,
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

/** `change`: what the link is a part of, and whose. */
export type Outcome =
  | { email: string; change?: { id: string; ownerId: string } }
  | 'token_invalid'
  | 'already_used'
  | 'already_confirmed'

/** Consumes a link. Its rows stay locked, so that only one of several concurrent requests confirms. */
export const consumeConfirmation = async (trx: Db, scope: Scope, token: string, now: Date): Promise<Outcome> => {
  const link = await trx
    .selectFrom('email_confirmations')
    .select(['user_id', 'instagramer_id', 'email', 'expires_at', 'used_at', 'is_change', 'change_id'])
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
    // A link of the release before has no counterpart: the change is asked for again.
    if (isLate || !link.change_id) return 'token_invalid'
    await trx
      .updateTable('email_confirmations')
      .set({ used_at: now.toISOString() })
      .where('token_hash', '=', hashOf(token))
      .execute()
    await liftSuppression(trx, link.email)
    return { email: link.email, change: { id: link.change_id, ownerId } }
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
