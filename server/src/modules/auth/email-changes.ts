import type { EmailChangePart, Scope } from '@samspel/api'
import { ownerColumn } from '../../auth/owner'
import type { Db } from '../../db/transact'

/** A change of address under way. */
export interface EmailChange {
  id: string
  email: string
  former: string | null
  /** Whose link has not been followed. */
  awaits: EmailChangePart[]
  /** Whether the former address has said yes itself. */
  formerAgreed: boolean
  expiresAt: string
}

/** Ends the links that would change the address of an account, those that have been followed too. */
export const dropChanges = async (trx: Db, scope: Scope, ownerId: string): Promise<void> => {
  await trx
    .deleteFrom('email_confirmations')
    .where(ownerColumn(scope), '=', ownerId)
    .where('is_change', '=', true)
    .where((on) => on.or([on('used_at', 'is', null), on('change_id', 'in', openChanges(trx, scope, ownerId))]))
    .execute()
}

const openChanges = (db: Db, scope: Scope, ownerId: string) =>
  db
    .selectFrom('email_confirmations as open')
    .select('open.change_id')
    .where(`open.${ownerColumn(scope)}`, '=', ownerId)
    .where('open.is_change', '=', true)
    .where('open.used_at', 'is', null)
    .where('open.released_at', 'is', null)
    .where('open.change_id', 'is not', null)

/** One change with what it waits for; its rows are locked, so that two links followed at once see each other. */
export const readChange = async (trx: Db, changeId: string): Promise<EmailChange | undefined> => {
  const links = await trx
    .selectFrom('email_confirmations')
    .select(['email', 'is_former', 'used_at', 'released_at', 'expires_at'])
    .where('change_id', '=', changeId)
    .execute()
  const to = links.find((link) => !link.is_former)
  if (!to) return undefined
  const former = links.find((link) => link.is_former)
  return {
    id: changeId,
    email: to.email,
    former: former?.email ?? null,
    awaits: links
      .filter((link) => !link.used_at && !link.released_at)
      .map((link) => (link.is_former ? ('former' as const) : ('new' as const))),
    formerAgreed: Boolean(former?.used_at),
    expiresAt: to.expires_at,
  }
}

/** The change that the account has under way, while its links are good. */
export const openChange = async (
  db: Db,
  scope: Scope,
  ownerId: string,
  now: Date,
): Promise<EmailChange | undefined> => {
  const open = await openChanges(db, scope, ownerId)
    .where('open.expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return open?.change_id ? readChange(db, open.change_id) : undefined
}

/** Has the change wait for the new address alone. */
export const releaseFormer = async (trx: Db, changeId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('email_confirmations')
    .set({ released_at: now.toISOString() })
    .where('change_id', '=', changeId)
    .where('is_former', '=', true)
    .where('used_at', 'is', null)
    .execute()
}
