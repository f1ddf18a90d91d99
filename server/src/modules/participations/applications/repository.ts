import { type RawBuilder, sql } from 'kysely'
import { answerClock, type ApplicationSort, type Country } from '@samspel/api'
import { type BrandIds, inBrands } from '../../../auth/brand-scope'
import { addDays, dayOf, startOfDayIn } from '../../../days'
import type { Db } from '../../../db/transact'
import type { Page } from '../../../http/page'
import { contains } from '../../../search'
import { applicationWaits, meetsDemands } from '../../campaigns'
import { type ParticipationRow, selectRows } from '../repository'

export interface ApplicationFilter {
  campaignId?: string | undefined
  country?: Country | undefined
  demands?: 'met' | 'unmet' | undefined
  dueToday?: boolean | undefined
  query?: string | undefined
}

const isMet = meetsDemands(sql`p.invited`)

/** Applications `p` that expire before the day in Stockholm is over. */
const dueToday = (now: Date): RawBuilder<unknown> => {
  const tomorrow = startOfDayIn('SE', addDays(dayOf(now), 1 - answerClock.expireAfterDays))
  return sql`p.created_at < ${tomorrow}`
}

const waitingIn = (brandIds: BrandIds): RawBuilder<unknown> =>
  sql`${inBrands(sql`p.brand_id`, brandIds)} AND ${applicationWaits('p')}`

const joins = sql`JOIN instagramers i ON i.id = p.instagramer_id JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id`

const narrowed = (
  brandIds: BrandIds,
  { campaignId, country, demands, dueToday: isDue, query }: ApplicationFilter,
  now: Date,
) => {
  const words = query?.trim().replace(/^@/, '')
  return sql`${waitingIn(brandIds)}
    AND ${campaignId ? sql`p.campaign_id = ${campaignId}` : sql`true`}
    AND ${country ? sql`i.country_code = ${country}` : sql`true`}
    AND ${demands ? (demands === 'met' ? isMet : sql`NOT ${isMet}`) : sql`true`}
    AND ${isDue ? dueToday(now) : sql`true`}
    AND ${words ? contains(sql`(i.username || ' ' || i.name || ' ' || coalesce(i.city, '') || ' ' || p.motivation)`, words) : sql`true`}`
}

// An application expires a fixed number of days after it was made, so the oldest must be answered first.
const orders: Record<ApplicationSort, RawBuilder<unknown>> = {
  answerBy: sql`p.created_at, p.id`,
  '-answerBy': sql`p.created_at DESC, p.id DESC`,
  '-followers': sql`i.followers_count DESC, p.id`,
  followers: sql`i.followers_count = 0, i.followers_count, p.id`,
  '-engagement': sql`i.engagement_rate DESC, p.id`,
  engagement: sql`i.followers_count = 0, i.engagement_rate, p.id`,
  creator: sql`i.name, p.id`,
  campaign: sql`c.name, c.id, p.created_at, p.id`,
}

interface Asked extends ApplicationFilter {
  brandIds: BrandIds
  sort?: ApplicationSort | undefined
  now: Date
  graceDays: number
}

/** A page of pending applications, with the total. */
export const listApplications = async (
  db: Db,
  { brandIds, sort = 'answerBy', now, graceDays, ...filter }: Asked,
  { limit, offset }: Page,
): Promise<{ rows: ParticipationRow[]; total: number }> => {
  const scope = narrowed(brandIds, filter, now)
  const page = sql`(SELECT p.* FROM participations p ${joins} WHERE ${scope} ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset})`
  const { rows } =
    await sql<ParticipationRow>`${selectRows(page, { forStaff: true, graceDays })} ORDER BY ${orders[sort]}`.execute(db)
  const {
    rows: [counted],
  } = await sql<{ total: number }>`SELECT count(*) AS total FROM participations p ${joins} WHERE ${scope}`.execute(db)
  return { rows, total: counted?.total ?? 0 }
}

interface WaitingCampaign {
  id: string
  name: string
  brand_id: string
  waiting: number
  due_today: number
  demands_met: number
  target: number
  approved: number
  fee: number
}

/** Pending applications of each campaign of the brands, by name. */
export const waitingByCampaign = async (db: Db, brandIds: BrandIds, now: Date): Promise<WaitingCampaign[]> => {
  const { rows } = await sql<WaitingCampaign>`SELECT waiting.*,
      (SELECT count(*) FROM participations a WHERE a.brand_id = waiting.brand_id AND a.campaign_id = waiting.id AND a.state = 'approved') AS approved
    FROM (SELECT c.id, c.name, c.brand_id, count(*) AS waiting, count(*) FILTER (WHERE ${dueToday(now)}) AS due_today,
        count(*) FILTER (WHERE ${isMet}) AS demands_met, c.target_number_of_instagramers AS target,
        CASE WHEN c.enable_paid_collaborations THEN c.paid_collaboration_price * 100 ELSE 0 END AS fee
      FROM participations p ${joins} WHERE ${waitingIn(brandIds)}
      GROUP BY c.id, c.name, c.brand_id, c.target_number_of_instagramers, c.enable_paid_collaborations, c.paid_collaboration_price) waiting
    ORDER BY name, id`.execute(db)
  return rows
}
