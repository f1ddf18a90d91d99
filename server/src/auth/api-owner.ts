import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/transact'
import { AppError, invalid } from '../errors'
import type { UserCaller } from './caller'
import { brandsWith, may } from './roles'

/** Only who manages the API of this very company: to others there is none. */
export const requireApiOwner = (caller: UserCaller, companyId: string): void => {
  if (!may(caller, 'manageApi') || caller.companyId !== companyId) throw new AppError('not_found')
}

/** The brands whose API the caller manages; nobody manages that of all companies. */
const managed = (caller: UserCaller): readonly string[] => {
  const brands = brandsWith(caller, 'manageApi')
  return brands === 'all' ? [] : brands
}

/**
 * SQL condition: the caller manages every brand that a token or an address is for. `row` is the table's name in the query; who owns one brand
 * of a company reads nothing of the others by way of a system.
 */
export const managedBy = (caller: UserCaller, row: 'api_tokens' | 'webhooks'): RawBuilder<boolean> => {
  const table = sql.ref(row)
  return sql<boolean>`(${table}.company_id = ${caller.companyId ?? null}
    AND coalesce(${table}.brand_ids, ARRAY(SELECT b.id FROM brands b WHERE b.company_id = ${table}.company_id)) <@ ${managed(caller)}::uuid[])`
}

/**
 * The brands as they are kept; null for all of the company. 422 at `brandIds` where none is named, or one whose API is not the caller's to
 * manage; for all of them, every one must be.
 */
export const ownBrandsOf = async (
  db: Db,
  caller: UserCaller,
  asked: readonly string[] | null,
): Promise<string[] | null> => {
  if (asked?.length === 0) throw invalid({ brandIds: ['required'] })
  const named = asked
    ? sql`${[...asked]}::uuid[]`
    : sql`ARRAY(SELECT id FROM brands WHERE company_id = ${caller.companyId ?? null})`
  const { rows } = await sql<{ own: boolean }>`SELECT ${named} <@ ${managed(caller)}::uuid[] AS own`.execute(db)
  if (!rows[0]?.own) throw invalid({ brandIds: ['not_yours'] })
  return asked && [...new Set(asked)]
}
