import { sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import { belongsTo } from '../../auth/companies-in-sql'
import { goOnIn } from '../../auth/company-sessions'
import { hashOf } from '../../auth/one-time-tokens'
import { hasBrandRoles, hasRoleOf } from '../../auth/roles'
import type { SessionFacts } from '../../auth/sessions'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { record } from '../audit'
import { getUser } from '../auth'
import { stateOf } from './invitations/policies'
import { findByToken, type InvitationRow, invitedAs, lockInvitation } from './invitations/repository'
import { join, setBrands } from './members-repository'

/** The session goes on as another one, in the company: every right is read anew, and nothing that was read before stays. */
const enterCompany = async (trx: Db, { caller, now, live }: Context<UserCaller>, companyId: string) => {
  const session: SessionFacts = await goOnIn({ db: trx, live, now }, caller, companyId)
  return { user: await getUser(trx, caller.id, companyId), session }
}

/** Goes over to another company that the caller belongs to; any other is not found. */
export const switchCompany = (context: Context<UserCaller>, { companyId }: { companyId: string }) =>
  transact(context.db, async (trx) => {
    if (!hasBrandRoles(context.caller)) throw new AppError('forbidden')
    const { rows } = await sql`SELECT FROM users
      WHERE id = ${context.caller.id} AND ${belongsTo(sql`users.id`, sql`${companyId}::uuid`)} FOR SHARE`.execute(trx)
    if (rows.length === 0) throw new AppError('not_found')
    return enterCompany(trx, context, companyId)
  })

/**
 * Only whoever has the invited address, as what they are already: staff of a company joins as staff of another. A clerk, and somebody of the
 * platform, has one place.
 */
const refusalOf = (
  row: InvitationRow | undefined,
  { caller, email, now }: { caller: UserCaller; email: string; now: Date },
): AppError | undefined => {
  const state = row && stateOf(row, now)
  if (state === 'accepted' || state === 'revoked') return new AppError('already_decided')
  if (!row || state !== 'open' || row.email.toLowerCase() !== email.toLowerCase())
    return invalid({ invitationToken: ['token_invalid'] })
  return hasRoleOf(row, caller) && hasBrandRoles(caller) && row.company_id !== null
    ? undefined
    : invalid({ invitationToken: ['account_exists'] })
}

/** Says yes to an invitation with the account that is there, and goes over to the company. */
export const joinCompany = (context: Context<UserCaller>, { invitationToken }: { invitationToken: string }) =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const seen = await findByToken(trx, hashOf(invitationToken))
    const row = seen && (await lockInvitation(trx, seen.id))
    const { email } = await getUser(trx, caller.id)
    const refusal = refusalOf(row, { caller, email, now })
    if (refusal || !row?.company_id) throw refusal ?? new AppError('not_found')
    const companyId = row.company_id
    const isNew = await join(trx, { userId: caller.id, companyId, limit: row.approval_limit, now })
    if (!isNew) throw invalid({ invitationToken: ['account_exists'] })
    await trx.updateTable('invitations').set({ accepted_at: now.toISOString() }).where('id', '=', row.id).execute()
    const brands = row.brand_ids.map((brandId) => [brandId, row.brand_roles?.[brandId] ?? invitedAs] as const)
    await setBrands(trx, { id: caller.id, companyId }, new Map(brands))
    await record(trx, {
      companyId,
      actor: caller,
      kind: 'member_joined',
      subject: { id: caller.id, name: caller.name },
      facts: { to: row.role },
      now,
    })
    return enterCompany(trx, context, companyId)
  })
