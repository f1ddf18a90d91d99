import { sql } from 'kysely'
import type { RoleAtBrand, User } from '@samspel/api'
import { hasBrandRoles } from '../../auth/roles'
import { secondStepDueOn } from '../../auth/second-step'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { returnedSince } from '../../outbox/suppressions'

/** A staff member in the shape of the contract. */
export const getUser = async (db: Db, id: string): Promise<User> => {
  const row = await db
    .selectFrom('users as u')
    .where('u.id', '=', id)
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select(({ selectFrom }) => [
      'u.second_step_at',
      'u.second_step_due_on',
      'c.second_step_required_from',
      'u.id',
      'u.email',
      'u.name',
      'u.role',
      'u.locale',
      'u.avatar_url',
      'u.company_id',
      'u.blocked_at',
      'u.approval_limit',
      'u.email_confirmed_at',
      'u.created_at',
      returnedSince(sql`u.email`).as('email_returned_since'),
      selectFrom('brand_users as b')
        .whereRef('b.user_id', '=', 'u.id')
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
