import { type RawBuilder, sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import { isOfPlatform, may } from '../../auth/roles'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'

/** SQL condition that a company is one whose invoices the caller may see: all for the platform, the own one for its people. */
export const seenCompany = (column: RawBuilder<unknown>, caller: UserCaller): RawBuilder<unknown> => {
  if (!may(caller, 'seePapers')) return sql`false`
  if (isOfPlatform(caller)) return sql`true`
  return sql`${column} = ${caller.companyId ?? null}::uuid`
}

/** Throws 404 unless the caller may see, or with `keepPapers` change, what belongs to the company's invoices. Answers its name. */
export const requireCompany = async (
  db: Db,
  caller: UserCaller,
  companyId: string,
  right: 'seePapers' | 'keepPapers' = 'seePapers',
): Promise<{ name: string; organisationNumber: string | null }> => {
  const { rows } = await sql<{
    name: string
    organisation_number: string | null
  }>`SELECT coalesce(legal_name, name) AS name,
    organisation_number FROM companies WHERE id = ${companyId} AND ${seenCompany(sql`id`, caller)}`.execute(db)
  const [row] = rows
  if (!row || !may(caller, right)) throw new AppError('not_found')
  return { name: row.name, organisationNumber: row.organisation_number }
}
