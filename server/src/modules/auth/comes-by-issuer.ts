import { sql } from 'kysely'
import { belongsOnlyTo } from '../../auth/companies-in-sql'
import { grantsInCompany } from '../../auth/rights-in-sql'
import type { Db } from '../../db/transact'

/**
 * Whether the account must come in by its company's issuer. Owners need not: somebody has to get in when the issuer does not answer. Nor
 * those who are in several companies: no one issuer vouches for all of them.
 */
export const comesByIssuer = async (db: Db, userId: string): Promise<boolean> => {
  const user = sql`${userId}::uuid`
  const { rows } = await sql<{ company_id: string }>`SELECT s.company_id FROM company_sign_ins s
    WHERE s.required AND ${belongsOnlyTo(user, sql`s.company_id`)}`.execute(db)
  const [company] = rows
  if (!company) return false
  const { rows: owners } = await sql`SELECT 1 FROM users u WHERE u.id = ${user}
    AND ${grantsInCompany('manageCompany', sql`u.id`, sql`u.role`, company.company_id)}`.execute(db)
  return owners.length === 0
}
