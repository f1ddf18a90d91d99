import { sql } from 'kysely'
import { pageSizes, type User } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { hasRoleOf, isOfCompany, isOfPlatform, worksInStores } from '../../auth/roles'
import { revokeSessionsOf } from '../../auth/sessions'
import type { Body, Context, Query } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import { record } from '../audit'
import { withdrawFromMember } from '../notices'
import { revokeInvitationsBy } from './invitations/repository'
import * as repository from './members-repository'
import {
  losesManager,
  type Manager,
  managesMember,
  type MemberChange,
  refusedFields,
  requireAnotherManager,
} from './policies'
import { inCompanies, managerOf, ownBrands, ownStores } from './scope'

export const listUsers = async ({ db, caller }: Context<UserCaller>, query: Query<'listUsers'>) => {
  const manager = await managerOf(db, caller)
  const ofBrand = query.brandId
    ? sql`EXISTS (SELECT FROM brand_users JOIN brands ON brands.id = brand_id
        WHERE user_id = u.id AND brand_id = ${query.brandId} AND ${inCompanies(sql`brands.company_id`, manager)})`
    : sql`true`
  const where = sql`${inCompanies(sql`u.company_id`, manager, query.companyId)} AND ${ofBrand}
    AND ${query.role ? sql`u.role = ${query.role}` : sql`true`}
    AND ${contains(sql`(u.name || ' ' || u.email::text)`, query.query)}`
  const page = pageOf(query, pageSizes.table)
  const { users, total } = await repository.listMembers(db, where, page)
  return { users, meta: metaOf(page, total) }
}

const memberFor = async (db: Db, id: string, manager: Manager): Promise<User> => {
  const member = await repository.findMember(db, id)
  if (!member || !managesMember(manager, member)) throw new AppError('not_found')
  return member
}

/**
 * Company and brands after a change of role. Platform staff have neither; a member who leaves the platform gets the company of the given
 * brands.
 */
const companyAndBrandsOf = async (trx: Db, member: User, { role = member.role, brandIds }: MemberChange) => {
  const joinsPlatform = isOfPlatform({ role })
  const leavesPlatform = isOfPlatform(member) && !joinsPlatform
  if (leavesPlatform && !brandIds?.length) throw invalid({ brandIds: ['required'] })
  const companyId = joinsPlatform
    ? null
    : leavesPlatform
      ? ((await repository.companyOfBrands(trx, brandIds ?? [])) ?? null)
      : member.companyId
  const brands = brandIds ? await ownBrands(trx, companyId, brandIds) : joinsPlatform ? [] : member.brandIds
  return { companyId, brands }
}

/** Stores after a change. A clerk keeps those whose brands remain; everyone else has none. */
const storesOf = (
  trx: Db,
  member: User,
  { role = member.role, storeIds }: MemberChange,
  brandIds: readonly string[],
) => {
  if (storeIds) return ownStores(trx, { role, brandIds }, storeIds)
  return worksInStores({ role })
    ? (member.stores ?? []).filter(({ brandId }) => brandIds.includes(brandId)).map(({ id }) => id)
    : []
}

/** What of a change stands in the log: who is let in or kept out, and another role. */
const recordChange = async (
  trx: Db,
  { caller, member, change, now }: { caller: UserCaller; member: User; change: MemberChange; now: Date },
): Promise<void> => {
  const deed = {
    companyId: member.companyId,
    actor: caller,
    subject: { id: member.id, name: member.name },
    now,
  }
  if (change.blocked !== undefined && change.blocked !== member.blocked)
    await record(trx, { ...deed, kind: change.blocked ? 'member_blocked' : 'member_unblocked' })
  if (change.role && !hasRoleOf(member, { role: change.role }))
    await record(trx, { ...deed, kind: 'role_changed', facts: { from: member.role, to: change.role } })
}

/** Updates a staff member. Role, brands and blocks apply from the next request on, and blocking ends every session. */
export const updateUser = async (
  { db, caller, now, live }: Context<UserCaller>,
  { id, change }: { id: string; change: Body<'updateUser'>['user'] },
): Promise<{ user: User }> =>
  transact(db, async (trx) => {
    const manager = await managerOf(trx, caller)
    const seen = await memberFor(trx, id, manager)
    const managers = await repository.lockManagers(trx, seen)
    await repository.lockMember(trx, seen.id)
    const member = await memberFor(trx, seen.id, manager)
    // The locks were taken for the role and company read before them, so those must not have changed.
    if (!hasRoleOf(member, seen) || member.companyId !== seen.companyId) throw new AppError('conflict')

    const refused = refusedFields(manager, member, change)
    if (Object.keys(refused).length > 0) throw invalid(refused)
    const stopsManaging = losesManager(member, change)
    if (stopsManaging) requireAnotherManager(member, member.id, managers)

    const { companyId, brands } = await companyAndBrandsOf(trx, member, change)
    const stores = await storesOf(trx, member, change, brands)
    await trx
      .updateTable('users')
      .where('id', '=', member.id)
      .set({
        role: change.role ?? member.role,
        company_id: companyId,
        ...(change.name !== undefined && { name: change.name }),
        ...(change.blocked !== undefined &&
          change.blocked !== member.blocked && { blocked_at: change.blocked ? now.toISOString() : null }),
      })
      .execute()
    await repository.setBrands(trx, member.id, brands)
    await repository.setStores(trx, member.id, stores)
    if (isOfCompany(member)) {
      const isSameRole = hasRoleOf({ role: change.role ?? member.role }, member)
      await withdrawFromMember(
        trx,
        { live },
        { userId: member.id, brandIds: isSameRole ? brands : [], storeIds: stores },
      )
    }
    if (stopsManaging) await revokeInvitationsBy(trx, member.id, now)
    await recordChange(trx, { caller, member, change, now })
    if (change.blocked) await revokeSessionsOf({ db: trx, live, now }, 'user', member.id)
    else await live.accessChanged(trx, member.id)
    return { user: await memberFor(trx, member.id, manager) }
  })
