import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { type Invitation, isEmail, type Role, type RoleAtBrand } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { brandRoleMay, hasBrandRoles, hasRoleOf, may, mayFor } from '../../../auth/roles'
import type { Body, Context } from '../../../context'
import { type Db, transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { enqueueMail } from '../../../outbox/mails'
import { record } from '../../audit'
import { requireConfirmation } from '../../auth'
import { ownedByOthers } from '../members-repository'
import { managesMember } from '../policies'
import { managerOf, ownBrands, ownStores } from '../scope'
import { invitationMail } from './mails'
import { refusedInvitation, stateOf } from './policies'
import * as repository from './repository'
import { newInvitationToken } from './token'

const openKeys = ['invitations_open']

/** Concurrent invitations of the same address collide at the unique key. */
const orTaken = (error: unknown): never => {
  throw error instanceof pg.DatabaseError && error.code === '23505' && openKeys.includes(error.constraint ?? '')
    ? invalid({ email: ['taken'] })
    : error
}

/** If the recipient already has an account, their mail says how it joins, or why it cannot. We do not reveal that to the sender. */
const mailInvitation = async (
  trx: Db,
  id: string,
  token: string,
  account: Role | undefined,
  appUrl: string,
): Promise<repository.InvitationRow> => {
  const row = await repository.findInvitation(trx, id)
  if (!row) throw new AppError('not_found')
  await enqueueMail(
    trx,
    invitationMail({
      appUrl,
      to: row.email,
      locale: row.locale,
      role: row.role,
      invitedBy: row.invited_by,
      company: row.company_name,
      token,
      account: !account ? 'none' : hasRoleOf(row, { role: account }) && hasBrandRoles(row) ? 'joins' : 'cannot',
    }),
  )
  return row
}

/** The company to invite to: the caller's own unless another is given; companies of others give a 404. */
const companyFor = async (
  trx: Db,
  manager: Awaited<ReturnType<typeof managerOf>>,
  asked: string | undefined,
): Promise<string | null> => {
  const id = asked ?? manager.companyId
  if (id !== manager.companyId && !may(manager, 'manageEveryCompany')) throw new AppError('not_found')
  if (id && !(await trx.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()))
    throw new AppError('not_found')
  return id
}

/** An owner of a brand invites to it, or one of the company where it has none; who invites an owner shows who they are. */
const requireOwnerOf = async (
  context: Context<UserCaller>,
  role: Role,
  brands: readonly string[],
  brandRoles: readonly RoleAtBrand[],
): Promise<void> => {
  const { caller, db: trx } = context
  if (brandRoles.some((one) => brandRoleMay(one.role, 'manageCompany'))) await requireConfirmation(context)
  if (may(caller, 'manageEveryCompany') || !hasBrandRoles({ role })) return
  const foreign = brands.filter((id) => !mayFor(caller, 'manageCompany', id))
  if (foreign.length > 0 && (await ownedByOthers(trx, foreign, caller.id)).size > 0)
    throw invalid({ brandRoles: ['not_yours'] })
}

export const createInvitation = async (
  context: Context<UserCaller>,
  invitation: Body<'createInvitation'>['invitation'],
): Promise<{ invitation: Invitation }> =>
  transact(context.db, async (trx) => {
    const { caller, now, config } = context
    const { email, role, storeIds = [], companyId: asked, locale = null, brandRoles = [], approvalLimit } = invitation
    const brandIds = [...new Set([...invitation.brandIds, ...brandRoles.map(({ brandId }) => brandId)])]
    const manager = managerOf(caller)
    const companyId = await companyFor(trx, manager, asked)
    const errors = {
      ...(!isEmail(email) && { email: ['invalid_email' as const] }),
      ...refusedInvitation(manager, { role, companyId, brandIds }),
    }
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const brands = await ownBrands(trx, companyId, brandIds)
    await requireOwnerOf({ ...context, db: trx }, invitation.role, brands, brandRoles)
    const stores = await ownStores(trx, { role, brandIds: brands }, storeIds)
    await repository.revokeExpired(trx, email, companyId, now)
    const holder = await repository.holderOf(trx, email, companyId, may(manager, 'manageEveryCompany'))
    if (holder.isOwn) throw invalid({ email: ['account_exists'] })
    if (holder.invitation) throw invalid({ email: ['taken'] })

    const id = uuidv7()
    const { token, tokenHash, expiresAt } = newInvitationToken(now)
    await trx
      .insertInto('invitations')
      .values({
        id,
        token_hash: tokenHash,
        email,
        role,
        company_id: companyId,
        brand_ids: brands,
        store_ids: stores,
        brand_roles: JSON.stringify(Object.fromEntries(brandRoles.map((one) => [one.brandId, one.role]))),
        approval_limit: approvalLimit ?? null,
        locale,
        invited_by_user_id: caller.id,
        expires_at: expiresAt,
        created_at: now.toISOString(),
      })
      .execute()
    await record(trx, {
      companyId,
      actor: caller,
      kind: 'member_invited',
      subject: { name: email },
      facts: { to: brandRoles.length > 0 ? [...new Set(brandRoles.map((one) => one.role))].join(',') : role },
      now,
    })
    return {
      invitation: repository.toInvitation(await mailInvitation(trx, id, token, holder.account, config.appUrl), now),
    }
  }).catch(orTaken)

/** Locks the invitation, provided the caller may decide on it. */
const lockOwnInvitation = async (trx: Db, id: string, caller: UserCaller) => {
  const row = await repository.lockInvitation(trx, id)
  if (!row || !managesMember(managerOf(caller), { role: row.role, companyId: row.company_id }))
    throw new AppError('not_found')
  return row
}

/** Mails a new link that is valid for `invitationDays` from now; the previous link stops working. */
export const resendInvitation = async (
  { db, caller, now, config }: Context<UserCaller>,
  { id }: { id: string },
): Promise<{ invitation: Invitation }> =>
  transact(db, async (trx) => {
    const row = await lockOwnInvitation(trx, id, caller)
    const state = stateOf(row, now)
    if (state !== 'open' && state !== 'expired') throw new AppError('already_decided')
    const holder = await repository.holderOf(trx, row.email, row.company_id, may(caller, 'manageEveryCompany'))
    if (holder.isOwn) throw invalid({ email: ['account_exists'] })
    const { token, tokenHash, expiresAt } = newInvitationToken(now)
    await trx
      .updateTable('invitations')
      .set({ token_hash: tokenHash, expires_at: expiresAt })
      .where('id', '=', row.id)
      .execute()
    return {
      invitation: repository.toInvitation(await mailInvitation(trx, row.id, token, holder.account, config.appUrl), now),
    }
  })

/** Revokes an invitation; idempotent. */
export const revokeInvitation = async (
  { db, caller, now }: Context<UserCaller>,
  { id }: { id: string },
): Promise<void> =>
  transact(db, async (trx) => {
    const row = await lockOwnInvitation(trx, id, caller)
    if (row.accepted_at) throw new AppError('already_decided')
    if (row.revoked_at) return
    await trx.updateTable('invitations').set({ revoked_at: now.toISOString() }).where('id', '=', row.id).execute()
    await record(trx, {
      companyId: row.company_id,
      actor: caller,
      kind: 'invitation_revoked',
      subject: { name: row.email },
      now,
    })
  })
