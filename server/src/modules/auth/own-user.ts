import { sql } from 'kysely'
import type { RoleAtBrand, User } from '@samspel/api'
import { secondStepRequiredFrom } from '../../auth/companies-in-sql'
import { hasBrandRoles } from '../../auth/roles'
import { secondStepDueOn } from '../../auth/second-step'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { returnedSince } from '../../outbox/suppressions'

/** The company that somebody is in where no session says it: the first that they joined. */
const firstCompany = sql`(SELECT f.company_id FROM company_users f WHERE f.user_id = u.id ORDER BY f.joined_at, f.company_id LIMIT 1)`

/** A staff member in the shape of the contract, as they are in the company of a session; without one, in the first that they joined. */
export const getUser = async (db: Db, id: string, companyId?: string | null): Promise<User> => {
  const row = await db
    .selectFrom('users as u')
    .where('u.id', '=', id)
    .leftJoin('company_users as m', (join) =>
      join
        .onRef('m.user_id', '=', 'u.id')
        .on(
          'm.company_id',
          '=',
          companyId === undefined ? sql<string>`${firstCompany}` : sql<string>`${companyId}::uuid`,
        ),
    )
    .select(({ selectFrom }) => [
      'u.second_step_at',
      'u.second_step_due_on',
      sql<string | null>`${sql.raw(secondStepRequiredFrom)}`.as('second_step_required_from'),
      'u.id',
      'u.email',
      'u.name',
      'u.role',
      'u.locale',
      'u.avatar_url',
      'm.company_id',
      'u.blocked_at',
      'm.approval_limit',
      'u.email_confirmed_at',
      'u.created_at',
      returnedSince(sql`u.email`).as('email_returned_since'),
      selectFrom('company_users as own')
        .innerJoin('companies as oc', 'oc.id', 'own.company_id')
        .whereRef('own.user_id', '=', 'u.id')
        .select(
          sql<NonNullable<
            User['companies']
          > | null>`json_agg(json_build_object('id', oc.id, 'name', oc.name) ORDER BY oc.name, oc.id)`.as('companies'),
        )
        .as('companies'),
      selectFrom('brand_users as b')
        .innerJoin('brands as ob', 'ob.id', 'b.brand_id')
        .whereRef('b.user_id', '=', 'u.id')
        .whereRef('ob.company_id', '=', 'm.company_id')
        .select(
          sql<
            RoleAtBrand[] | null
          >`json_agg(json_build_object('brandId', b.brand_id, 'role', b.role) ORDER BY b.brand_id)`.as('roles'),
        )
        .as('brand_roles'),
    ])
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    locale: row.locale,
    avatarUrl: row.avatar_url,
    companyId: row.company_id,
    // Who is in one company alone has nothing to choose.
    ...((row.companies?.length ?? 0) > 1 && { companies: row.companies! }),
    brandIds: (row.brand_roles ?? []).map(({ brandId }) => brandId),
    ...(hasBrandRoles(row) && { brandRoles: row.brand_roles ?? [], approvalLimit: row.approval_limit }),
    emailConfirmed: row.email_confirmed_at !== null,
    emailReturnedSince: row.email_returned_since,
    secondStep: row.second_step_at !== null,
    secondStepDueOn: secondStepDueOn({
      role: row.role,
      since: row.second_step_at,
      platformDueOn: row.second_step_due_on,
      requiredFrom: row.second_step_required_from,
    }),
    blocked: row.blocked_at !== null,
    createdAt: row.created_at,
  }
}
