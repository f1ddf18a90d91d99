import { sql } from 'kysely'
import type { BrandRole } from '@samspel/api'
import type { Db } from '../../db/transact'

/** What the colleagues of the demo's company are at its brands, in the order of their addresses; the others stay owners. Limits in öre. */
const colleagues: readonly { role: BrandRole; limit: number | null }[] = [
  { role: 'manager', limit: 50_000_00 },
  { role: 'manager', limit: 10_000_00 },
  { role: 'owner', limit: null },
  { role: 'reviewer', limit: null },
]

/** Gives the people of the demo's company different roles, after what they have done. */
export const giveRoles = async (db: Db): Promise<void> => {
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM users WHERE role = 'company' AND email <> 'company@samspel.test'
    AND company_id = (SELECT company_id FROM users WHERE email = 'company@samspel.test') ORDER BY email`.execute(db)
  for (const [at, { role, limit }] of colleagues.entries()) {
    const one = rows[at]
    if (!one) return
    await sql`UPDATE brand_users SET role = ${role} WHERE user_id = ${one.id}`.execute(db)
    await sql`UPDATE users SET approval_limit = ${limit} WHERE id = ${one.id}`.execute(db)
  }
}
