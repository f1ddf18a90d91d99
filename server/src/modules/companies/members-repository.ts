import { type RawBuilder, sql } from 'kysely'
import type { BrandRole, Role, User } from '@samspel/api'
import { brandsElsewhere } from '../../auth/companies-in-sql'
import { grants, grantsInCompany } from '../../auth/rights-in-sql'
import { hasBrandRoles, roleMay, rolesWith } from '../../auth/roles'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { Page } from '../../http/page'
import { returnedSince } from '../../outbox/suppressions'

interface UserRow {
  id: string
  email: string
  name: string
  role: Role
  locale: User['locale']
  avatar_url: string | null
  company_id: string | null
  company_name: string | null
  blocked_at: string | null
  email_confirmed_at: string | null
  email_returned_since: string | null
  second_step_at: string | null
  created_at: string
  brand_roles: { brandId: string; role: BrandRole }[]
  approval_limit: number | null
  last_signed_in_at: string | null
  stores: NonNullable<User['stores']>
  companies_count: number
}

/** The company in which members are read: one, or each in the first that they joined. */
export type InCompany = string | null | 'first'

/** Members `u` as they are in a company, `m`. */
const membersIn = (company: InCompany) =>
  sql`users u LEFT JOIN company_users m ON m.user_id = u.id AND m.company_id = ${
    company === 'first'
      ? sql`(SELECT f.company_id FROM company_users f WHERE f.user_id = u.id ORDER BY f.joined_at, f.company_id LIMIT 1)`
      : sql`${company}::uuid`
  }`

const columns = sql`u.id, u.email, u.name, u.role, u.locale, u.avatar_url, m.company_id, u.blocked_at, m.approval_limit,
  (SELECT count(*) FROM company_users every WHERE every.user_id = u.id) AS companies_count, u.email_confirmed_at, u.second_step_at, u.created_at, (SELECT max(s.created_at) FROM sessions s WHERE s.user_id = u.id AND coalesce(s.company_id, u.company_id) IS NOT DISTINCT FROM m.company_id) AS last_signed_in_at, ${returnedSince(sql`u.email`)} AS email_returned_since,
  (SELECT c.name FROM companies c WHERE c.id = m.company_id) AS company_name, (SELECT coalesce(json_agg(json_build_object('brandId', b.brand_id, 'role', b.role)
    ORDER BY b.brand_id), '[]') FROM brand_users b JOIN brands ob ON ob.id = b.brand_id WHERE b.user_id = u.id AND ob.company_id = m.company_id) AS brand_roles, (SELECT coalesce(json_agg(json_build_object('id', s.id, 'brandId', s.brand_id, 'name', s.name, 'city', s.city)
    ORDER BY s.name, s.id), '[]') FROM store_staff t JOIN stores s ON s.brand_id = t.brand_id AND s.id = t.store_id
    WHERE t.user_id = u.id) AS stores`

/** A member, and whether they belong to other companies too. */
export interface Member extends User {
  isElsewhere: boolean
}

const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  locale: row.locale,
  avatarUrl: row.avatar_url,
  companyId: row.company_id,
  companyName: row.company_name,
  brandIds: row.brand_roles.map(({ brandId }) => brandId),
  ...(hasBrandRoles(row) && { brandRoles: row.brand_roles, approvalLimit: row.approval_limit }),
  lastSignedInAt: row.last_signed_in_at,
  stores: row.stores,
  emailConfirmed: row.email_confirmed_at !== null,
  emailReturnedSince: row.email_returned_since,
  secondStep: row.second_step_at !== null,
  blocked: row.blocked_at !== null,
  createdAt: row.created_at,
})

/** A staff member, unless they have deleted their account. */
export const findMember = async (db: Db, id: string, company: InCompany): Promise<Member | undefined> => {
  const {
    rows: [row],
  } =
    await sql<UserRow>`SELECT ${columns} FROM ${membersIn(company)} WHERE u.id = ${id} AND u.deleted_at IS NULL`.execute(
      db,
    )
  return row && { ...toUser(row), isElsewhere: row.companies_count > 1 }
}

/** `where` refers to the member as `u`, and to their place in the company as `m`. */
export const listMembers = async (
  db: Db,
  company: InCompany,
  where: RawBuilder<unknown>,
  { limit, offset }: Page,
): Promise<{ users: User[]; total: number }> => {
  const there = sql`u.deleted_at IS NULL AND ${where}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<UserRow>`SELECT ${columns} FROM ${membersIn(company)} WHERE ${there} ORDER BY u.name, u.id LIMIT ${limit} OFFSET ${offset}`,
    sql`${membersIn(company)} WHERE ${there}`,
  )
  return { users: rows.map(toUser), total }
}

/**
 * Locks everyone who manages the same as a member of this role and company; returns their ids. When two concurrent changes would each leave
 * a single manager, the second waits and sees the first one's result.
 */
export const lockManagers = async (
  trx: Db,
  { role, companyId }: { role: Role; companyId: string | null },
): Promise<string[]> => {
  const right = (['manageEveryCompany', 'manageCompany'] as const).find((one) => roleMay(role, one))
  if (!right) return []
  const { rows } = await sql<{ id: string }>`SELECT id FROM users
    WHERE ${right === 'manageEveryCompany' ? sql`users.role = ANY(${rolesWith(right)}::text[])` : grantsInCompany(right, sql`users.id`, sql`users.role`, companyId)}
    AND blocked_at IS NULL AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`.execute(trx)
  return rows.map(({ id }) => id)
}

export const lockMember = async (trx: Db, id: string): Promise<void> => {
  await sql`SELECT 1 FROM users WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
}

/** What a member is at brands, by brand. */
export type RolesByBrand = ReadonlyMap<string, BrandRole>

/** Replaces the brands of a member, and what they are at each; those of other companies that they belong to stay. */
export const setBrands = async (
  trx: Db,
  { id: userId, companyId }: { id: string; companyId: string | null },
  brands: RolesByBrand,
): Promise<void> => {
  const [ids, roles] = [[...brands.keys()], [...brands.values()]]
  await sql`DELETE FROM brand_users WHERE user_id = ${userId} AND NOT brand_id = ANY(${ids}::uuid[])
    AND NOT brand_id IN ${brandsElsewhere(sql`${userId}::uuid`, sql`${companyId}::uuid`)}`.execute(trx)
  await sql`INSERT INTO brand_users (user_id, brand_id, role)
    SELECT ${userId}::uuid, * FROM unnest(${ids}::uuid[], ${roles}::text[])
    ON CONFLICT (brand_id, user_id) DO UPDATE SET role = excluded.role WHERE brand_users.role <> excluded.role`.execute(
    trx,
  )
}

/** Brands that somebody owns, besides this member. */
export const ownedByOthers = async (trx: Db, brandIds: readonly string[], memberId: string): Promise<Set<string>> => {
  const { rows } = await sql<{
    brand_id: string
  }>`SELECT DISTINCT brand_id FROM brand_users b JOIN users u ON u.id = b.user_id
    WHERE b.brand_id = ANY(${brandIds}::uuid[]) AND ${grants('manageCompany', sql`u.role`, sql`b.role`)} AND b.user_id <> ${memberId}
    AND u.blocked_at IS NULL AND u.deleted_at IS NULL`.execute(trx)
  return new Set(rows.map((row) => row.brand_id))
}

/** Replaces the stores a member is restricted to; unknown stores are skipped. The brands must already be set. */
export const setStores = async (trx: Db, userId: string, storeIds: readonly string[]): Promise<void> => {
  await sql`DELETE FROM store_staff WHERE user_id = ${userId} AND NOT store_id = ANY(${storeIds}::uuid[])`.execute(trx)
  await sql`INSERT INTO store_staff (brand_id, store_id, user_id)
    SELECT s.brand_id, s.id, ${userId}::uuid FROM stores s JOIN brand_users b ON b.brand_id = s.brand_id AND b.user_id = ${userId}
    WHERE s.id = ANY(${storeIds}::uuid[]) ON CONFLICT DO NOTHING`.execute(trx)
}

/** All brands of a member, in every company. */
export const everyBrandOf = async (db: Db, userId: string): Promise<string[]> =>
  (await db.selectFrom('brand_users').select('brand_id').where('user_id', '=', userId).execute()).map(
    ({ brand_id: brandId }) => brandId,
  )

/** Somebody joins a company; the one of their own row stays for the release before. */
export const join = async (
  trx: Db,
  { userId, companyId, limit, now }: { userId: string; companyId: string; limit: number | null; now: Date },
): Promise<boolean> => {
  const { rows } = await sql`INSERT INTO company_users (user_id, company_id, approval_limit, joined_at)
    VALUES (${userId}, ${companyId}, ${limit}, ${now}) ON CONFLICT DO NOTHING RETURNING user_id`.execute(trx)
  await sql`UPDATE users SET company_id = ${companyId}, approval_limit = ${limit} WHERE id = ${userId} AND company_id IS NULL`.execute(
    trx,
  )
  return rows.length > 0
}

/** Takes somebody out of a company. The release before reads one of those that are left. */
export const leave = async (trx: Db, userId: string, companyId: string): Promise<void> => {
  await sql`DELETE FROM company_users WHERE user_id = ${userId} AND company_id = ${companyId}`.execute(trx)
  await sql`UPDATE users SET (company_id, approval_limit) = (SELECT o.company_id, o.approval_limit FROM company_users o
      WHERE o.user_id = users.id ORDER BY o.joined_at, o.company_id LIMIT 1)
    WHERE id = ${userId} AND company_id = ${companyId}`.execute(trx)
}

/** Who joins the platform's own staff belongs to no company. */
export const leaveAll = (trx: Db, userId: string) =>
  trx.deleteFrom('company_users').where('user_id', '=', userId).execute()

/** Sets the limit in one company, and in the row that the release before reads. */
export const setLimit = async (
  trx: Db,
  { userId, companyId, limit }: { userId: string; companyId: string; limit: number | null },
): Promise<void> => {
  await sql`UPDATE company_users SET approval_limit = ${limit} WHERE user_id = ${userId} AND company_id = ${companyId}`.execute(
    trx,
  )
  await sql`UPDATE users SET approval_limit = ${limit} WHERE id = ${userId} AND company_id = ${companyId}`.execute(trx)
}

/** The company of these brands, if they all belong to the same one. */
export const companyOfBrands = async (db: Db, brandIds: readonly string[]): Promise<string | undefined> => {
  const { rows } = await sql<{
    company_id: string
  }>`SELECT DISTINCT company_id FROM brands WHERE id = ANY(${brandIds}::uuid[])`.execute(db)
  return rows.length === 1 ? rows[0]?.company_id : undefined
}

export const namesOfBrands = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('brands').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
