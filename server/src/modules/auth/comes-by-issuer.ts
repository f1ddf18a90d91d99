import { sql } from 'kysely'
import { grantsAnywhere } from '../../auth/rights-in-sql'
import type { Db } from '../../db/transact'

/** Whether the account must come in by its company's issuer. Owners need not: somebody has to get in when the issuer does not answer. */
export const comesByIssuer = async (db: Db, userId: string): Promise<boolean> => {
  const { rows } = await sql`SELECT 1 FROM users u JOIN company_sign_ins s ON s.company_id = u.company_id
    WHERE u.id = ${userId} AND s.required AND NOT ${grantsAnywhere('manageCompany', sql`u.id`, sql`u.role`)}`.execute(
    db,
  )
  return rows.length > 0
}
