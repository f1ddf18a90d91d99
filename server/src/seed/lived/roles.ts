import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { BrandRole } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { Clock } from '../clock'

/** What the colleagues of the demo's company are at its brands, in the order of their addresses; the others stay owners. Limits in öre. */
const colleagues: readonly { role: BrandRole; limit: number | null }[] = [
  { role: 'manager', limit: 50_000_00 },
  { role: 'manager', limit: 1_000_00 },
  { role: 'owner', limit: null },
  { role: 'reviewer', limit: null },
]

/** Who works for a second company too, and who shows a second step when signing in. */
const [inTwoCompanies, withSecondStep] = ['mira.holm@trekant.samspel.test', 'linn.wallin@bjorkbrygg.samspel.test']

/** Gives the people of the demo's company different roles, after what they have done; one of them a second company, another a passkey. */
export const giveRoles = async (db: Db, { now }: Clock): Promise<void> => {
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM users WHERE role = 'company' AND email <> 'company@samspel.test'
    AND company_id = (SELECT company_id FROM users WHERE email = 'company@samspel.test') ORDER BY email`.execute(db)
  for (const [at, { role, limit }] of colleagues.entries()) {
    const one = rows[at]
    if (!one) break
    await sql`UPDATE brand_users SET role = ${role} WHERE user_id = ${one.id}`.execute(db)
    await sql`UPDATE users SET approval_limit = ${limit} WHERE id = ${one.id}`.execute(db)
  }
  const { rows: second } = await sql<{ id: string }>`INSERT INTO company_users (user_id, company_id, joined_at)
    SELECT u.id, b.company_id, clock_timestamp() FROM users u, brands b WHERE u.email = ${inTwoCompanies} AND b.slug = 'nattviol' RETURNING user_id AS id`.execute(
    db,
  )
  for (const { id } of second)
    await sql`INSERT INTO brand_users (user_id, brand_id, role) SELECT ${id}, id, 'manager' FROM brands WHERE slug = 'nattviol'`.execute(
      db,
    )
  await sql`INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, name)
    SELECT ${uuidv7()}, id, encode(sha256(id::text::bytea), 'hex'), sha256(id::text::bytea), 0, 'MacBook' FROM users WHERE email = ${withSecondStep}`.execute(
    db,
  )
  await sql`UPDATE users SET second_step_at = ${new Date(now)} WHERE email = ${withSecondStep}`.execute(db)
}
