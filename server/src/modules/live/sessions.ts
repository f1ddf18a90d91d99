import { sql } from 'kysely'
import type { BrandRole, Role } from '@samspel/api'
import { brandRolesIn, companyOfSession } from '../../auth/companies-in-sql'
import { brandsOf, storeRoles } from '../../auth/roles'
import type { Db } from '../../db/transact'
import type { Hearer } from './audience'

interface SessionRow {
  id: string
  user_id: string | null
  instagramer_id: string | null
  role: Role | null
  brand_roles: Record<string, BrandRole> | null
  store_ids: string[]
}

/** The active sessions among `ids`, with what their owner may receive now. */
export const liveSessions =
  (db: Db) =>
  async (ids: string[]): Promise<Map<string, Hearer>> => {
    const { rows } =
      await sql<SessionRow>`SELECT s.id, s.user_id, s.instagramer_id, u.role, ${sql.raw(brandRolesIn(companyOfSession))} AS brand_roles,
      ARRAY(SELECT store_id FROM store_staff WHERE store_staff.user_id = s.user_id AND u.role = ANY(${storeRoles}::text[])) AS store_ids
    FROM sessions s LEFT JOIN users u ON u.id = s.user_id LEFT JOIN instagramers ON instagramers.id = s.instagramer_id
    WHERE s.id = ANY(${ids}::uuid[]) AND s.revoked_at IS NULL
      AND u.blocked_at IS NULL AND u.deleted_at IS NULL AND instagramers.state IS DISTINCT
      FROM 'blocked' AND instagramers.deleted_at IS NULL`.execute(db)
    return new Map(
      rows.map((row): [string, Hearer] => [
        row.id,
        row.instagramer_id
          ? { kind: 'instagramer', id: row.instagramer_id, brandIds: [] }
          : {
              kind: 'user',
              id: row.user_id ?? '',
              role: row.role ?? undefined,
              brandIds: row.role ? brandsOf({ role: row.role, brandIds: Object.keys(row.brand_roles ?? {}) }) : [],
              brandRoles: row.brand_roles ?? {},
              storeIds: row.store_ids,
            },
      ]),
    )
  }
