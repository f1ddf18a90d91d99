import { type RawBuilder, sql } from 'kysely'
import type { Role } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { isOfPlatform, may, worksInStores } from '../../auth/roles'
import type { Db } from '../../db/transact'
import { invalid } from '../../errors'
import type { Manager } from './policies'

/** Company staff with the company of their session; platform staff have none. */
export const managerOf = ({ id, role, brandRoles = {}, companyId = null }: UserCaller): Manager => ({
  id,
  role,
  brandRoles,
  companyId: isOfPlatform({ role }) ? null : companyId,
})

/**
 * SQL condition on a company id column: the own company of whoever may see it, narrowed to the requested one. A company that is not theirs matches
 * nothing.
 */
export const inCompanies = (column: RawBuilder<unknown>, manager: Manager, asked?: string): RawBuilder<unknown> =>
  sql`((${may(manager, 'manageEveryCompany')} OR (${may(manager, 'seeCompany')} AND ${column} = ${manager.companyId}::uuid))
      AND ${asked ? sql`${column} = ${asked}` : sql`true`})`

/** Removes duplicates. All ids must be brands of the company; 422 at `brandIds` otherwise, or when there are none. */
export const ownBrands = async (db: Db, companyId: string | null, ids: readonly string[]): Promise<string[]> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return wanted
  const {
    rows: [count],
  } = await sql<{ known: number }>`SELECT count(*) AS known FROM brands
    WHERE company_id = ${companyId}::uuid AND id = ANY(${wanted}::uuid[])`.execute(db)
  if (count?.known !== wanted.length) throw invalid({ brandIds: ['not_found'] })
  return wanted
}

/** Removes duplicates. All ids must be stores of these brands; 422 at `storeIds` otherwise, or when the member is not a clerk. */
export const ownStores = async (
  db: Db,
  { role, brandIds }: { role: Role; brandIds: readonly string[] },
  ids: readonly string[],
): Promise<string[]> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return wanted
  if (!worksInStores({ role })) throw invalid({ storeIds: ['invalid'] })
  const {
    rows: [count],
  } = await sql<{ known: number }>`SELECT count(*) AS known FROM stores
    WHERE brand_id = ANY(${brandIds}::uuid[]) AND id = ANY(${wanted}::uuid[])`.execute(db)
  if (count?.known !== wanted.length) throw invalid({ storeIds: ['not_found'] })
  return wanted
}
