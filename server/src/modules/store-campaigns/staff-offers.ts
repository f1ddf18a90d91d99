import { sql } from 'kysely'
import { pageSizes, type StoreOffer } from '@samspel/api'
import { actsFor, atStores } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { toStoreCampaign } from './serialize'
import { listForStaff, type StaffOfferRow } from './staff-repository'

const toStoreOffer = (row: StaffOfferRow): StoreOffer => ({
  ...toStoreCampaign(row, undefined),
  campaignState: row.campaign_state,
  places: row.places === 0 ? null : row.places,
  taken: row.taken,
  waiting: row.waiting,
  booked: row.booked,
  stock:
    row.store_product_id === null || row.product_name === null || row.in_stock === null
      ? null
      : {
          storeProductId: row.store_product_id,
          name: row.product_name,
          imageUrl: row.product_picture,
          quantity: row.in_stock,
        },
})

/** What is given away at a brand's stores, for those who work for the brand. */
export const listStoreOffers = async (
  { db, caller, now }: Context<UserCaller>,
  { brandId, ...query }: { brandId: string } & Query<'listStoreOffers'>,
) => {
  if (!actsFor(caller.brandIds, brandId)) throw new AppError('not_found')
  const page = pageOf(query, pageSizes.table)
  const where = sql`sc.brand_id = ${brandId} AND ${atStores(sql`sc.store_id`, caller)}
    AND ${query.storeId ? sql`sc.store_id = ${query.storeId}` : sql`true`}
    AND ${query.campaignId ? sql`sc.campaign_id = ${query.campaignId}` : sql`true`}`
  const { rows, total } = await listForStaff(db, { where, page, today: dayOf(now) })
  return { storeCampaigns: rows.map(toStoreOffer), meta: metaOf(page, total) }
}
