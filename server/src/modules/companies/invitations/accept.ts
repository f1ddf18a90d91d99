import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { User } from '@samspel/api'
import { refuseCommonPassword } from '../../../auth/common-passwords'
import { hashOf } from '../../../auth/one-time-tokens'
import { hashPassword } from '../../../auth/passwords'
import { openSession, type SessionFacts } from '../../../auth/sessions'
import type { Body, Context } from '../../../context'
import { transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { findMember, setBrands, setStores } from '../members-repository'
import { stateOf } from './policies'
import { findByToken, holderOf, type InvitationRow } from './repository'

/** What the holder of a link sees; a dead link is the same 404 as an unknown one. */
export const getInvitation = async ({ db, now }: Context, { token }: { token: string }) => {
  const row = await findByToken(db, hashOf(token))
  if (!row || stateOf(row, now) !== 'open') throw new AppError('not_found')
  return { invitation: { email: row.email, role: row.role, companyName: row.company_name, invitedBy: row.invited_by } }
}

const accountExists = () => invalid({ email: ['account_exists'] })
const orExists = (error: unknown): never => {
  throw error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'users_email_key'
    ? accountExists()
    : error
}

/** Why an invitation is not accepted: somebody was faster with it, or its link is none. */
const refusalOf = (row: InvitationRow | undefined, now: Date): AppError => {
  const state = row && stateOf(row, now)
  return state === 'accepted' || state === 'revoked'
    ? new AppError('already_decided')
    : invalid({ invitationToken: ['token_invalid'] })
}

/** Uses a link up: makes the account with role, company and brands as invited, and opens a session. Whoever has the link has the address. */
export const acceptInvitation = async (
  { db, now }: Context,
  { browser, ...user }: Body<'acceptInvitation'>['user'] & { browser: string | null },
): Promise<{ user: User; session: SessionFacts }> => {
  const { invitationToken, name, password, passwordConfirmation, locale } = user
  const tokenHash = hashOf(invitationToken)
  const seen = await findByToken(db, tokenHash)
  // Before the work of a password hash: guessing must stay cheap for us.
  if (!seen || stateOf(seen, now) !== 'open') throw refusalOf(seen, now)
  if (password !== passwordConfirmation) throw invalid({ passwordConfirmation: ['not_equal'] })
  refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)

  const { member, sessionId } = await transact(db, async (trx) => {
    const row = await trx
      .updateTable('invitations')
      .set({ accepted_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw refusalOf(await findByToken(trx, tokenHash), now)
    if ((await holderOf(trx, row.email, row.company_id)).account) throw accountExists()
    const id = uuidv7()
    await trx
      .insertInto('users')
      .values({
        id,
        email: row.email,
        password_hash: passwordHash,
        name,
        role: row.role,
        locale: locale ?? row.locale,
        company_id: row.company_id,
        email_confirmed_at: now.toISOString(),
        terms_accepted_at: now.toISOString(),
        created_at: now.toISOString(),
      })
      .execute()
    await setBrands(trx, id, row.brand_ids)
    await setStores(trx, id, row.store_ids)
    const member = await findMember(trx, id)
    if (!member) throw new AppError('not_found')
    return { member, sessionId: await openSession(trx, 'user', id, now, browser) }
  }).catch(orExists)
  return { user: member, session: { id: sessionId, scope: 'user', ownerId: member.id, role: member.role } }
}
