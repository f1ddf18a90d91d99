import type { Db } from '../../../db/transact'
import type { OwnRow } from './repository'

/**
 * Locks store campaigns of one campaign for the rest of the transaction: the campaign first, against changes, and the stock of their
 * products last. Returns whether all of them exist.
 */
export const lockOffers = async (trx: Db, ids: readonly string[]): Promise<boolean> => {
  const keys = await trx
    .selectFrom('store_campaigns')
    .select(['brand_id', 'campaign_id'])
    .where('id', '=', ids[0]!)
    .executeTakeFirst()
  if (!keys) return false
  await trx
    .selectFrom('campaigns')
    .select('id')
    .where('brand_id', '=', keys.brand_id)
    .where('id', '=', keys.campaign_id)
    .forShare()
    .execute()
  const offers = await trx
    .selectFrom('store_campaigns')
    .select(['store_id', 'store_product_id'])
    .where('brand_id', '=', keys.brand_id)
    .where('campaign_id', '=', keys.campaign_id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const products = [...new Set(offers.flatMap(({ store_product_id: product }) => product ?? []))]
  if (products.length > 0)
    await trx
      .selectFrom('store_stock')
      .select('quantity')
      .where('brand_id', '=', keys.brand_id)
      .where(
        'store_id',
        'in',
        offers.map(({ store_id: store }) => store),
      )
      .where('store_product_id', 'in', products)
      .orderBy('store_id')
      .orderBy('store_product_id')
      .forUpdate()
      .execute()
  return offers.length === ids.length
}

/** Locks one: everything that takes or frees a place takes this lock first (decision 75). */
export const lockOffer = (trx: Db, id: string): Promise<boolean> => lockOffers(trx, [id])

/** Locks a store participation for the rest of the transaction, after its store campaign, and returns its current row. */
export const lockOwn = async (trx: Db, id: string): Promise<OwnRow | undefined> =>
  trx.selectFrom('store_participations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
