import { type RawBuilder, sql } from 'kysely'
import { belongsTo } from './companies-in-sql'
import { holdersOf, type Right } from './roles'

/** SQL condition: whoever has this role in the session, and this role at the brand, is granted the right there. */
export const grants = (
  right: Right,
  role: RawBuilder<unknown>,
  brandRole: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const { everywhere, byBrand, brandRoles } = holdersOf(right)
  return sql`(${role} = ANY(${everywhere}::text[]) OR (${role} = ANY(${byBrand}::text[]) AND ${brandRole} = ANY(${brandRoles}::text[])))`
}

/** SQL condition: the member `user` (id and role) belongs to the company and is granted the right at one or another of its brands. */
export const grantsInCompany = (
  right: Right,
  id: RawBuilder<unknown>,
  role: RawBuilder<unknown>,
  companyId: string | null,
): RawBuilder<unknown> => {
  const { byBrand, brandRoles } = holdersOf(right)
  return sql`(${belongsTo(id, sql`${companyId}::uuid`)} AND ${role} = ANY(${byBrand}::text[])
    AND EXISTS (SELECT FROM brand_users granting JOIN brands granted ON granted.id = granting.brand_id
      WHERE granting.user_id = ${id} AND granted.company_id = ${companyId}::uuid AND granting.role = ANY(${brandRoles}::text[])))`
}
