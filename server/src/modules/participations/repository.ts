import { participationNeeds, type CampaignState, type DecisionState, type DeliveryMethod, type DeliveryProblem, type ParticipationNeed, type PaymentType } from '@samspel/api'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { Page } from '../../http/page'

/** The creator's and the campaign's summary as joined columns: participations and mentions carry both. */
export interface CardColumns {
  creator_username: string
  creator_name: string
  creator_city: string | null
  creator_avatar_url: string | null
  creator_followers_count: number
  creator_engagement_rate: number
  campaign_name: string
  campaign_brand_name: string
  campaign_brand_logo_url: string | null
  campaign_product_image_url: string | null
  campaign_delivery_method: DeliveryMethod
  campaign_state: CampaignState
  campaign_start_at: string | null
  campaign_end_at: string | null
  campaign_due_at: string | null
  campaign_payment_type: PaymentType
  campaign_enable_stories: boolean
  campaign_require_uploaded_content: boolean
  decided_by_name: string | null
}

/** Columns of `i` (creator), `c` (campaign), `b` (brand) and `d` (who decided). */
export const cardColumns = sql`i.username AS creator_username, i.name AS creator_name, i.city AS creator_city, i.avatar_url AS creator_avatar_url,
  i.followers_count AS creator_followers_count, i.engagement_rate AS creator_engagement_rate,
  c.name AS campaign_name, b.name AS campaign_brand_name, b.logo_url AS campaign_brand_logo_url, c.product_image_url AS campaign_product_image_url,
  c.delivery_method AS campaign_delivery_method, c.state AS campaign_state, c.start_at AS campaign_start_at, c.end_at AS campaign_end_at, c.due_at AS campaign_due_at,
  c.payment_type AS campaign_payment_type, c.enable_stories AS campaign_enable_stories, c.require_uploaded_content AS campaign_require_uploaded_content,
  d.name AS decided_by_name`

export type ParticipationRow = Selectable<DB['participations']> & CardColumns & { demands_followers: boolean; demands_country: boolean; demands_category: boolean; pending_mentions_count: number; changes_requested_count: number; delivery_problem: DeliveryProblem | null }

/** Mentions of the participation `p` that wait for the brand, and for the creator's changes. */
const mentionCounts = sql`SELECT count(*) FILTER (WHERE state = 'pending') AS pending_mentions_count, count(*) FILTER (WHERE state = 'rejected' AND decision_kind = 'changes_requested') AS changes_requested_count
  FROM mentions WHERE brand_id = p.brand_id AND participation_id = p.id`

const selectRows = sql`SELECT p.*, ${cardColumns},
    i.followers_count >= coalesce(c.min_followers, 0) AND i.followers_count <= coalesce(c.max_followers, i.followers_count) AS demands_followers,
    i.country_code = c.country AS demands_country,
    (c.categories = '{}' OR c.categories && i.profile_category_ids) AS demands_category,
    m.pending_mentions_count, m.changes_requested_count, dp.delivery_problem
  FROM participations p
  JOIN instagramers i ON i.id = p.instagramer_id
  JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
  JOIN brands b ON b.id = p.brand_id
  LEFT JOIN users d ON d.id = p.decided_by
  CROSS JOIN LATERAL (${mentionCounts}) m
  LEFT JOIN LATERAL (SELECT jsonb_build_object('id', id, 'kind', kind, 'text', text, 'reportedAt', created_at, 'answer', answer, 'resolvedAt', resolved_at) AS delivery_problem
    FROM delivery_problems WHERE brand_id = p.brand_id AND participation_id = p.id ORDER BY created_at DESC LIMIT 1) dp ON true`

export const findParticipation = async (db: Db, id: string): Promise<ParticipationRow | undefined> => {
  const { rows: [row] } = await sql<ParticipationRow>`${selectRows} WHERE p.id = ${id}`.execute(db)
  return row
}

/** `scope` speaks of participations as `p`; without a state it is all of them. Newest first. */
export const listParticipations = async (db: Db, scope: RawBuilder<unknown>, state: DecisionState | undefined, { limit, offset }: Page): Promise<ParticipationRow[]> => {
  const { rows } = await sql<ParticipationRow>`${selectRows} WHERE ${scope} AND ${state ? sql`p.state = ${state}` : sql`true`}
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}

/** `needOf` of the contract as SQL; a test holds both to the same answers. Speaks of `p`, `c` and the counts `m`. */
const need = sql`CASE
  WHEN p.state = 'pending' THEN 'answer'
  WHEN p.state = 'rejected' OR c.state NOT IN ('confirmed', 'upcoming', 'ongoing', 'finished') THEN 'done'
  WHEN m.changes_requested_count > 0 THEN 'changes'
  WHEN p.deadline_paused_at IS NOT NULL THEN 'delivery'
  WHEN m.pending_mentions_count > 0 THEN 'review'
  WHEN p.link_posts_count + p.content_posts_count + p.instagram_posts_count + p.instagram_stories_count > 0 THEN 'done'
  ELSE 'post' END`
const urgency = sql`array_position(${participationNeeds as unknown as string[]}::text[], ${need})`

/** A creator's own; `scope` speaks of participations as `p`. */
export const listOwn = async (db: Db, scope: RawBuilder<unknown>, query: { state?: DecisionState; need?: ParticipationNeed; sort?: 'need' | '-createdAt' }, { limit, offset }: Page): Promise<ParticipationRow[]> => {
  const { rows } = await sql<ParticipationRow>`${selectRows} WHERE ${scope} AND ${query.state ? sql`p.state = ${query.state}` : sql`true`} AND ${query.need ? sql`${need} = ${query.need}` : sql`true`}
    ORDER BY ${query.sort === 'need' ? sql`${urgency}, coalesce(p.due_at, c.due_at) NULLS LAST,` : sql``} p.created_at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}

/** How many wait for what. */
export const countNeeds = async (db: Db, scope: RawBuilder<unknown>): Promise<Record<ParticipationNeed, number>> => {
  const { rows } = await sql<{ need: ParticipationNeed; count: number }>`SELECT ${need} AS need, count(*) AS count FROM participations p
    JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id CROSS JOIN LATERAL (${mentionCounts}) m WHERE ${scope} GROUP BY 1`.execute(db)
  return Object.fromEntries(participationNeeds.map((name) => [name, rows.find((row) => row.need === name)?.count ?? 0])) as Record<ParticipationNeed, number>
}

export interface Counts { pending: number; approved: number; rejected: number; all: number }

/** Rows of a table by state; `scope` speaks of it as `p`. */
export const countStates = async (db: Db, table: 'participations' | 'mentions', scope: RawBuilder<unknown>): Promise<Counts> => {
  const { rows } = await sql<{ state: DecisionState; count: number }>`SELECT state, count(*) AS count FROM ${sql.table(table)} p WHERE ${scope} GROUP BY state`.execute(db)
  const of = (state: DecisionState) => rows.find((row) => row.state === state)?.count ?? 0
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected'), all: rows.reduce((sum, { count }) => sum + count, 0) }
}

/** Where a participation belongs, without a lock: the campaign is locked first. */
export const placeOf = (db: Db, id: string) =>
  db.selectFrom('participations').select(['id', 'brand_id', 'campaign_id', 'instagramer_id']).where('id', '=', id).executeTakeFirst()

export const lockParticipation = (trx: Db, brandId: string, id: string): Promise<Selectable<DB['participations']> | undefined> =>
  trx.selectFrom('participations').selectAll().where('brand_id', '=', brandId).where('id', '=', id).forUpdate().executeTakeFirst()
