import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../../db/transact'

interface Keys {
  brand_id: string
  store_campaign_id: string
  instagramer_id: string
}

/** Stores an unused pass for the statistics before its row is reused (decision 99). */
export const keepEnded = (
  trx: Db,
  { brand_id: brandId, store_campaign_id: offerId, instagramer_id: creatorId }: Keys,
) =>
  sql`INSERT INTO ended_passes (brand_id, id, store_campaign_id, decision_kind, ended_at)
    SELECT brand_id, ${uuidv7()}::uuid, store_campaign_id, decision_kind, decided_at FROM store_participations
    WHERE brand_id = ${brandId} AND store_campaign_id = ${offerId} AND instagramer_id = ${creatorId}
      AND state = 'declined' AND decision_kind IN ('lapsed', 'withdrawn') AND code IS NOT NULL`.execute(trx)
