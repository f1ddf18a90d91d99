import { sql } from 'kysely'
import type { Locale } from '@samspel/api'
import { grantsInCompany } from '../../auth/rights-in-sql'
import type { Db } from '../../db/transact'

interface ApiOwner {
  email: string
  locale: Locale | null
  company: string
}

/** Those who manage the API of a company, to be told of it. */
export const apiOwnersOf = async (db: Db, companyId: string): Promise<ApiOwner[]> => {
  const { rows } = await sql<ApiOwner>`SELECT u.email, u.locale, c.name AS company FROM users u, companies c
    WHERE c.id = ${companyId} AND ${grantsInCompany('manageApi', sql`u.id`, sql`u.role`, companyId)}
      AND u.blocked_at IS NULL AND u.deleted_at IS NULL AND u.email_confirmed_at IS NOT NULL ORDER BY u.id`.execute(db)
  return rows
}
