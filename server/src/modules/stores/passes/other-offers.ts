import { sql } from 'kysely'
import { moveWithinMetres } from '@samspel/api'
import type { Db } from '../../../db/transact'
import { metresBetween } from '../../../geo'
import { bookedHere, freeHere, offerColumns, type OfferRow, offersFrom } from '../offers'
import type { ApplicantRow } from './repository'

/** Another store campaign of the same campaign, with what stands at its store and how far it is. */
export type OtherOffer = OfferRow & { distance: number; free: number | null; booked: number | null }

type Of = Pick<ApplicantRow, 'brand_id' | 'campaign_id' | 'store_id' | 'store_campaign_id' | 'instagramer_id'>

const most = 50

/** Those that take creators, nearest first, where this creator has not asked. Those that have given out a week's limit are among them. */
export const listOtherOffers = async (db: Db, own: Of, today: string): Promise<OtherOffer[]> => {
  const here = sql`(SELECT latitude, longitude FROM stores WHERE brand_id = ${own.brand_id} AND id = ${own.store_id})`
  const distance = metresBetween(
    { latitude: sql`here.latitude`, longitude: sql`here.longitude` },
    { latitude: sql`s.latitude`, longitude: sql`s.longitude` },
  )
  const { rows } = await sql<OtherOffer>`SELECT ${offerColumns(today)}, ${distance} AS distance,
      CASE WHEN sc.store_product_id IS NOT NULL THEN ${freeHere} END AS free,
      CASE WHEN sc.store_product_id IS NOT NULL THEN ${bookedHere} END AS booked
    FROM ${offersFrom} CROSS JOIN ${here} here
    WHERE sc.brand_id = ${own.brand_id} AND sc.campaign_id = ${own.campaign_id} AND sc.id <> ${own.store_campaign_id}
      AND sc.paused_at IS NULL AND ${distance} <= ${moveWithinMetres}
      AND NOT EXISTS (SELECT FROM store_participations asked WHERE asked.brand_id = sc.brand_id
        AND asked.store_campaign_id = sc.id AND asked.instagramer_id = ${own.instagramer_id})
    ORDER BY distance, sc.id LIMIT ${most}`.execute(db)
  return rows
}

export const writeMove = (
  trx: Db,
  { brand_id: brandId, id }: Pick<ApplicantRow, 'brand_id' | 'id'>,
  { storeCampaignId, comingAt }: { storeCampaignId: string; comingAt: string | null },
) =>
  trx
    .updateTable('store_participations')
    .set({ store_campaign_id: storeCampaignId, coming_at: comingAt, refused_answer: null })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute()
