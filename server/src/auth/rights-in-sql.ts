import { type RawBuilder, sql } from 'kysely'
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

/** SQL condition: the member `user` (id and role) is granted the right at one brand or another. */
export const grantsAnywhere = (
  right: Right,
  id: RawBuilder<unknown>,
  role: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const { everywhere, byBrand, brandRoles } = holdersOf(right)
  return sql`(${role} = ANY(${everywhere}::text[]) OR (${role} = ANY(${byBrand}::text[])
    AND EXISTS (SELECT FROM brand_users granting WHERE granting.user_id = ${id} AND granting.role = ANY(${brandRoles}::text[]))))`
}
