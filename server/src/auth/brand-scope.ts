import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/transact'
import type { UserCaller } from './caller'

/** The brands a staff member acts for; 'all' for platform staff. */
export type BrandIds = readonly string[] | 'all'

export const actsFor = (brandIds: BrandIds, brandId: string): boolean =>
  brandIds === 'all' || brandIds.includes(brandId)

/** Narrows the caller's brands to the requested one. A brand that is not the caller's leaves an empty list. */
export const narrow = (brandIds: BrandIds, asked: string | undefined): BrandIds => {
  if (!asked) return brandIds
  return actsFor(brandIds, asked) ? [asked] : []
}

/** SQL condition on a brand id column: the brand is one of the caller's. */
export const inBrands = (column: RawBuilder<unknown>, brandIds: BrandIds): RawBuilder<unknown> =>
  brandIds === 'all' ? sql`true` : sql`${column} = ANY(${brandIds}::uuid[])`

type AtStores = Pick<UserCaller, 'brandIds' | 'storeIds'>

/** Whether the caller works for the store's brand and is not restricted to other stores of it. */
export const standsAt = ({ brandIds, storeIds }: AtStores, store: { brandId: string; storeId: string }): boolean =>
  actsFor(brandIds, store.brandId) && (!storeIds?.length || storeIds.includes(store.storeId))

/** SQL condition on a store id column: the store is one the caller is assigned to. Always true for callers without assigned stores. */
export const atStores = (
  column: RawBuilder<unknown>,
  { storeIds }: Pick<UserCaller, 'storeIds'>,
): RawBuilder<unknown> => (!storeIds?.length ? sql`true` : sql`${column} = ANY(${storeIds}::uuid[])`)

/** SQL condition that the brand's company is approved. Only its own staff and the platform see brands of unapproved companies. */
export const ofApprovedCompany = (brandId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM brands JOIN companies ON companies.id = company_id WHERE brands.id = ${brandId} AND companies.state = 'approved')`

/** The same condition where a brand is at hand, by the id of its company: the database reads the brands once. */
export const isApprovedCompany = (companyId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM companies WHERE companies.id = ${companyId} AND companies.state = 'approved')`

export const isOfApprovedCompany = async (db: Db, brandId: string): Promise<boolean> =>
  (await sql<{ shown: boolean }>`SELECT ${ofApprovedCompany(sql`${brandId}`)} AS shown`.execute(db)).rows[0]?.shown ===
  true
