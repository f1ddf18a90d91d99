import { type RawBuilder, sql } from 'kysely'
import { type Country, type MissingPaper, reminderDays } from '@samspel/api'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { missingPapersIn, taxCountryIn } from '../creator-papers'

/**
 * Countries whose tax residents the report names: the EU's members among ours. Norway and Britain have rules of their own, by which the
 * platform has nothing to report there (decision 0300).
 */
export const reportedCountries: readonly Country[] = ['SE', 'DK', 'FI']

export interface Quarter {
  /** Öre. */
  amount: number
  /** How many times something was paid. */
  activities: number
}

const zone = sql`'Europe/Stockholm'`
const startOf = (year: number) => sql`make_timestamptz(${year}, 1, 1, 0, 0, 0, ${zone})`

/** What was credited to creators, entry by entry: fees and licences, and what of them was taken back. */
const credited = (
  where: RawBuilder<unknown>,
) => sql`SELECT a.instagramer_id AS id, e.amount, e.created_at AT TIME ZONE ${zone} AS at
  FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id JOIN accounts a ON a.id = e.account_id
  WHERE t.kind = 'earning' AND a.owner_type = 'instagramer' AND ${where}`

const inYear = (year: number) => sql`e.created_at >= ${startOf(year)} AND e.created_at < ${startOf(year + 1)}`

interface QuarterRow extends Quarter {
  id: string
  year: number
  quarter: number
}

const quartersIn = async (db: Db, where: RawBuilder<unknown>): Promise<QuarterRow[]> => {
  const { rows } =
    await sql<QuarterRow>`SELECT c.id, extract(year FROM c.at)::int AS year, extract(quarter FROM c.at)::int AS quarter,
      sum(c.amount)::bigint AS amount, count(*) FILTER (WHERE c.amount > 0)::int AS activities
    FROM (${credited(where)}) c GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(db)
  return rows
}

const fourOf = (rows: readonly QuarterRow[]): Quarter[] =>
  [1, 2, 3, 4].map((quarter) => {
    const row = rows.find((each) => each.quarter === quarter)
    return { amount: row?.amount ?? 0, activities: row?.activities ?? 0 }
  })

/** What each of some creators was credited in a year, quarter by quarter in Stockholm's time. */
export const quartersOf = async (db: Db, year: number, ids: readonly string[]): Promise<Map<string, Quarter[]>> => {
  const rows = await quartersIn(db, sql`${inYear(year)} AND a.instagramer_id = ANY(${ids}::uuid[])`)
  return new Map(ids.map((id) => [id, fourOf(rows.filter((row) => row.id === id))]))
}

/** One creator's years, the latest first. */
export const yearsOf = async (db: Db, id: string): Promise<{ year: number; quarters: Quarter[] }[]> => {
  const rows = await quartersIn(db, sql`a.instagramer_id = ${id}`)
  const years = [...new Set(rows.map(({ year }) => year))].sort((one, other) => other - one)
  return years.map((year) => ({ year, quarters: fourOf(rows.filter((row) => row.year === year)) }))
}

export interface SellerRow {
  id: string
  name: string
  username: string
  country: Country
  isReported: boolean
  amount: number
  activities: number
  missing: MissingPaper[]
  remindedAt: string | null
  reminders: number
  isDeleted: boolean
}

const isReported = sql`${taxCountryIn} = ANY(${[...reportedCountries]}::text[])`

/** Creators who were credited something in a year, with what is missing of their papers. */
export const sellersIn = (
  year: number,
) => sql`(SELECT i.id, i.name, i.username, ${taxCountryIn} AS country, ${isReported} AS "isReported",
    c.amount, c.activities, ${missingPapersIn} AS missing, r.at AS "remindedAt", coalesce(r.times, 0)::int AS reminders,
    i.deleted_at IS NOT NULL AS "isDeleted"
  FROM (SELECT id, sum(amount)::bigint AS amount, count(*) FILTER (WHERE amount > 0)::int AS activities
      FROM (${credited(inYear(year))}) each GROUP BY id) c
    JOIN instagramers i ON i.id = c.id LEFT JOIN creator_papers p ON p.instagramer_id = i.id
    LEFT JOIN (SELECT instagramer_id, max(reminded_at) AS at, count(*) AS times FROM seller_reminders WHERE year = ${year}
      GROUP BY instagramer_id) r ON r.instagramer_id = i.id) s`

export const isComplete = sql`s."isReported" AND cardinality(s.missing) = 0`
export const lacksPapers = sql`s."isReported" AND cardinality(s.missing) > 0`
/** Who can be reminded now: the account is there, and nobody reminded them of late, whatever the year was. */
export const toRemind = (
  now: Date,
) => sql`${lacksPapers} AND NOT s."isDeleted" AND NOT EXISTS (SELECT FROM seller_reminders each
  WHERE each.instagramer_id = s.id AND each.reminded_at > ${new Date(now.getTime() - reminderDays * 86_400_000)})`

export const pageOfSellers = (
  db: Db,
  {
    year,
    state,
    limit,
    offset,
  }: { year: number; state: 'missing' | 'complete' | undefined; limit: number; offset: number },
) => {
  const where = state === 'missing' ? lacksPapers : state === 'complete' ? isComplete : sql`true`
  const from = sql`${sellersIn(year)} WHERE ${where}`
  return pageWithTotal(
    db,
    sql<SellerRow>`SELECT s.* FROM ${from} ORDER BY (${lacksPapers}) DESC, s.name, s.id LIMIT ${limit} OFFSET ${offset}`,
    from,
  )
}

export const countSellers = async (db: Db, year: number, now: Date) => {
  const { rows } = await sql<{ reported: number; complete: number; toRemind: number }>`SELECT
      (count(*) FILTER (WHERE s."isReported"))::int AS reported, (count(*) FILTER (WHERE ${isComplete}))::int AS complete,
      (count(*) FILTER (WHERE ${toRemind(now)}))::int AS "toRemind" FROM ${sellersIn(year)}`.execute(db)
  return rows[0]!
}
