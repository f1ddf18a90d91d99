import { uuidv7 } from 'uuidv7'
import type { Locale, Scope } from '@samspel/api'
import { hashOf, newToken } from '../../auth/one-time-tokens'
import { ownerColumn } from '../../auth/owner'
import { revokeSessionsOf } from '../../auth/sessions'
import type { Context } from '../../context'
import { dayMs } from '../../days'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import { enqueueEssentialMail } from '../../outbox/mails'
import { notify } from '../notices'
import { setAddress } from './confirmations'
import { dropChanges } from './email-changes'
import { ownLink } from './own-link'
import { createReset, dropResets } from './resets'
import { type AlertKind, alertMail, linkDays } from './security-mails'

/** Days in which an owner can say that it was not them: longer than a holiday weekend. */

type Clock = Pick<Context, 'live' | 'now' | 'config'>

export interface Alert {
  scope: Scope
  ownerId: string
  kind: AlertKind
  /** For a new device: browser and system in words. */
  browser?: string | null
  /** Whether the address that reads it gets the account back with "this was not me". */
  takesBack?: boolean
}

interface Reader {
  email: string | null
  name: string
  locale: Locale | null
}

const readerOf = (trx: Db, scope: Scope, id: string): Promise<Reader | undefined> =>
  scope === 'user'
    ? trx.selectFrom('users').select(['email', 'name', 'locale']).where('id', '=', id).executeTakeFirst()
    : trx.selectFrom('instagramers').select(['email', 'name', 'locale']).where('id', '=', id).executeTakeFirst()

/**
 * Tells an account of something that a thief would do first. Its mail leaves at once, whatever is chosen for notices: quiet hours and
 * unsubscribing hold other things.
 */
export const alertOwner = async (
  trx: Db,
  clock: Clock,
  { scope, ownerId, kind, browser, takesBack = true }: Alert,
): Promise<void> => {
  const { now, config } = clock
  const reader = await readerOf(trx, scope, ownerId)
  if (!reader) return
  const { token, hash } = newToken()
  await trx
    .insertInto('security_alerts')
    .values({
      token_hash: hash,
      [ownerColumn(scope)]: ownerId,
      kind,
      former_email: kind === 'email_changed' && takesBack ? reader.email : null,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + linkDays * dayMs).toISOString(),
    })
    .execute()
  if (reader.email)
    await enqueueEssentialMail(
      trx,
      alertMail({
        to: reader.email,
        scope,
        locale: reader.locale,
        kind,
        browser: browser ?? null,
        at: now,
        link: ownLink('denial', { appUrl: config.appUrl, scope, token }),
      }),
    )
  await notify(trx, clock, {
    to: scope === 'user' ? { userIds: [ownerId] } : { instagramerId: ownerId },
    kind,
    subjectId: uuidv7(),
    place: 'security',
    href: '/settings/security',
    facts: browser ? { text: browser } : {},
  })
}

/** Tells of a sign-in from a browser and system that no session of the account has had. The very first sign-in has nothing to differ from. */
export const alertOfNewDevice = async (
  trx: Db,
  clock: Clock,
  { scope, ownerId, browser }: Omit<Alert, 'kind'>,
): Promise<void> => {
  const sessions = trx.selectFrom('sessions').select('id').where(ownerColumn(scope), '=', ownerId).limit(1)
  if (!(await sessions.executeTakeFirst())) return
  if (await sessions.where('browser', 'is not distinct from', browser ?? null).executeTakeFirst()) return
  await alertOwner(trx, clock, { scope, ownerId, kind: 'new_device', browser: browser ?? null })
}

/**
 * "This was not me": ends every session, stops pushes and payouts, and answers a link for a new password. A link that is only opened does
 * nothing: filters of mail open it too.
 */
export const denyChange = ({ db, live, now }: Pick<Context, 'db' | 'live' | 'now'>, denialToken: string) =>
  transact(db, async (trx) => {
    const row = await trx
      .updateTable('security_alerts')
      .set({ used_at: now.toISOString() })
      .where('token_hash', '=', hashOf(denialToken))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .returning(['user_id', 'instagramer_id', 'former_email'])
      .executeTakeFirst()
    const ownerId = row?.user_id ?? row?.instagramer_id
    if (!row || !ownerId) throw invalid({ denialToken: ['token_invalid'] })
    const scope: Scope = row.user_id ? 'user' : 'instagramer'
    await revokeSessionsOf({ db: trx, live, now }, scope, ownerId)
    await trx.deleteFrom('devices').where(ownerColumn(scope), '=', ownerId).execute()
    // The second step stays: who reads the mail alone must not come in by this link.
    if (scope === 'user') await trx.deleteFrom('remembered_devices').where('user_id', '=', ownerId).execute()
    if (scope === 'instagramer')
      await trx
        .updateTable('instagramers')
        .set({ payouts_held_at: now.toISOString() })
        .where('id', '=', ownerId)
        .execute()
    await dropResets(trx, scope, ownerId, now)
    await dropChanges(trx, scope, ownerId)
    // The link has come to the former address, so it takes mail.
    if (row.former_email) await setAddress(trx, scope, { id: ownerId, email: row.former_email }, now)
    return { scope, resetPasswordToken: await createReset(trx, scope, ownerId, now) }
  })
