import { type RawBuilder, sql } from 'kysely'
import type { StoreReportWeek } from '@samspel/api'
import { addDays, dayOf, startOfWeekIn } from '../../../days'
import type { Db } from '../../../db/transact'
import { groupBy } from '../../../jobs/batches'

export type StoreFigures = Omit<StoreReportWeek, 'week'>

/** The weeks of a report: their Mondays, current week last, and since when totals count: the first instant of the first week, or earlier. */
export interface Weeks {
  mondays: string[]
  since: Date
  now: Date
}

export const weeksBack = (now: Date, count: number): Weeks => {
  const monday = dayOf(startOfWeekIn('SE', dayOf(now)))
  const mondays = Array.from({ length: count }, (_, at) => addDays(monday, -7 * (count - 1 - at)))
  return { mondays, since: startOfWeekIn('SE', mondays[0] ?? monday), now }
}

const none: StoreFigures = { passes: 0, pickedUp: 0, lapsed: 0, withdrawn: 0, posts: 0, approvedPosts: 0, reach: 0 }

/** Summed columns: their name in the API, and in the rows. */
const sums = {
  passes: sql`passes`,
  pickedUp: sql`picked_up`,
  lapsed: sql`lapsed`,
  withdrawn: sql`withdrawn`,
  posts: sql`posts`,
  approvedPosts: sql`approved_posts`,
  reach: sql`reach`,
} satisfies Record<keyof StoreFigures, unknown>

/** The sums, named as in the database. */
export const summed = sql.join(
  Object.values(sums).map((column) => sql`coalesce(sum(${column}), 0)::bigint AS ${column}`),
  sql`, `,
)

export interface SumRow {
  passes: number
  picked_up: number
  lapsed: number
  withdrawn: number
  posts: number
  approved_posts: number
  reach: number
}

export const toFigures = (row: SumRow): StoreFigures => ({
  passes: row.passes,
  pickedUp: row.picked_up,
  lapsed: row.lapsed,
  withdrawn: row.withdrawn,
  posts: row.posts,
  approvedPosts: row.approved_posts,
  reach: row.reach,
})

/** The report's scope: a brand's store campaigns, optionally of one campaign or store. */
export interface Asked {
  brandId: string
  campaignId?: string | undefined
  storeId?: string | undefined
}

export const offersAsked = ({ brandId, campaignId, storeId }: Asked): RawBuilder<unknown> =>
  sql`sc.brand_id = ${brandId} AND ${campaignId ? sql`sc.campaign_id = ${campaignId}` : sql`true`}
    AND ${storeId ? sql`sc.store_id = ${storeId}` : sql`true`}`

/**
 * Everything that is counted, one row each with its store and Monday; every screen sums exactly these rows. A pass is a participation with
 * a code, so declined applications do not count. Unused passes that were requested again count by how they ended.
 */
export const countedRows = (asked: Asked, { since, now }: Weeks): RawBuilder<unknown> => sql`(
  SELECT store_id, to_char(date_trunc('week', at AT TIME ZONE 'Europe/Stockholm'), 'YYYY-MM-DD') AS week,
    ${sql.join(Object.values(sums), sql`, `)}
  FROM (SELECT sc.store_id, CASE sp.state WHEN 'picked_up' THEN sp.picked_up_at WHEN 'approved' THEN ${now}::timestamptz ELSE sp.decided_at END AS at,
      1 AS passes, (sp.state = 'picked_up')::int AS picked_up, (sp.state = 'declined' AND sp.decision_kind = 'lapsed')::int AS lapsed,
      (sp.state = 'declined' AND sp.decision_kind = 'withdrawn')::int AS withdrawn, 0 AS posts, 0 AS approved_posts, 0 AS reach
    FROM store_campaigns sc JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id
    WHERE ${offersAsked(asked)} AND sp.code IS NOT NULL AND sp.state IN ('approved', 'picked_up', 'declined')
    UNION ALL SELECT sc.store_id, e.ended_at, 1, 0, (e.decision_kind = 'lapsed')::int, (e.decision_kind = 'withdrawn')::int, 0, 0, 0
    FROM store_campaigns sc JOIN ended_passes e ON e.brand_id = sc.brand_id AND e.store_campaign_id = sc.id
    WHERE ${offersAsked(asked)}
    UNION ALL SELECT sc.store_id, coalesce(ip.instagram_created_at, m.created_at), 0, 0, 0, 0, 1, (m.state = 'approved')::int,
      CASE WHEN m.state = 'approved' THEN coalesce(ip.reach, 0) ELSE 0 END
    FROM store_campaigns sc JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id
      JOIN mentions m ON m.brand_id = sp.brand_id AND m.store_participation_id = sp.id LEFT JOIN instagram_posts ip ON ip.id = m.instagram_post_id
    WHERE ${offersAsked(asked)}) counted
  WHERE at >= ${since} AND at <= ${now})`

/** Every week of the report, including empty ones. */
const filled = (rows: readonly (SumRow & { week: string })[], { mondays }: Weeks): StoreReportWeek[] => {
  const byWeek = new Map(rows.map((row) => [row.week, toFigures(row)]))
  return mondays.map((week) => ({ week, ...(byWeek.get(week) ?? none) }))
}

const added = (rows: readonly SumRow[]): StoreFigures =>
  rows.map(toFigures).reduce<StoreFigures>(
    (sum, week) => ({
      passes: sum.passes + week.passes,
      pickedUp: sum.pickedUp + week.pickedUp,
      lapsed: sum.lapsed + week.lapsed,
      withdrawn: sum.withdrawn + week.withdrawn,
      posts: sum.posts + week.posts,
      approvedPosts: sum.approvedPosts + week.approvedPosts,
      reach: sum.reach + week.reach,
    }),
    none,
  )

export interface Figures {
  totals: StoreFigures
  weeks: StoreReportWeek[]
}

/** Figures of all stores in scope together. */
export const figuresOfAll = async (db: Db, asked: Asked, period: Weeks): Promise<Figures> => {
  const { rows } = await sql<
    SumRow & { week: string }
  >`SELECT week, ${summed} FROM ${countedRows(asked, period)} rows GROUP BY week`.execute(db)
  return { totals: added(rows), weeks: filled(rows, period) }
}

export const figuresByStore = async (
  db: Db,
  asked: Asked,
  period: Weeks,
  storeIds: readonly string[],
): Promise<Map<string, Figures>> => {
  const { rows } = await sql<SumRow & { week: string; store_id: string }>`SELECT store_id, week, ${summed}
    FROM ${countedRows(asked, period)} rows WHERE store_id = ANY(${storeIds}::uuid[]) GROUP BY store_id, week`.execute(
    db,
  )
  const byStore = groupBy(rows, ({ store_id: id }) => id)
  return new Map(
    storeIds.map((id) => {
      const own = byStore.get(id) ?? []
      return [id, { totals: added(own), weeks: filled(own, period) }]
    }),
  )
}
