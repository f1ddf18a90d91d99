import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { User } from '@samspel/api'
import { type PasswordCheck, refuseWeakPassword } from '../../../auth/new-passwords'
import { hashOf } from '../../../auth/one-time-tokens'
import { hashPassword } from '../../../auth/passwords'
import { openSession, type SessionFacts } from '../../../auth/sessions'
import type { Body, Context } from '../../../context'
import { transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { record } from '../../audit'
import { findMember, setBrands, setStores } from '../members-repository'
import { stateOf } from './policies'
import { findByToken, holderOf, type InvitationRow, invitedAs } from './repository'

/** What the holder of a link sees; an expired link gives the same 404 as an unknown one. */
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

/** Why an invitation cannot be accepted: it was already used, or the link is not valid. */
const refusalOf = (row: InvitationRow | undefined, now: Date): AppError => {
  const state = row && stateOf(row, now)
  return state === 'accepted' || state === 'revoked'
    ? new AppError('already_decided')
    : invalid({ invitationToken: ['token_invalid'] })
}

/**
 * Consumes a link: creates the account with the invited role, company and brands, and opens a session. Having the link proves ownership of
 * the email address.
 */
export const acceptInvitation = async (
  { db, now, ...check }: Context & PasswordCheck,
  { browser, ...user }: Body<'acceptInvitation'>['user'] & { browser: string | null },
): Promise<{ user: User; session: SessionFacts }> => {
  const { invitationToken, name, password, passwordConfirmation, locale } = user
  const tokenHash = hashOf(invitationToken)
  const seen = await findByToken(db, tokenHash)
  // Checked before hashing the password, so that guessing links stays cheap for us.
  if (!seen || stateOf(seen, now) !== 'open') throw refusalOf(seen, now)
  if (password !== passwordConfirmation) throw invalid({ passwordConfirmation: ['not_equal'] })
  await refuseWeakPassword(check, password, [seen.email, name])
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
        approval_limit: row.approval_limit,
        email_confirmed_at: now.toISOString(),
        terms_accepted_at: now.toISOString(),
        created_at: now.toISOString(),
      })
      .execute()
    await setBrands(
      trx,
      { id, companyId: row.company_id },
      new Map(row.brand_ids.map((brandId) => [brandId, row.brand_roles?.[brandId] ?? invitedAs])),
    )
    await setStores(trx, id, row.store_ids)
    await record(trx, {
      companyId: row.company_id,
      actor: { id, name },
      kind: 'member_joined',
      subject: { id, name },
      facts: { to: row.role },
      now,
    })
    const member = await findMember(trx, id, row.company_id)
    if (!member) throw new AppError('not_found')
    return { member, sessionId: await openSession(trx, 'user', id, now, browser) }
  }).catch(orExists)
  return { user: member, session: { id: sessionId, scope: 'user', ownerId: member.id, role: member.role } }
}
