import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/transact'

export interface TaxScope {
  brandIds?: readonly string[]
  creatorId?: string
}

/** The first moment of a Swedish calendar year. */
export const yearBegins = (year: number): RawBuilder<string> =>
  sql<string>`make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Stockholm')`

/** The Swedish calendar year as a condition that an index can serve. */
const inYear = (at: RawBuilder<unknown>, year: number) =>
  sql`${at} >= ${yearBegins(year)} AND ${at} < ${yearBegins(year + 1)}`

/** When a fee can be taken out: before that it has not come. */
const payable = sql`coalesce(e.available_at, e.created_at)`

/** What goods are worth, kr: as agreed in the version that held when they came, else as the campaign says. */
const agreedValue = sql`coalesce((SELECT (a.facts ->> 'productValue')::bigint FROM agreements a
    WHERE a.brand_id = given.brand_id AND (a.participation_id = given.participation_id OR a.store_participation_id = given.store_participation_id)
    ORDER BY a.created_at > given.at, CASE WHEN a.created_at <= given.at THEN -a.version ELSE a.version END LIMIT 1),
  (SELECT sum((product ->> 'defaultProductValue')::bigint) FROM jsonb_array_elements(c.products) product), 0)`

/**
 * What came to creators in a year, each fee and each set of goods by itself, in öre: `instagramer_id`, `brand_id`, `campaign_id`, `title`, `kind`,
 * `at`, `amount`, and by what held at that moment `country` and `f_tax`. All that is said of tax is made of these rows.
 *
 * Fees on the day they can be taken out, also those of days to come. Goods at the counter when they were handed out, at home when the parcel has
 * arrived; without a parcel when the first post about them is handed in, the first that Samspel hears of them. Corrections by platform staff, of
 * no brand, when they were booked.
 */
export const taxItems = (year: number, { brandIds, creatorId }: TaxScope): RawBuilder<unknown> => {
  // All brands of a payer count towards the limit, those that the reader does not see too.
  const ofPayer = brandIds
    ? sql`moved.brand_id IN (SELECT id FROM brands WHERE company_id IN (SELECT company_id FROM brands WHERE id = ANY(${brandIds}::uuid[])))`
    : sql`true`
  const own = (column: string) => (creatorId ? sql`${sql.ref(column)} = ${creatorId}` : sql`true`)
  return sql`(SELECT moved.*, standing.country_code AS country, standing.f_tax_from IS NOT NULL AS f_tax FROM (
      SELECT a.instagramer_id, CASE WHEN t.kind = 'earning' THEN t.brand_id END AS brand_id, t.campaign_id, t.title,
          CASE WHEN t.kind = 'earning' THEN 'fee' ELSE 'correction' END AS kind, ${payable} AS at, e.amount, e.id
        FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id JOIN accounts a ON a.id = e.account_id
        WHERE t.kind IN ('earning', 'adjustment') AND a.owner_type = 'instagramer' AND ${own('a.instagramer_id')} AND ${inYear(payable, year)}
      UNION ALL SELECT given.instagramer_id, given.brand_id, given.campaign_id, c.name, 'goods', given.at, (${agreedValue} * 100)::bigint, given.id
        FROM (SELECT m.brand_id, m.campaign_id, m.instagramer_id, m.participation_id, NULL::uuid AS store_participation_id,
              min(m.created_at) AS at, m.participation_id AS id FROM mentions m
            WHERE m.participation_id IS NOT NULL AND ${own('m.instagramer_id')} AND NOT EXISTS (SELECT FROM parcels k
              WHERE k.brand_id = m.brand_id AND k.participation_id = m.participation_id)
            GROUP BY m.brand_id, m.campaign_id, m.instagramer_id, m.participation_id
          UNION ALL SELECT k.brand_id, k.campaign_id, k.instagramer_id, k.participation_id, NULL, k.arrived_at, k.id FROM parcels k
            WHERE k.replaced_at IS NULL AND k.arrived_at IS NOT NULL AND ${own('k.instagramer_id')}
          UNION ALL SELECT sp.brand_id, sc.campaign_id, sp.instagramer_id, NULL, sp.id, sp.picked_up_at, sp.id FROM store_participations sp
            JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
            WHERE sp.state = 'picked_up' AND ${own('sp.instagramer_id')}) given
        JOIN campaigns c ON c.brand_id = given.brand_id AND c.id = given.campaign_id
        WHERE ${inYear(sql`given.at`, year)}) moved
    JOIN LATERAL (SELECT country_code, f_tax_from FROM tax_standings s WHERE s.instagramer_id = moved.instagramer_id
      AND s.since <= moved.at ORDER BY s.since DESC LIMIT 1) standing ON true
    WHERE moved.amount <> 0 AND ${ofPayer})`
}

/** Goods of a creator that were sent and have not arrived: the day they come is not known. Öre, by brand. */
export const goodsUnderWay = async (db: Db, creatorId: string): Promise<{ brandId: string; amount: number }[]> => {
  const { rows } = await sql<{
    brandId: string
    amount: number
  }>`SELECT given.brand_id AS "brandId", sum(${agreedValue} * 100)::bigint AS amount
    FROM (SELECT brand_id, campaign_id, participation_id, NULL::uuid AS store_participation_id, sent_at AS at FROM parcels
      WHERE instagramer_id = ${creatorId} AND sent_at IS NOT NULL AND arrived_at IS NULL AND replaced_at IS NULL) given
    JOIN campaigns c ON c.brand_id = given.brand_id AND c.id = given.campaign_id GROUP BY 1`.execute(db)
  return rows
}
