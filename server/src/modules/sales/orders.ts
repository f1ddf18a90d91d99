import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/transact'
import { codeIn } from './codes'

/** An order, as a shop or a file tells it: nothing of who bought. Sums are hundredths. */
export interface ToldOrder {
  number: string
  /** The shop's own id; absent in files. */
  id?: string | undefined
  orderedAt: Date
  amount: number
  currency: string
  codes: readonly string[]
  /** Ends of our links that the order carries. */
  slugs: readonly string[]
  cancelled: boolean
  /** When the shop last changed it: an older word does not undo a newer one. */
  changedAt?: Date | undefined
}

export interface ToldReturn {
  orderId: string
  id: string
  amount: number
  currency: string
  at: Date
}

interface Place {
  brandId: string
  shopId: string | null
}

interface Match {
  campaign_id: string
  instagramer_id: string
  by: 'code' | 'click'
}

/** Order and return of one order are written one after the other, whichever comes first. */
const inTurn = async (trx: Db, { brandId, shopId }: Place, key: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sales ${brandId} ${shopId ?? ''} ${key}`}, 0))`.execute(
    trx,
  )
}

/** Whose an order is: who typed a code of ours said more than who came by a link. */
const matchOf = async (trx: Db, brandId: string, codes: readonly string[], slugs: readonly string[]) => {
  if (codes.length + slugs.length === 0) return undefined
  const { rows } =
    await sql<Match>`SELECT campaign_id, instagramer_id, CASE WHEN code = ANY(${codes}::text[]) THEN 'code' ELSE 'click' END AS by
    FROM creator_links WHERE brand_id = ${brandId} AND (code = ANY(${codes}::text[]) OR slug = ANY(${slugs}::text[]))
    ORDER BY (code = ANY(${codes}::text[])) IS TRUE DESC, created_at DESC LIMIT 1`.execute(trx)
  return rows[0]
}

const countReturns = async (trx: Db, { brandId, shopId }: Place, orderId: string): Promise<void> => {
  await sql`UPDATE sales s SET returned = CASE WHEN s.cancelled THEN s.amount ELSE least(s.amount, coalesce((
      SELECT sum(r.amount) FROM sale_returns r WHERE r.brand_id = s.brand_id AND r.shop_id IS NOT DISTINCT FROM s.shop_id
        AND r.order_id = s.order_id AND r.currency = s.currency), 0)) END
    WHERE s.brand_id = ${brandId} AND s.shop_id IS NOT DISTINCT FROM ${shopId}::uuid AND s.order_id = ${orderId}`.execute(
    trx,
  )
}

export type OrderOutcome = 'added' | 'changed' | 'same' | 'older'

/** Writes down an order once, however often it is told; says what became of it and whether it is anybody's. */
export const recordOrder = async (
  trx: Db,
  place: Place,
  order: ToldOrder,
): Promise<{ outcome: OrderOutcome; instagramerId: string | null }> => {
  const { brandId, shopId } = place
  const orderId = order.id ?? order.number
  await inTurn(trx, place, orderId)
  const codes = order.codes.flatMap((code) => codeIn(code) ?? [])
  const match = await matchOf(trx, brandId, codes, order.slugs)
  const {
    rows: [before],
  } = await sql<{
    id: string
    order_id: string
    shop_changed_at: string | null
  }>`SELECT id, order_id, shop_changed_at FROM sales
    WHERE brand_id = ${brandId} AND coalesce(shop_id, brand_id) = ${shopId ?? brandId} AND order_number = ${order.number}
    FOR UPDATE`.execute(trx)
  if (before?.shop_changed_at && order.changedAt && new Date(before.shop_changed_at) > order.changedAt) {
    const kept = await sql<{ instagramer_id: string | null }>`SELECT instagramer_id FROM sales
      WHERE brand_id = ${brandId} AND id = ${before.id}`.execute(trx)
    return { outcome: 'older', instagramerId: kept.rows[0]!.instagramer_id }
  }
  const [id, own] = [before?.id ?? uuidv7(), order.id ?? before?.order_id ?? order.number]
  // Whose it is stays: a code can go to somebody else later.
  const { rows } = await sql<{ instagramer_id: string | null; added: boolean; changed: boolean }>`
    INSERT INTO sales AS s (brand_id, id, shop_id, order_number, order_id, ordered_at, amount, cancelled, currency, code, slug,
        campaign_id, instagramer_id, matched_by, shop_changed_at)
      VALUES (${brandId}, ${id}, ${shopId}, ${order.number}, ${own}, ${order.orderedAt}, ${order.amount}, ${order.cancelled},
        ${order.currency}, ${codes[0] ?? null}, ${order.slugs[0] ?? null}, ${match?.campaign_id ?? null},
        ${match?.instagramer_id ?? null}, ${match?.by ?? null}, ${order.changedAt ?? null})
    ON CONFLICT (brand_id, coalesce(shop_id, brand_id), order_number) DO UPDATE SET
      order_id = excluded.order_id, amount = excluded.amount, cancelled = excluded.cancelled, currency = excluded.currency,
      returned = least(s.returned, excluded.amount),
      code = coalesce(excluded.code, s.code), slug = coalesce(excluded.slug, s.slug),
      campaign_id = coalesce(s.campaign_id, excluded.campaign_id), instagramer_id = coalesce(s.instagramer_id, excluded.instagramer_id),
      matched_by = coalesce(s.matched_by, excluded.matched_by), shop_changed_at = coalesce(excluded.shop_changed_at, s.shop_changed_at)
      WHERE (s.order_id, s.amount, s.cancelled, s.currency, s.code, s.slug, s.instagramer_id IS NULL)
        IS DISTINCT FROM (excluded.order_id, excluded.amount, excluded.cancelled, excluded.currency, coalesce(excluded.code, s.code),
          coalesce(excluded.slug, s.slug), s.instagramer_id IS NULL AND excluded.instagramer_id IS NULL)
        OR s.shop_changed_at < excluded.shop_changed_at
    RETURNING instagramer_id, (xmax = 0) AS added, true AS changed`.execute(trx)
  await countReturns(trx, place, own)
  const [written] = rows
  if (!written) {
    const kept = await sql<{ instagramer_id: string | null }>`SELECT instagramer_id FROM sales
      WHERE brand_id = ${brandId} AND id = ${id}`.execute(trx)
    return { outcome: 'same', instagramerId: kept.rows[0]!.instagramer_id }
  }
  return { outcome: written.added ? 'added' : 'changed', instagramerId: written.instagramer_id }
}

/** Writes down what came back of an order, once; it may come before the order. */
export const recordReturn = async (trx: Db, place: Place, told: ToldReturn): Promise<boolean> => {
  await inTurn(trx, place, told.orderId)
  const { numAffectedRows } =
    await sql`INSERT INTO sale_returns (brand_id, id, shop_id, order_id, return_id, amount, currency, returned_at)
      VALUES (${place.brandId}, ${uuidv7()}, ${place.shopId}, ${told.orderId}, ${told.id}, ${told.amount}, ${told.currency}, ${told.at})
    ON CONFLICT DO NOTHING`.execute(trx)
  await countReturns(trx, place, told.orderId)
  return Number(numAffectedRows) > 0
}
