import { type RawBuilder, sql } from 'kysely'
import {
  answerClock,
  type ApplicationKind,
  type ApplicationSort,
  type Country,
  type FeeSpan,
  type OpeningException,
  type OpeningWeek,
} from '@samspel/api'
import type { BrandIds } from '../../../auth/brand-scope'
import { addDays, dayOf, startOfDayIn } from '../../../days'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import type { Page } from '../../../http/page'
import { agreedFeeOf, campaignFee, feeSpanOf, type ProposalColumns } from '../../../proposal'
import { contains, finds } from '../../../search'
import { demandColumns, meetsDemands, waitingApplications } from '../../campaigns'
import { type FigureColumns, figureColumns, figureJoins } from '../../creators'
import { bookedHere, freeHere, inStock, leftThisWeek } from '../../stores'
import { type CardColumns, undecidedColumns } from '../summary-columns'
import type { RefusalRow } from './refusals'

export interface ApplicationFilter {
  kind?: ApplicationKind | undefined
  campaignId?: string | undefined
  storeId?: string | undefined
  country?: Country | undefined
  town?: string | undefined
  demands?: 'met' | 'unmet' | undefined
  dueToday?: boolean | undefined
  query?: string | undefined
}

export interface ApplicationRow extends Omit<CardColumns, 'decided_by_name'>, FigureColumns, ProposalColumns {
  kind: ApplicationKind
  id: string
  brand_id: string
  campaign_id: string
  instagramer_id: string
  motivation: string
  created_at: string
  creator_country_code: Country
  creator_profile_category_ids: string[]
  demands_followers: boolean
  demands_country: boolean
  demands_category: boolean
  refused_answer: RefusalRow | null
  refused_by_name: string | null
  reserves: number
  fee_span: FeeSpan | null
  target: number
  approved: number
  /** Null for a campaign, as are all that follow. */
  store_campaign_id: string | null
  store_id: string | null
  store_name: string
  store_city: string
  country_code: Country
  coming_at: string | null
  window_days: number
  opening_week: OpeningWeek | null
  opening_exceptions: OpeningException[]
  places: number
  taken: number
  left_this_week: number | null
  store_product_id: string | null
  in_stock: number | null
  /** Below nothing where fewer are on the shelf than are booked. */
  free: number | null
  booked: number | null
}

const isMet = meetsDemands(sql`a.invited`)
const demands = demandColumns(sql`a.invited`)

/** Applications `a` that expire before the day in Stockholm is over. */
const dueToday = (now: Date): RawBuilder<unknown> => {
  const tomorrow = startOfDayIn('SE', addDays(dayOf(now), 1 - answerClock.expireAfterDays))
  return sql`a.created_at < ${tomorrow}`
}

const joins = sql`JOIN instagramers i ON i.id = a.instagramer_id JOIN campaigns c ON c.brand_id = a.brand_id AND c.id = a.campaign_id
  JOIN brands b ON b.id = a.brand_id LEFT JOIN stores s ON s.brand_id = a.brand_id AND s.id = a.store_id`

/** Where it is handed over: at the store, or where the creator lives. */
const town = sql`coalesce(s.city, i.city)`

const narrowed = (
  { kind, campaignId, storeId, country, town: inTown, demands: asked, dueToday: isDue, query }: ApplicationFilter,
  now: Date,
) => {
  return sql`${kind ? sql`a.kind = ${kind}` : sql`true`}
    AND ${campaignId ? sql`a.campaign_id = ${campaignId}` : sql`true`}
    AND ${storeId ? sql`a.store_id = ${storeId}` : sql`true`}
    AND ${country ? sql`i.country_code = ${country}` : sql`true`}
    AND ${inTown ? sql`${town} = ${inTown}` : sql`true`}
    AND ${asked ? (asked === 'met' ? isMet : sql`NOT ${isMet}`) : sql`true`}
    AND ${isDue ? dueToday(now) : sql`true`}
    AND ${finds(query, {
      text: sql`(i.username || ' ' || i.name || ' ' || coalesce(i.city, '') || ' ' || a.motivation)`,
      also: (word) => sql`a.campaign_id IN (SELECT id FROM campaigns WHERE ${contains(sql`name`, word)})`,
    })}`
}

// An application expires a fixed number of days after it was made, so the oldest must be answered first.
const orders: Record<ApplicationSort, RawBuilder<unknown>> = {
  answerBy: sql`a.created_at, a.id`,
  '-answerBy': sql`a.created_at DESC, a.id DESC`,
  '-followers': sql`i.followers_count DESC, a.id`,
  followers: sql`i.followers_count = 0, i.followers_count, a.id`,
  '-engagement': sql`i.engagement_rate DESC, a.id`,
  engagement: sql`i.followers_count = 0, i.engagement_rate, a.id`,
  fee: sql`${agreedFeeOf('a')}, a.id`,
  '-fee': sql`${agreedFeeOf('a')} DESC, a.id`,
  creator: sql`i.name, a.id`,
  campaign: sql`b.name, b.id, c.name, c.id, s.city NULLS FIRST, s.name, a.created_at, a.id`,
}

/** An answer that was refused has to be given again before all others. */
const refusedFirst = sql`a.refused_answer IS NULL`

interface Asked extends ApplicationFilter {
  brandIds: BrandIds
  sort?: ApplicationSort | undefined
  now: Date
}

const columns = (
  now: Date,
) => sql`a.*, (SELECT name FROM users WHERE id = (a.refused_answer ->> 'by')::uuid) AS refused_by_name, ${undecidedColumns}, i.country_code AS creator_country_code,
  i.profile_category_ids AS creator_profile_category_ids, ${figureColumns},
  ${demands.followers} AS demands_followers, ${demands.country} AS demands_country, ${demands.category} AS demands_category,
  ${agreedFeeOf('a')} AS reserves, ${feeSpanOf('c')} AS fee_span, c.target_number_of_instagramers AS target,
  (SELECT count(*) FROM participations WHERE brand_id = c.brand_id AND campaign_id = c.id AND state = 'approved') AS approved,
  s.name AS store_name, s.city AS store_city, s.country_code, s.opening_week, s.opening_exceptions, sc.window_days, sc.places, sc.taken, sc.store_product_id,
  ${leftThisWeek(dayOf(now))} AS left_this_week, ${inStock} AS in_stock,
  CASE WHEN sc.store_product_id IS NOT NULL THEN ${freeHere} END AS free, CASE WHEN sc.store_product_id IS NOT NULL THEN ${bookedHere} END AS booked`

/** A page of pending applications, with the total. What is computed per row is joined after the page is cut. */
export const listApplications = (
  db: Db,
  { brandIds, sort = 'answerBy', now, ...filter }: Asked,
  { limit, offset }: Page,
): Promise<{ rows: ApplicationRow[]; total: number }> => {
  const found = sql`${waitingApplications(brandIds)} a ${joins} WHERE ${narrowed(filter, now)}`
  return pageWithTotal(
    db,
    sql<ApplicationRow>`SELECT ${columns(now)}
    FROM (SELECT a.* FROM ${found} ORDER BY ${refusedFirst}, ${orders[sort]} LIMIT ${limit} OFFSET ${offset}) a ${joins}
    LEFT JOIN store_campaigns sc ON sc.brand_id = a.brand_id AND sc.id = a.store_campaign_id
    ${figureJoins(sql`a.instagramer_id`)} ORDER BY ${refusedFirst}, ${orders[sort]}`,
    found,
  )
}

/** Pending applications of one campaign or store with those of one kind. */
export interface WaitingGroup {
  kind: ApplicationKind
  campaign_id: string
  campaign_name: string
  brand_id: string
  is_paid: boolean
  store_id: string | null
  store_name: string
  store_city: string
  waiting: number
  due_today: number
  demands_met: number
  towns: string[]
}

/** How many applications wait in these brands, by campaign and store, by their names. */
export const groupWaiting = async (db: Db, brandIds: BrandIds, now: Date): Promise<WaitingGroup[]> =>
  (
    await sql<WaitingGroup>`SELECT a.kind, c.id AS campaign_id, c.name AS campaign_name, c.brand_id, ${campaignFee} > 0 AS is_paid,
      s.id AS store_id, s.name AS store_name, s.city AS store_city, count(*) AS waiting, count(*) FILTER (WHERE ${dueToday(now)}) AS due_today,
      count(*) FILTER (WHERE ${isMet}) AS demands_met, array_remove(array_agg(DISTINCT ${town}), NULL) AS towns
    FROM ${waitingApplications(brandIds)} a ${joins} GROUP BY a.kind, c.brand_id, c.id, s.brand_id, s.id
    ORDER BY c.name, c.id, s.city, s.name, s.id`.execute(db)
  ).rows
