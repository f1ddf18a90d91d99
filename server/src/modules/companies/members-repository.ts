import { type RawBuilder, sql } from 'kysely'
import type { BrandRole, Role, User } from '@samspel/api'
import { grants, grantsAnywhere } from '../../auth/rights-in-sql'
import { hasBrandRoles, roleMay } from '../../auth/roles'
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
}

const select = sql`SELECT u.id, u.email, u.name, u.role, u.locale, u.avatar_url, u.company_id, u.blocked_at, u.approval_limit, u.email_confirmed_at, u.second_step_at, u.created_at, (SELECT max(created_at) FROM sessions WHERE sessions.user_id = u.id) AS last_signed_in_at, ${returnedSince(sql`u.email`)} AS email_returned_since,
  (SELECT c.name FROM companies c WHERE c.id = u.company_id) AS company_name, (SELECT coalesce(json_agg(json_build_object('brandId', b.brand_id, 'role', b.role)
    ORDER BY b.brand_id), '[]') FROM brand_users b WHERE b.user_id = u.id) AS brand_roles, (SELECT coalesce(json_agg(json_build_object('id', s.id, 'brandId', s.brand_id, 'name', s.name, 'city', s.city)
    ORDER BY s.name, s.id), '[]') FROM store_staff t JOIN stores s ON s.brand_id = t.brand_id AND s.id = t.store_id
    WHERE t.user_id = u.id) AS stores FROM users u`

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
export const findMember = async (db: Db, id: string): Promise<User | undefined> => {
  const {
    rows: [row],
  } = await sql<UserRow>`${select} WHERE u.id = ${id} AND u.deleted_at IS NULL`.execute(db)
  return row && toUser(row)
}

/** `where` refers to the member as `u`. */
export const listMembers = async (
  db: Db,
  where: RawBuilder<unknown>,
  { limit, offset }: Page,
): Promise<{ users: User[]; total: number }> => {
  const there = sql`u.deleted_at IS NULL AND ${where}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<UserRow>`${select} WHERE ${there} ORDER BY u.name, u.id LIMIT ${limit} OFFSET ${offset}`,
    sql`users u WHERE ${there}`,
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
    WHERE ${grantsAnywhere(right, sql`users.id`, sql`users.role`)} AND ${right === 'manageEveryCompany' ? sql`true` : sql`company_id = ${companyId}::uuid`}
    AND blocked_at IS NULL AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`.execute(trx)
  return rows.map(({ id }) => id)
}

export const lockMember = async (trx: Db, id: string): Promise<void> => {
  await sql`SELECT 1 FROM users WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
}

/** What a member is at brands, by brand. */
export type RolesByBrand = ReadonlyMap<string, BrandRole>

/** Replaces the brands of a member, and what they are at each. */
export const setBrands = async (trx: Db, userId: string, brands: RolesByBrand): Promise<void> => {
  const [ids, roles] = [[...brands.keys()], [...brands.values()]]
  await sql`DELETE FROM brand_users WHERE user_id = ${userId} AND NOT brand_id = ANY(${ids}::uuid[])`.execute(trx)
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
