import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/transact'
import type { UserCaller } from './caller'

/** Brands that staff act for; 'all' for platform staff. */
export type BrandIds = readonly string[] | 'all'

export const actsFor = (brandIds: BrandIds, brandId: string): boolean =>
  brandIds === 'all' || brandIds.includes(brandId)

/** The own brands, or the asked one of them: a foreign one leaves nothing. */
export const narrow = (brandIds: BrandIds, asked: string | undefined): BrandIds => {
  if (!asked) return brandIds
  return actsFor(brandIds, asked) ? [asked] : []
}

/** Condition on a column that holds a brand's id. */
export const inBrands = (column: RawBuilder<unknown>, brandIds: BrandIds): RawBuilder<unknown> =>
  brandIds === 'all' ? sql`true` : sql`${column} = ANY(${brandIds}::uuid[])`

type AtStores = Pick<UserCaller, 'brandIds' | 'storeIds'>

/** Works for the store's brand, and is not tied to other stores of it. */
export const standsAt = ({ brandIds, storeIds }: AtStores, store: { brandId: string; storeId: string }): boolean =>
  actsFor(brandIds, store.brandId) && (!storeIds?.length || storeIds.includes(store.storeId))

/** Condition on a column with a store's id: those that the caller is tied to, or all. */
export const atStores = (
  column: RawBuilder<unknown>,
  { storeIds }: Pick<UserCaller, 'storeIds'>,
): RawBuilder<unknown> => (!storeIds?.length ? sql`true` : sql`${column} = ANY(${storeIds}::uuid[])`)

/** Condition that a brand's company has been approved: others than its own people and the platform meet no other brands. */
export const ofApprovedCompany = (brandId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM brands JOIN companies ON companies.id = company_id WHERE brands.id = ${brandId} AND companies.state = 'approved')`

export const isOfApprovedCompany = async (db: Db, brandId: string): Promise<boolean> =>
  (await sql<{ shown: boolean }>`SELECT ${ofApprovedCompany(sql`${brandId}`)} AS shown`.execute(db)).rows[0]?.shown ===
  true

/** Condition that a text holds what was typed, whatever its case; `%` and `_` stand for themselves. */
export const contains = (column: RawBuilder<unknown>, typed: string | undefined): RawBuilder<unknown> => {
  const words = typed?.trim()
  return words ? sql`${column} ILIKE ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}` : sql`true`
}
