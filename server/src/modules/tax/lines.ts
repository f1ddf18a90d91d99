import { sql } from 'kysely'
import { contributionBasis, taxRulesOf } from '@samspel/api/tax'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { taxItems, type TaxScope, yearBegins } from './items'

/** What one creator got of one brand in a year, öre: what came while the creator lived in Sweden. */
export interface TaxLine {
  brand: string
  brandId: string
  /** Who pays: the company that the brand belongs to. The year's limit is for all that comes from it. */
  payerId: string
  creator: string
  creatorId: string
  username: string
  fees: number
  goods: number
  /** The day from which F-tax counts; null while it does not. */
  fTaxFrom: string | null
  /** What the payer pays contributions on; null where the payer is in another country, whose rules Samspel does not know. */
  basis: number | null
}

type Row = Omit<TaxLine, 'basis'> & {
  payerCountry: string
  /** Of both, what came while F-tax did not count. */
  liable: number
}

/** The tax year of a moment, in Sweden's time. */
export const taxYearOf = (now: Date): number => Number(dayOf(now).slice(0, 4))

const rowsOf = async (db: Db, year: number, { scope, now }: { scope: TaxScope; now: Date }): Promise<Row[]> =>
  (
    await sql<Row>`SELECT b.name AS brand, b.id AS "brandId", b.company_id AS "payerId", co.country_code AS "payerCountry", i.name AS creator,
        i.id AS "creatorId", i.username,
        coalesce(sum(item.amount) FILTER (WHERE item.kind = 'fee'), 0)::bigint AS fees,
        coalesce(sum(item.amount) FILTER (WHERE item.kind = 'goods'), 0)::bigint AS goods,
        coalesce(sum(item.amount) FILTER (WHERE NOT item.f_tax), 0)::bigint AS liable,
        (SELECT f_tax_from::text FROM tax_standings last WHERE last.instagramer_id = i.id
          AND last.since < ${yearBegins(year + 1)} ORDER BY since DESC LIMIT 1) AS "fTaxFrom"
      FROM ${taxItems(year, scope)} item
      JOIN brands b ON b.id = item.brand_id JOIN companies co ON co.id = b.company_id JOIN instagramers i ON i.id = item.instagramer_id
      WHERE item.country = 'SE' AND item.at <= ${now}
      GROUP BY b.id, b.name, b.company_id, co.country_code, i.id, i.name, i.username
      ORDER BY b.name, i.name, i.id LIMIT 50000`.execute(db)
  ).rows

/** What came to creators in Sweden in a year, by brand and creator; what contributions are paid on is judged payer by payer. */
export const taxLinesOf = async (
  db: Db,
  year: number,
  { scope, now }: { scope: TaxScope; now: Date },
): Promise<TaxLine[]> => {
  const rows = await rowsOf(db, year, { scope, now })
  const key = ({ payerId, creatorId }: Row) => `${payerId} ${creatorId}`
  const ofPayer = new Map<string, number>()
  for (const row of rows) ofPayer.set(key(row), (ofPayer.get(key(row)) ?? 0) + row.liable)
  return rows
    .filter(({ brandId }) => !scope.brandIds || scope.brandIds.includes(brandId))
    .map(({ liable, payerCountry, ...row }) => {
      const isDue =
        contributionBasis({ liable: ofPayer.get(`${row.payerId} ${row.creatorId}`) ?? 0 }, taxRulesOf(year)) > 0
      return { ...row, basis: payerCountry === 'SE' ? (isDue ? liable : 0) : null }
    })
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
