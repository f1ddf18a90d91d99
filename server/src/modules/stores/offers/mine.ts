import { sql } from 'kysely'
import type { PickupNeed } from '@samspel/api/campaign-rules'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import type { Page } from '../../../http/page'
import { pickupNeed } from './needs'
import { columns, from, type OfferRow } from './repository'

/** Offers where the creator has a participation that was not withdrawn: passes by expiry, then applications, then the rest. */
export const listMine = async (
  db: Db,
  {
    instagramerId,
    need,
    page,
    today,
    now,
  }: {
    instagramerId: string
    need: PickupNeed | undefined
    page: Page
    today: string
    now: Date
  },
): Promise<{ rows: OfferRow[]; total: number }> => {
  const mine = sql`${from} JOIN store_participations own ON own.brand_id = sc.brand_id AND own.store_campaign_id = sc.id
    WHERE own.instagramer_id = ${instagramerId} AND own.decision_kind IS DISTINCT FROM 'withdrawn'
      AND ${need ? sql`${pickupNeed({ today, now })} = ${need}` : sql`true`}`
  return pageWithTotal(
    db,
    sql<OfferRow>`SELECT ${columns(today)} FROM ${mine}
      ORDER BY CASE own.state WHEN 'approved' THEN 0 WHEN 'invited' THEN 1 WHEN 'requested' THEN 1 ELSE 2 END,
      CASE WHEN own.state = 'approved' THEN own.expires_at END NULLS LAST, own.created_at DESC, own.id
      LIMIT ${page.limit} OFFSET ${page.offset}`,
    mine,
  )
}

export const findOffers = async (db: Db, ids: readonly string[], today: string): Promise<OfferRow[]> =>
  (await sql<OfferRow>`SELECT ${columns(today)} FROM ${from} WHERE sc.id = ANY(${[...ids]}::uuid[])`.execute(db)).rows
