import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Campaign, CampaignState, CompanyRequestState, ProfileCategory } from '@samspel/api'
import { type BrandIds, inBrands } from '../../auth/brand-scope'
import { isBlockedBy } from '../../blocked'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { Page } from '../../http/page'
import { wishesOf } from './demands'
import { knownFollowers } from './known-followers'
import { isOpenOffer } from './open-offers'
import {
  applicationWaits,
  deadlineNears,
  draftWaits,
  mentionWaits,
  problemWaits,
  purchaseWaits,
  waitingApplications,
  waitingApplicationsOf,
} from './waiting'

/** A campaign with its brand and totals of its participations and mentions. */
export type CampaignRow = Selectable<DB['campaigns']> & {
  brand_name: string
  brand_logo_url: string | null
  company_state: CompanyRequestState
  mentions_count: number
  pending_mentions_count: number
  pending_participations_count: number
  waiting_applications_count: number
  approved_participations_count: number
  rejected_participations_count: number
  my_participation_id: string | null
  my_invitation_id: string | null
  my_invitation_message: string | null
  my_invitation_created_at: string | null
  /** Follower count of the creator asking; null for other callers and while unknown. */
  viewer_followers_count: number | null
  viewer_country_code: string | null
  /** Listed in the marketplace, and the last day to apply has not passed. */
  is_open: boolean
  /** Where one campaign was asked for. */
  wishes?: ProfileCategory[]
  /** When it was last sent, while it waits for the platform. */
  requested_at: string | null
}

/** Who is asking, and on which day, since that decides whether a campaign is open. */
export interface Viewing {
  today: string
  /** The creator asking, to join their own participation. */
  viewerId?: string | undefined
}

const everyId = '00000000-0000-0000-0000-000000000000'

/** SQL: when campaign `c` was last sent for review. */
const lastRequest = sql`(SELECT max(e.created_at) FROM campaign_events e
    WHERE e.brand_id = c.brand_id AND e.campaign_id = c.id AND e.act = 'request')`

/** `from` comes first in the joins. They are executed in the order written here, because the planner reorders at most eight. */
const selectRows = (
  { viewerId, today }: Viewing,
  from: RawBuilder<unknown> = sql`campaigns c`,
  more: RawBuilder<unknown> = sql``,
) => sql`SELECT c.*, b.name AS brand_name, b.logo_url AS brand_logo_url, co.state AS company_state, CASE WHEN c.state = 'requested' THEN ${lastRequest} END AS requested_at, ${isOpenOffer(today)} ${viewerId ? sql`AND NOT ${isBlockedBy(sql`c.brand_id`, sql`${viewerId}`)}` : sql``} AS is_open,
    m.mentions_count, m.pending_mentions_count, p.pending_participations_count, p.approved_participations_count, p.rejected_participations_count, ${waitingApplicationsOf('c')} AS waiting_applications_count, mine.id AS my_participation_id,
    inv.id AS my_invitation_id, inv.message AS my_invitation_message, inv.created_at AS my_invitation_created_at, ${knownFollowers(sql`viewer`)} AS viewer_followers_count,
    viewer.country_code AS viewer_country_code ${more}
  FROM ${from}
  JOIN brands b ON b.id = c.brand_id
  JOIN companies co ON co.id = b.company_id
  LEFT JOIN participations mine ON mine.brand_id = c.brand_id AND mine.campaign_id = c.id AND mine.instagramer_id = ${viewerId ?? everyId}
  LEFT JOIN campaign_invitations inv ON inv.brand_id = c.brand_id AND inv.campaign_id = c.id AND inv.instagramer_id = ${viewerId ?? everyId}
  AND inv.declined_at IS NULL
  LEFT JOIN instagramers viewer ON viewer.id = ${viewerId ?? everyId}
  CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE ${applicationWaits('participations')}) AS pending_participations_count, count(*) FILTER (WHERE state = 'approved') AS approved_participations_count,
    count(*) FILTER (WHERE state = 'rejected') AS rejected_participations_count FROM participations
      WHERE brand_id = c.brand_id AND campaign_id = c.id) p
  CROSS JOIN LATERAL (SELECT count(*) AS mentions_count, count(*) FILTER (WHERE ${mentionWaits('mentions')}) AS pending_mentions_count
    FROM mentions WHERE brand_id = c.brand_id AND campaign_id = c.id) m`

export const findCampaign = async (db: Db, id: string, viewing: Viewing): Promise<CampaignRow | undefined> => {
  const {
    rows: [row],
  } =
    await sql<CampaignRow>`${selectRows(viewing, sql`campaigns c`, sql`, ${wishesOf} AS wishes`)} WHERE c.id = ${id}`.execute(
      db,
    )
  return row
}

export const orders = {
  endAt: sql`c.end_at ASC NULLS LAST, c.id`,
  '-endAt': sql`c.end_at DESC NULLS LAST, c.id`,
  name: sql`c.name, c.id`,
  '-reach': sql`c.reach DESC, c.id`,
  startAt: sql`c.start_at NULLS LAST, c.id`,
  updatedAt: sql`c.updated_at DESC, c.id`,
  requestedAt: sql`${lastRequest} NULLS LAST, c.id`,
  '-createdAt': sql`c.created_at DESC, c.id DESC`,
} as const satisfies Record<string, RawBuilder<unknown>>

/** Sort orders of the marketplace; promoted campaigns come first in all of them. */
export const offerOrders = {
  '-createdAt': sql`(c.promoted_at IS NULL), c.created_at DESC, c.id DESC`,
  endAt: sql`(c.promoted_at IS NULL), c.end_at NULLS LAST, c.id`,
  '-value': sql`(c.promoted_at IS NULL), c.enable_paid_collaborations::int * c.paid_collaboration_price + coalesce((SELECT sum((product->>'defaultProductValue')::int) FROM jsonb_array_elements(c.products) product), 0) DESC, c.id`,
} as const satisfies Record<string, RawBuilder<unknown>>
export type OfferOrder = keyof typeof offerOrders

export interface CampaignList extends Viewing {
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** SQL condition; campaigns that match come before the others. */
  first?: RawBuilder<unknown> | undefined
  page: Page
}

/** Cuts a page in order from two parts. Each part is read as far as the page may need, so that both can use the order's index. */
const cutInTwo = ({ where, order, page }: CampaignList, first: RawBuilder<unknown>) => {
  const part = (
    number: 0 | 1,
  ) => sql`(SELECT c.brand_id, c.id, ${sql.lit(number)} AS part, row_number() OVER (ORDER BY ${order}) AS place
    FROM campaigns c JOIN brands b ON b.id = c.brand_id WHERE ${where} AND ${number === 0 ? first : sql`NOT ${first}`}
    ORDER BY ${order} LIMIT ${page.offset + page.limit})`
  return sql`(SELECT brand_id, id FROM (${part(0)} UNION ALL ${part(1)}) parts ORDER BY part, place
    LIMIT ${page.limit} OFFSET ${page.offset})`
}

/** `where` refers to the campaign as `c` and to its brand as `b`. The page is cut before related rows are counted. */
export const listCampaigns = async (db: Db, list: CampaignList): Promise<{ rows: CampaignRow[]; total: number }> => {
  const { where, order, first, page, ...viewing } = list
  const shown = first
    ? cutInTwo(list, first)
    : sql`(SELECT c.brand_id, c.id FROM campaigns c JOIN brands b ON b.id = c.brand_id WHERE ${where} ORDER BY ${order}
      LIMIT ${page.limit} OFFSET ${page.offset})`
  const cut = sql`${shown} cut JOIN campaigns c ON c.brand_id = cut.brand_id AND c.id = cut.id`
  const { rows, total } = await pageWithTotal(
    db,
    sql<CampaignRow>`${selectRows(viewing, cut)} ORDER BY ${first ? sql`${first} DESC, ${order}` : order}`,
    sql`campaigns c JOIN brands b ON b.id = c.brand_id
    WHERE ${where}`,
  )
  return { rows, total }
}

/**
 * Locks a campaign for the rest of the transaction. Every operation on a campaign, its participations or its mentions takes this lock
 * first.
 */
export const lockCampaign = async (trx: Db, id: string): Promise<Selectable<DB['campaigns']> | undefined> =>
  trx.selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const countApproved = async (db: Db, brandId: string, campaignId: string): Promise<number> => {
  const row = await db
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand_id', '=', brandId)
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow()
  return row.count
}

/** Passes at the stores of those of the campaigns that are picked up there, used ones and valid ones, and the places of the stores. */
export const countPickups = async (
  db: Db,
  campaigns: readonly Pick<CampaignRow, 'brand_id' | 'id' | 'delivery_method'>[],
): Promise<Map<string, NonNullable<Campaign['pickups']>>> => {
  const pickedUp = campaigns.filter((campaign) => campaign.delivery_method === 'pickup')
  if (pickedUp.length === 0) return new Map()
  const brandIds = [...new Set(pickedUp.map((campaign) => campaign.brand_id))]
  const { rows } = await sql<{
    campaign_id: string
    picked_up: number
    booked: number
    places: number
  }>`SELECT sc.campaign_id, sum(passes.picked_up)::int AS picked_up, sum(passes.booked)::int AS booked,
      CASE WHEN bool_or(sc.places = 0) THEN 0 ELSE sum(sc.places)::int END AS places
    FROM store_campaigns sc CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE sp.state = 'picked_up') AS picked_up,
        count(*) FILTER (WHERE sp.state = 'approved') AS booked
      FROM store_participations sp WHERE sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id) passes
    WHERE sc.brand_id = ANY(${brandIds}::uuid[]) AND sc.campaign_id = ANY(${pickedUp.map(({ id }) => id)}::uuid[])
    GROUP BY sc.campaign_id`.execute(db)
  const counted = new Map(
    rows.map((row) => [row.campaign_id, { pickedUp: row.picked_up, booked: row.booked, places: row.places }]),
  )
  return new Map(pickedUp.map(({ id }) => [id, counted.get(id) ?? { pickedUp: 0, booked: 0, places: 0 }]))
}

export const countByState = async (
  db: Db,
  brands: RawBuilder<unknown>,
): Promise<Partial<Record<CampaignState, number>>> => {
  const { rows } = await sql<{
    state: CampaignState
    count: number
  }>`SELECT state, count(*) AS count FROM campaigns WHERE ${brands}
    GROUP BY state`.execute(db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Counts pending work in these brands; `dueSoon` counts content deadlines in the given range of days. */
export const countWaiting = async (db: Db, brandIds: BrandIds, days: readonly [string, string]) => {
  const brands = inBrands(sql`brand_id`, brandIds)
  const {
    rows: [row],
  } = await sql<{
    mentions: number
    drafts: number
    applications: number
    due_soon: number
    alerts: number
    delivery_problems: number
    image_purchases: number
  }>`SELECT
    (SELECT count(*) FROM mentions WHERE ${mentionWaits('mentions')} AND ${brands}) AS mentions,
    (SELECT count(*) FROM post_drafts WHERE ${draftWaits('post_drafts')} AND ${brands}) AS drafts,
    (SELECT count(*) FROM ${waitingApplications(brandIds)} a) AS applications,
    (SELECT count(*) FROM mentions WHERE ${mentionWaits('mentions')} AND alert AND ${brands}) AS alerts,
    (SELECT count(*) FROM delivery_problems WHERE ${problemWaits('delivery_problems')} AND ${brands}) AS delivery_problems,
    (SELECT count(*) FROM image_purchases WHERE ${purchaseWaits('image_purchases')} AND ${brands}) AS image_purchases,
    (SELECT count(*) FROM campaigns WHERE ${deadlineNears('campaigns', days)} AND ${brands}) AS due_soon`.execute(db)
  return {
    mentions: row?.mentions ?? 0,
    drafts: row?.drafts ?? 0,
    applications: row?.applications ?? 0,
    dueSoon: row?.due_soon ?? 0,
    alerts: row?.alerts ?? 0,
    deliveryProblems: row?.delivery_problems ?? 0,
    imagePurchases: row?.image_purchases ?? 0,
  }
}

const mostDates = 2_000

export const listDates = async (db: Db, brands: RawBuilder<unknown>, { from, to }: { from: string; to: string }) => {
  const { rows } = await sql<{
    campaign_id: string
    name: string
    date: string
    kind: 'start' | 'due' | 'end'
  }>`SELECT id AS campaign_id, name, d.date, d.kind
    FROM campaigns CROSS JOIN LATERAL (VALUES (start_at, 'start'), (due_at, 'due'), (end_at, 'end')) AS d (date, kind)
    WHERE state <> 'archived' AND d.date BETWEEN ${from} AND ${to} AND ${brands}
    ORDER BY d.date, name, id, d.kind LIMIT ${mostDates}`.execute(db)
  return rows.map(({ campaign_id: campaignId, ...rest }) => ({ campaignId, ...rest }))
}
