import { sql } from 'kysely'
import type { Country, OpeningException, OpeningWeek, PromisedProduct, StoreParticipation } from '@samspel/api'
import type { StoreParticipations } from '../../../db/tables/public'
import type { Db } from '../../../db/transact'
import { shelfOf } from '../../campaigns'
import { bookedHere, freeHere, isExpectedToday } from '../offers'

/** More than any counter hands out in a day. */
const MOST_PICKUPS = 1_000

export interface CounterStore {
  id: string
  brand_id: string
  name: string
  brand_name: string
  image_url: string | null
  handover_note: string | null
  country_code: Country
}

/** A store participation with the fields that the counter shows. */
export interface PickupRow {
  id: string
  brand_id: string
  store_id: string
  store_name: string
  state: StoreParticipation['state']
  decision_kind: StoreParticipations['decision_kind']
  decided_at: string | null
  code: string | null
  coming_at: string | null
  expires_at: string | null
  picked_up_at: string | null
  picked_up_by: string | null
  hand_out_reason: string | null
  /** As the list of stores counts it. */
  expected_today: boolean
  country_code: Country
  opening_week: OpeningWeek | null
  opening_exceptions: OpeningException[]
  creator_id: string
  creator_name: string
  creator_username: string | null
  creator_image_url: string | null
  campaign_id: string
  campaign_name: string
  /** Null when there is no pass. */
  promised: PromisedProduct[] | null
  /** The products the store campaign gives away today. */
  offered: PromisedProduct[]
}

const pickupsAt = (
  now: Date,
) => sql`SELECT sp.id, sp.brand_id, sp.state, sp.decision_kind, sp.decided_at, sp.code, sp.coming_at, sp.expires_at, sp.picked_up_at,
    sp.hand_out_reason, u.name AS picked_up_by, s.id AS store_id, s.name AS store_name, s.country_code, s.opening_week, s.opening_exceptions, ${isExpectedToday(now)} AS expected_today, i.id AS creator_id, i.name AS creator_name, i.username AS creator_username,
    i.avatar_url AS creator_image_url, c.id AS campaign_id, c.name AS campaign_name, sp.promised,
    products_of_offer(sp.brand_id, sp.store_campaign_id) AS offered
  FROM store_participations sp
  JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
  JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
  JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
  JOIN instagramers i ON i.id = sp.instagramer_id
  LEFT JOIN users u ON u.id = sp.picked_up_by`

export const findStore = async (db: Db, id: string): Promise<CounterStore | undefined> =>
  (
    await sql<CounterStore>`SELECT s.id, s.brand_id, s.name, b.name AS brand_name, coalesce(s.image_url, b.logo_url) AS image_url, s.handover_note, s.country_code
    FROM stores s JOIN brands b ON b.id = s.brand_id WHERE s.id = ${id}`.execute(db)
  ).rows[0]

/** Id of the store with this counter code. */
export const findStoreByToken = async (db: Db, token: string): Promise<string | undefined> =>
  (await db.selectFrom('stores').select('id').where('token', '=', token).executeTakeFirst())?.id

/** A store's valid passes, and its hand-outs since a given moment. */
export const listPickups = async (db: Db, store: CounterStore, now: Date, since: Date): Promise<PickupRow[]> =>
  (
    await sql<PickupRow>`${pickupsAt(now)} WHERE s.brand_id = ${store.brand_id} AND s.id = ${store.id}
      AND ((sp.state = 'approved' AND (sp.expires_at IS NULL OR sp.expires_at >= ${now.toISOString()}))
        OR (sp.state = 'picked_up' AND sp.picked_up_at >= ${since.toISOString()}))
      ORDER BY sp.coming_at NULLS LAST, sp.expires_at NULLS LAST, sp.id LIMIT ${MOST_PICKUPS}`.execute(db)
  ).rows

export const findPickup = async (db: Db, id: string, now: Date): Promise<PickupRow | undefined> =>
  (await sql<PickupRow>`${pickupsAt(now)} WHERE sp.id = ${id}`.execute(db)).rows[0]

/** How many of a pass's product its store has on the shelf; null when its campaign does not track stock. */
export const countOnShelf = async (
  db: Db,
  { brand_id: brandId, id }: Pick<PickupRow, 'brand_id' | 'id'>,
): Promise<number | null> => {
  const {
    rows: [row],
  } = await sql<{ free: number; booked: number }>`SELECT ${freeHere} AS free, ${bookedHere} AS booked
    FROM store_participations sp JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
    WHERE sp.brand_id = ${brandId} AND sp.id = ${id} AND sc.store_product_id IS NOT NULL`.execute(db)
  return row ? shelfOf(row).onShelf : null
}

/** Finds a pick-up by code within a brand; codes of other brands count as unknown. */
export const findByCode = async (
  db: Db,
  { brandId, code, now }: { brandId: string; code: string; now: Date },
): Promise<PickupRow | undefined> =>
  (await sql<PickupRow>`${pickupsAt(now)} WHERE sp.code = ${code} AND sp.brand_id = ${brandId}`.execute(db)).rows[0]

/**
 * Locks a store participation for the rest of the transaction. No other lock is taken after it, because the counter does not change the
 * number of places.
 */
export const lockPickup = async (
  trx: Db,
  { brand_id: brandId, id }: Pick<PickupRow, 'brand_id' | 'id'>,
): Promise<void> => {
  await sql`SELECT FROM store_participations WHERE brand_id = ${brandId} AND id = ${id} FOR UPDATE`.execute(trx)
}

export const writePickedUp = async (
  trx: Db,
  { brand_id: brandId, id }: Pick<PickupRow, 'brand_id' | 'id'>,
  pickedUp: { at: Date; by: string | null } | null,
): Promise<void> => {
  await trx
    .updateTable('store_participations')
    .set({
      state: pickedUp ? 'picked_up' : 'approved',
      picked_up_at: pickedUp?.at.toISOString() ?? null,
      picked_up_by: pickedUp?.by ?? null,
      hand_out_reason: null,
    })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute()
}

/** Whether the creator has posted anything about this pick-up. */
export const hasPosts = async (
  trx: Db,
  { brand_id: brandId, id }: { brand_id: string; id: string },
): Promise<boolean> =>
  (await trx
    .selectFrom('mentions')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('store_participation_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined
