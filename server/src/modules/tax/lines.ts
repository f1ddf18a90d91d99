import { type RawBuilder, sql } from 'kysely'
import { taxRulesOf } from '@samspel/api/campaign-rules'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'

/** What one creator got of one brand in a year. Fees in öre, products in kr. */
export interface TaxLine {
  brand: string
  brandId: string
  /** Who pays: the company that the brand belongs to. The year's limit is for all that comes from it. */
  payerId: string
  creator: string
  creatorId: string
  username: string
  fees: number
  products: number
  /** The day from which F-tax counts; null while it does not. */
  fTaxFrom: string | null
  /** Öre: what contributions are paid on. */
  basis: number
  /** Whether the products of this payer are as many as the year's limit, or more. */
  isAboveLimit: boolean
}

type Row = Omit<TaxLine, 'basis' | 'isAboveLimit'> & {
  /** Of both, what came while F-tax did not count. */
  feesBefore: number
  productsBefore: number
}

/** The tax year of a moment, in Sweden's time. */
export const taxYearOf = (now: Date): number => Number(dayOf(now).slice(0, 4))

/** The Swedish calendar year as a condition that an index can serve. */
const inYear = (at: RawBuilder<unknown>, year: number) =>
  sql`${at} >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Stockholm') AND ${at} < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'Europe/Stockholm')`

interface Scope {
  brandIds?: readonly string[]
  creatorId?: string
}

/**
 * Fees that were booked and products that arrived: at the counter when they were handed out, at home when the parcel has arrived; without a
 * parcel when the first post about them is handed in, the first that Samspel hears of them. Only what came while the creator lived in Sweden.
 */
const rowsOf = async (db: Db, year: number, { brandIds, creatorId }: Scope): Promise<Row[]> => {
  // All brands of a payer count towards the limit, those that the reader does not see too.
  const ofPayer = brandIds
    ? sql`b.company_id IN (SELECT company_id FROM brands WHERE id = ANY(${brandIds}::uuid[]))`
    : sql`true`
  const ofCreator = creatorId ? sql`moved.instagramer_id = ${creatorId}` : sql`true`
  const own = (column: string) => (creatorId ? sql`${sql.ref(column)} = ${creatorId}` : sql`true`)
  return (
    await sql<Row>`SELECT b.name AS brand, b.id AS "brandId", b.company_id AS "payerId", i.name AS creator, i.id AS "creatorId", i.username,
        sum(moved.fees)::bigint AS fees, sum(moved.products)::bigint AS products,
        coalesce(sum(moved.fees) FILTER (WHERE standing.f_tax_from IS NULL), 0)::bigint AS "feesBefore",
        coalesce(sum(moved.products) FILTER (WHERE standing.f_tax_from IS NULL), 0)::bigint AS "productsBefore",
        (SELECT f_tax_from::text FROM tax_standings last WHERE last.instagramer_id = i.id
          AND last.since < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'Europe/Stockholm') ORDER BY since DESC LIMIT 1) AS "fTaxFrom"
      FROM (
        SELECT t.brand_id, a.instagramer_id, e.amount AS fees, 0 AS products, e.created_at AS at FROM ledger_entries e
          JOIN ledger_transactions t ON t.id = e.transaction_id JOIN accounts a ON a.id = e.account_id
          WHERE t.kind = 'earning' AND a.owner_type = 'instagramer' AND ${own('a.instagramer_id')} AND ${inYear(sql`e.created_at`, year)}
        UNION ALL SELECT given.brand_id, given.instagramer_id, 0, (product ->> 'defaultProductValue')::int, given.at
          FROM (SELECT m.brand_id, m.campaign_id, m.instagramer_id, min(m.created_at) AS at FROM mentions m
              WHERE m.participation_id IS NOT NULL AND ${own('m.instagramer_id')} AND NOT EXISTS (SELECT FROM parcels k
                WHERE k.brand_id = m.brand_id AND k.participation_id = m.participation_id)
              GROUP BY m.brand_id, m.campaign_id, m.instagramer_id
            UNION ALL SELECT k.brand_id, k.campaign_id, k.instagramer_id, k.arrived_at FROM parcels k
              WHERE k.replaced_at IS NULL AND k.arrived_at IS NOT NULL AND ${own('k.instagramer_id')}
            UNION ALL SELECT sp.brand_id, sc.campaign_id, sp.instagramer_id, sp.picked_up_at FROM store_participations sp
              JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
              WHERE sp.state = 'picked_up' AND ${own('sp.instagramer_id')}) given
          JOIN campaigns c ON c.brand_id = given.brand_id AND c.id = given.campaign_id, jsonb_array_elements(c.products) AS product
          WHERE ${inYear(sql`given.at`, year)}) moved
      JOIN brands b ON b.id = moved.brand_id JOIN instagramers i ON i.id = moved.instagramer_id
      JOIN LATERAL (SELECT country_code, f_tax_from FROM tax_standings s WHERE s.instagramer_id = moved.instagramer_id
        AND s.since <= moved.at ORDER BY s.since DESC LIMIT 1) standing ON standing.country_code = 'SE'
      WHERE ${ofPayer} AND ${ofCreator}
      GROUP BY b.id, b.name, b.company_id, i.id, i.name, i.username
      HAVING sum(moved.fees) <> 0 OR sum(moved.products) <> 0 ORDER BY b.name, i.name, i.id LIMIT 50000`.execute(db)
  ).rows
}

/**
 * What came to creators in Sweden in a year, by brand and creator: the wallet's meters and the yearly file are both made of it. Fees count
 * from the first krona; products when those of one payer reach the year's limit; nothing while F-tax counts.
 */
export const taxLinesOf = async (db: Db, year: number, scope: Scope): Promise<TaxLine[]> => {
  const rows = await rowsOf(db, year, scope)
  const limit = taxRulesOf(year).taxFreeProductValue
  const ofPayer = new Map<string, number>()
  const key = ({ payerId, creatorId }: Row) => `${payerId} ${creatorId}`
  for (const row of rows) ofPayer.set(key(row), (ofPayer.get(key(row)) ?? 0) + row.productsBefore)
  return rows
    .map(({ feesBefore, productsBefore, ...row }) => {
      const isAboveLimit = (ofPayer.get(`${row.payerId} ${row.creatorId}`) ?? 0) >= limit
      return { ...row, isAboveLimit, basis: feesBefore + (isAboveLimit ? productsBefore * 100 : 0) }
    })
    .filter(({ brandId }) => !scope.brandIds || scope.brandIds.includes(brandId))
}

/** Whether the creator is taxed in Sweden now, and whether F-tax counts. */
export const standingNow = async (db: Db, creatorId: string): Promise<{ isSwedish: boolean; hasFTax: boolean }> => {
  const { rows } = await sql<{
    country: string
    from: string | null
  }>`SELECT country_code AS country, f_tax_from::text AS "from"
    FROM tax_standings WHERE instagramer_id = ${creatorId} ORDER BY since DESC LIMIT 1`.execute(db)
  return { isSwedish: rows[0]?.country === 'SE', hasFTax: rows[0]?.from != null }
}

/** Products of the year by payer, the most first, against the limit below which no contributions are paid; null outside Sweden. */
export const productMeterOf = async (db: Db, creatorId: string, now: Date) => {
  const { isSwedish, hasFTax } = await standingNow(db, creatorId)
  if (!isSwedish) return null
  const year = taxYearOf(now)
  const payers = new Map<string, { brands: string[]; value: number }>()
  for (const { payerId, brand, products } of await taxLinesOf(db, year, { creatorId })) {
    if (products === 0) continue
    const before = payers.get(payerId)
    payers.set(payerId, { brands: [...(before?.brands ?? []), brand], value: (before?.value ?? 0) + products })
  }
  const listed = [...payers.values()]
    .map(({ brands, value }) => ({ name: brands.join(', ').slice(0, 300), value }))
    .sort((one, other) => other.value - one.value)
  return { year, limit: taxRulesOf(year).taxFreeProductValue, value: listed[0]?.value ?? 0, hasFTax, payers: listed }
}
