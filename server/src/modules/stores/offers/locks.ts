import type { Db } from '../../../db/transact'
import type { OwnRow } from './repository'

/**
 * Locks a store campaign for the rest of the transaction: its campaign first, against changes, and the stock of its product last.
 * Everything that takes or frees a place takes this lock first (decision 75).
 */
export const lockOffer = async (trx: Db, id: string): Promise<boolean> => {
  const keys = await trx
    .selectFrom('store_campaigns')
    .select(['brand_id', 'campaign_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!keys) return false
  await trx
    .selectFrom('campaigns')
    .select('id')
    .where('brand_id', '=', keys.brand_id)
    .where('id', '=', keys.campaign_id)
    .forShare()
    .execute()
  const offer = await trx
    .selectFrom('store_campaigns')
    .select(['store_id', 'store_product_id'])
    .where('brand_id', '=', keys.brand_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (offer?.store_product_id)
    await trx
      .selectFrom('store_stock')
      .select('quantity')
      .where('brand_id', '=', keys.brand_id)
      .where('store_id', '=', offer.store_id)
      .where('store_product_id', '=', offer.store_product_id)
      .forUpdate()
      .execute()
  return offer !== undefined
}

/** Locks a store participation for the rest of the transaction, after its store campaign, and returns its current row. */
export const lockOwn = async (trx: Db, id: string): Promise<OwnRow | undefined> =>
  trx.selectFrom('store_participations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
