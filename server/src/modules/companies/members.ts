import { sql } from 'kysely'
import { type BrandRole, pageSizes, type User } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { endSessionsIn } from '../../auth/company-sessions'
import {
  brandRoleMay,
  hasBrandRoles,
  hasRoleOf,
  isOfCompany,
  isOfPlatform,
  may,
  mayFor,
  worksInStores,
} from '../../auth/roles'
import { revokeSessionsOf } from '../../auth/sessions'
import type { Body, Context, Query } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import { record } from '../audit'
import { requireConfirmation } from '../auth'
import { withdrawFromMember } from '../notices'
import { revokeInvitationsBy } from './invitations/repository'
import { recordChange, rolesOf } from './member-log'
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

/** Where members are read: in the own company, or for the platform in the one asked for. */
const scopeOf = (manager: Manager, asked?: string): repository.InCompany =>
  may(manager, 'manageEveryCompany') ? (asked ?? 'first') : manager.companyId

export const listUsers = async ({ db, caller }: Context<UserCaller>, query: Query<'listUsers'>) => {
  const manager = managerOf(caller)
  const ofBrand = query.brandId
    ? sql`EXISTS (SELECT FROM brand_users JOIN brands ON brands.id = brand_id
        WHERE user_id = u.id AND brand_id = ${query.brandId} AND ${inCompanies(sql`brands.company_id`, manager)})`
    : sql`true`
  const where = sql`${inCompanies(sql`m.company_id`, manager, query.companyId)} AND ${ofBrand}
    AND ${query.role ? sql`u.role = ${query.role}` : sql`true`}
    AND ${contains(sql`(u.name || ' ' || u.email::text)`, query.query)}`
  const page = pageOf(query, pageSizes.table)
  const { users, total } = await repository.listMembers(db, scopeOf(manager, query.companyId), where, page)
  return { users, meta: metaOf(page, total) }
}

const memberFor = async (db: Db, id: string, manager: Manager): Promise<repository.Member> => {
  const member = await repository.findMember(db, id, scopeOf(manager))
  if (!member || !managesMember(manager, member)) throw new AppError('not_found')
  return member
}

/** What a brand that is named without a role gives: what the member is at all the others, or else the least. */
const usualRole = (roles: ReadonlyMap<string, BrandRole>): BrandRole => {
  const different = new Set(roles.values())
  return different.size === 1 ? [...different][0]! : 'reader'
}

/** The member's brands after a change, with what they are at each. */
const brandsAfter = (member: User, { role = member.role, brandIds, brandRoles = [] }: MemberChange) => {
  const before = rolesOf(member)
  const stays = hasBrandRoles({ role }) && hasBrandRoles(member)
  const usual = stays ? usualRole(before) : 'reader'
  const after = new Map<string, BrandRole>(
    (brandIds ?? [...before.keys()]).map((id) => [id, (stays ? before.get(id) : undefined) ?? usual]),
  )
  for (const { brandId, role: asked } of brandRoles)
    if (asked === null) after.delete(brandId)
    else after.set(brandId, asked)
  return after
}

/**
 * Company and brands after a change of role. Platform staff have neither; a member who leaves the platform gets the company of the given
 * brands.
 */
const companyAndBrandsOf = async (trx: Db, member: User, change: MemberChange) => {
  const { role = member.role } = change
  const joinsPlatform = isOfPlatform({ role })
  const leavesPlatform = isOfPlatform(member) && !joinsPlatform
  const after = brandsAfter(member, change)
  const named = [...after.keys()]
  if (leavesPlatform && named.length === 0) throw invalid({ brandIds: ['required'] })
  const companyId = joinsPlatform
    ? null
    : leavesPlatform
      ? ((await repository.companyOfBrands(trx, named)) ?? null)
      : member.companyId
  const isAsked = change.brandIds ?? change.brandRoles
  const brands = isAsked ? await ownBrands(trx, companyId, named) : joinsPlatform ? [] : named
  return { companyId, brands: new Map(brands.map((id) => [id, after.get(id)!])) }
}

/**
 * What somebody is at a brand is changed by an owner of that brand, or of the company where it has none; another owner is made only by
 * somebody who has just shown who they are.
 */
const requireOwnership = async (
  context: Context<UserCaller>,
  member: User,
  after: ReadonlyMap<string, BrandRole>,
): Promise<void> => {
  const { caller, db: trx } = context
  const before = hasBrandRoles(member) ? rolesOf(member) : new Map<string, BrandRole>()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
  if (changed.some((id) => brandRoleMay(after.get(id), 'manageCompany'))) await requireConfirmation(context)
  if (may(caller, 'manageEveryCompany')) return
  const foreign = changed.filter((id) => !mayFor(caller, 'manageCompany', id))
  if (foreign.length > 0 && (await repository.ownedByOthers(trx, foreign, caller.id)).size > 0)
    throw invalid({ brandRoles: ['not_yours'] })
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

/** Updates a staff member. Role, brands and blocks apply from the next request on, and blocking ends every session. */
export const updateUser = async (
  context: Context<UserCaller>,
  { id, change }: { id: string; change: Body<'updateUser'>['user'] },
): Promise<{ user: User }> =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const manager = managerOf(caller)
    const seen = await memberFor(trx, id, manager)
    const managers = await repository.lockManagers(trx, seen)
    await repository.lockMember(trx, seen.id)
    const member = await memberFor(trx, seen.id, manager)
    // The locks were taken for the role and company read before them, so those must not have changed.
    if (!hasRoleOf(member, seen) || member.companyId !== seen.companyId) throw new AppError('conflict')

    const refused = refusedFields(manager, member, change)
    if (Object.keys(refused).length > 0) throw invalid(refused)
    const { companyId, brands: after } = await companyAndBrandsOf(trx, member, change)
    const brands = [...after.keys()]
    const brandRoles = [...after].map(([brandId, role]) => ({ brandId, role }))
    const stopsManaging = losesManager(member, { ...change, brandRoles })
    if (stopsManaging) requireAnotherManager(member, member.id, managers)
    if (hasBrandRoles({ role: change.role ?? member.role }))
      await requireOwnership({ ...context, db: trx }, member, after)
    const stores = await storesOf(trx, member, change, brands)
    await trx
      .updateTable('users')
      .where('id', '=', member.id)
      .set({
        role: change.role ?? member.role,
        // Only who joins or leaves the platform's own staff changes the company.
        ...(companyId !== member.companyId && { company_id: companyId }),
        ...(change.name !== undefined && { name: change.name }),
        ...(change.blocked !== undefined &&
          change.blocked !== member.blocked && { blocked_at: change.blocked ? now.toISOString() : null }),
      })
      .execute()
    if (isOfPlatform({ role: change.role ?? member.role })) await repository.leaveAll(trx, member.id)
    if (change.approvalLimit !== undefined && companyId !== null)
      await repository.setLimit(trx, { userId: member.id, companyId, limit: change.approvalLimit })
    await repository.setBrands(trx, { id: member.id, companyId }, after)
    await repository.setStores(trx, member.id, stores)
    if (isOfCompany(member)) {
      const isSameRole = hasRoleOf({ role: change.role ?? member.role }, member)
      await withdrawFromMember(
        trx,
        { live },
        {
          userId: member.id,
          brandIds: isSameRole ? await repository.everyBrandOf(trx, member.id) : [],
          storeIds: stores,
        },
      )
    }
    if (stopsManaging) await revokeInvitationsBy(trx, member, now)
    await recordChange(trx, { caller, member, change, after, now })
    if (change.blocked) await revokeSessionsOf({ db: trx, live, now }, 'user', member.id)
    else await live.accessChanged(trx, member.id)
    const { isElsewhere: _, ...user } = await memberFor(trx, member.id, manager)
    return { user }
  })

/**
 * Takes a member of staff out of the company. Sessions there end at once; what they did keeps their name. Whoever is in other companies stays
 * there.
 */
export const removeUser = async (
  { db, caller, now, live }: Context<UserCaller>,
  { id }: { id: string },
): Promise<void> =>
  transact(db, async (trx) => {
    const manager = managerOf(caller)
    const seen = await memberFor(trx, id, manager)
    const managers = await repository.lockManagers(trx, seen)
    await repository.lockMember(trx, seen.id)
    const member = await memberFor(trx, seen.id, manager)
    if (!hasRoleOf(member, seen) || member.companyId !== seen.companyId) throw new AppError('conflict')
    if (!isOfCompany(member)) throw new AppError('not_found')
    if (member.id === caller.id) throw new AppError('forbidden')
    requireAnotherManager(member, member.id, managers)
    if (hasBrandRoles(member)) await requireOwner(trx, caller, member)
    if (member.companyId === null) throw new AppError('not_found')
    await repository.setStores(trx, member.id, [])
    await repository.setBrands(trx, member, new Map())
    await endSessionsIn({ db: trx, live, now }, member.id, member.companyId)
    await repository.leave(trx, member.id, member.companyId)
    const brandIds = await repository.everyBrandOf(trx, member.id)
    await withdrawFromMember(trx, { live }, { userId: member.id, brandIds, storeIds: [] })
    await revokeInvitationsBy(trx, member, now)
    await record(trx, {
      companyId: member.companyId,
      actor: caller,
      kind: 'member_removed',
      subject: { id: member.id, name: member.name },
      now,
    })
  })

/** Who belongs to brands that others own is taken out by them, or brand by brand. */
const requireOwner = async (trx: Db, caller: UserCaller, member: User): Promise<void> => {
  if (may(caller, 'manageEveryCompany')) return
  const foreign = [...rolesOf(member).keys()].filter((id) => !mayFor(caller, 'manageCompany', id))
  if (foreign.length > 0 && (await repository.ownedByOthers(trx, foreign, member.id)).size > 0)
    throw new AppError('forbidden')
}
