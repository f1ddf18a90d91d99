import { sql } from 'kysely'
import type { Db } from '../../../db/transact'
import type { LiveBus } from '../../../live'

interface Keys {
  id: string
  brand_id: string
  instagramer_id: string
  store_campaign_id: string
  store_id: string
}

/** Publishes that these store participations have changed, to the brand's staff, the store's clerks and the creators. */
export const publishPassesChanged = async (
  trx: Db,
  live: Pick<LiveBus, 'publishAll'>,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const { rows } =
    await sql<Keys>`SELECT sp.id, sp.brand_id, sp.instagramer_id, sp.store_campaign_id, sc.store_id FROM store_participations sp
    JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id WHERE sp.id = ANY(${ids}::uuid[])`.execute(
      trx,
    )
  await live.publishAll(
    trx,
    rows.map((row) => ({
      fact: 'store-participation-changed',
      ids: { storeParticipationId: row.id, storeCampaignId: row.store_campaign_id, storeId: row.store_id },
      audience: { brandId: row.brand_id, storeId: row.store_id, instagramerId: row.instagramer_id },
    })),
  )
}

/**
 * Publishes that these store campaigns have changed, to the brand's staff and the stores' clerks; creators are only told about their own
 * passes.
 */
export const publishOffersChanged = (
  trx: Db,
  live: Pick<LiveBus, 'publishAll'>,
  offers: readonly { id: string; brand_id: string; store_id: string }[],
): Promise<void> =>
  live.publishAll(
    trx,
    offers.map(({ id, brand_id: brandId, store_id: storeId }) => ({
      fact: 'store-participation-changed',
      ids: { storeCampaignId: id, storeId },
      audience: { brandId, storeId },
    })),
  )
