import { sql } from 'kysely'
import { pageSizes, type StoreOffer } from '@samspel/api'
import { atStores } from '../../../auth/brand-scope'
import type { Caller, UserCaller } from '../../../auth/caller'
import { mayFor } from '../../../auth/roles'
import type { Context, Query } from '../../../context'
import { dayOf } from '../../../days'
import { AppError } from '../../../errors'
import { metaOf, pageOf } from '../../../http/page'
import { shelfOf } from '../../campaigns'
import { offerAbilities, type OfferFacts } from './policies'
import { toStoreCampaign } from './serialize'
import { findForStaff, listForStaff, type StaffOfferRow } from './staff-repository'

export { findForStaff as findStaffOffer }

export const offerFactsOf = (row: StaffOfferRow): OfferFacts => ({
  brandId: row.brand_id,
  campaignState: row.campaign_state,
  isPaused: row.paused_at !== null,
})

export const toStoreOffer = (row: StaffOfferRow, caller: Caller, now: Date): StoreOffer => ({
  ...toStoreCampaign(row, now),
  campaignState: row.campaign_state,
  places: row.places === 0 ? null : row.places,
  taken: row.taken,
  waiting: row.waiting,
  booked: row.booked,
  stock:
    row.store_product_id === null || row.product_name === null
      ? null
      : {
          storeProductId: row.store_product_id,
          name: row.product_name,
          imageUrl: row.product_picture,
          ...shelfOf({ free: row.product_free, booked: row.product_booked }),
        },
  abilities: offerAbilities(caller, offerFactsOf(row)),
})

/** Store campaigns of a brand, for its staff. */
export const listStoreOffers = async (
  { db, caller, now }: Context<UserCaller>,
  { brandId, ...query }: { brandId: string } & Query<'listStoreOffers'>,
) => {
  if (!mayFor(caller, 'seeStores', brandId)) throw new AppError('not_found')
  const page = pageOf(query, pageSizes.table)
  const where = sql`sc.brand_id = ${brandId} AND ${atStores(sql`sc.store_id`, caller)}
    AND ${query.storeId ? sql`sc.store_id = ${query.storeId}` : sql`true`}
    AND ${query.campaignId ? sql`sc.campaign_id = ${query.campaignId}` : sql`true`}`
  const { rows, total } = await listForStaff(db, { where, page, today: dayOf(now) })
  return { storeCampaigns: rows.map((row) => toStoreOffer(row, caller, now)), meta: metaOf(page, total) }
}
