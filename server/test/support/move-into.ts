import { sql } from 'kysely'
import type { TestApi } from './test-api'

/** Makes a company that somebody has founded part of another: they, their brands and their sessions are there from now on. */
export const moveInto = async (
  { db }: Pick<TestApi, 'db'>,
  { id, brand_ids: brandIds }: { id: string; brand_ids: readonly string[] },
  companyId: string,
): Promise<void> => {
  await sql`UPDATE users SET company_id = ${companyId} WHERE id = ${id}`.execute(db)
  await sql`DELETE FROM company_users WHERE user_id = ${id} AND company_id <> ${companyId}`.execute(db)
  await sql`UPDATE sessions SET company_id = ${companyId} WHERE user_id = ${id}`.execute(db)
  await sql`UPDATE brands SET company_id = ${companyId} WHERE id = ANY(${brandIds}::uuid[])`.execute(db)
}
