import type { BrandRole, CompanyRequestState, Role } from '@samspel/api'
import { brandRolesIn, companyOfSession, secondStepRequiredFrom } from './companies-in-sql'
import { storeRoles } from './roles'

/** A session joined with its owner: a user or a creator. */
export interface SessionRow {
  id: string
  user_id: string | null
  instagramer_id: string | null
  revoked_at: string | null
  created_at: string
  role: Role | null
  blocked_at: string | null
  deleted_at: string | null
  user_name: string | null
  email_confirmed_at: string | null
  company_id: string | null
  company_state: CompanyRequestState | null
  second_step_at: string | null
  second_step_due_on: string | null
  second_step_required_from: string | null
  state: 'pending' | 'active' | 'blocked' | null
  creator_deleted_at: string | null
  creator_name: string | null
  brand_roles: Record<string, BrandRole> | null
  store_ids: string[] | null
}

/** Reads a session with its owner. A constant text, so that no request builds it. */
export const sessionOwner = `SELECT s.id, s.user_id, s.instagramer_id, s.revoked_at, s.created_at,
      u.role, u.blocked_at, u.deleted_at, u.name AS user_name, u.email_confirmed_at, c.id AS company_id, c.state AS company_state,
      u.second_step_at, u.second_step_due_on, ${secondStepRequiredFrom} AS second_step_required_from,
      i.state, i.deleted_at AS creator_deleted_at, i.name AS creator_name,
      ${brandRolesIn('c.id')} AS brand_roles,
      CASE WHEN u.role IN (${storeRoles.map((role) => `'${role}'`).join()}) THEN (SELECT array_agg(t.store_id) FROM store_staff t WHERE t.user_id = s.user_id) END AS store_ids
    FROM sessions s
    LEFT JOIN users u ON u.id = s.user_id
    LEFT JOIN companies c ON c.id = ${companyOfSession}
    LEFT JOIN instagramers i ON i.id = s.instagramer_id
    WHERE s.id = $1`
