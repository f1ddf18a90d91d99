import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DecisionState, ImagePurchase, ImagePurchaseChannel } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { Page } from '../../http/page'
import { type CreatorCardColumns, creatorCardColumns, toCreatorCard } from '../creators'
import { purchaseAbilities, type PurchaseFacts } from './policies'

type State = ImagePurchase['state']

export interface PurchaseRow extends CreatorCardColumns {
  id: string
  state: State
  brand_id: string
  brand_name: string
  brand_logo_url: string | null
  campaign_id: string | null
  campaign_name: string | null
  instagram_post_id: string
  post_image_url: string | null
  post_caption: string
  post_permalink: string | null
  channels: ImagePurchaseChannel[]
  duration_months: number
  price: number
  message: string
  original_url: string | null
  requested_by_name: string | null
  decline_reason: string | null
  declined_by: 'brand' | 'creator' | null
  answered_at: string | null
  decided_at: string | null
  licence_ends_on: string | null
  created_at: string
}

export const factsOf = (row: {
  state: ImagePurchase['state']
  brand_id: string
  instagramer_id: string
}): PurchaseFacts => ({ state: row.state, brandId: row.brand_id, instagramerId: row.instagramer_id })

/** Whether the licence was over before `today`; its last day counts. */
export const isOver = ({ licence_ends_on: endsOn }: Pick<PurchaseRow, 'licence_ends_on'>, today: string): boolean =>
  endsOn !== null && endsOn < today

export const toPurchase = (row: PurchaseRow, caller: Caller, today: string): ImagePurchase => ({
  id: row.id,
  state: row.state,
  brandId: row.brand_id,
  brandName: row.brand_name,
  brandLogoUrl: row.brand_logo_url,
  campaignId: row.campaign_id,
  campaignName: row.campaign_name,
  instagramerId: row.instagramer_id,
  creator: toCreatorCard(row),
  post: {
    id: row.instagram_post_id,
    imageUrl: row.post_image_url,
    caption: row.post_caption,
    permalink: row.post_permalink,
  },
  channels: row.channels,
  durationMonths: row.duration_months,
  price: row.price,
  message: row.message,
  hasOriginal: row.original_url !== null,
  requestedByName: row.requested_by_name,
  declineReason: row.decline_reason,
  declinedBy: row.declined_by,
  answeredAt: row.answered_at,
  decidedAt: row.decided_at,
  licenceEndsOn: row.licence_ends_on,
  createdAt: row.created_at,
  abilities: purchaseAbilities(caller, { ...factsOf(row), isEnded: isOver(row, today) }),
})

/** A licence ends on the same day of the month as it was paid, the given number of months later. */
const rowsOf = (
  cut: RawBuilder<unknown>,
) => sql`SELECT p.id, p.state, p.brand_id, b.name AS brand_name, b.logo_url AS brand_logo_url, p.campaign_id, c.name AS campaign_name, p.instagram_post_id,
    post.image_url AS post_image_url, post.caption AS post_caption, post.permalink AS post_permalink, p.channels, p.duration_months, p.price, p.message, p.original_url,
    u.name AS requested_by_name, p.decline_reason, p.declined_by, p.answered_at, p.decided_at, p.created_at,
    CASE WHEN p.state = 'approved' THEN ((p.decided_at AT TIME ZONE 'Europe/Stockholm')::date + make_interval(months => p.duration_months))::date END AS licence_ends_on, ${creatorCardColumns}
  FROM (${cut}) p JOIN brands b ON b.id = p.brand_id JOIN instagramers i ON i.id = p.instagramer_id
  JOIN instagram_posts post ON post.id = p.instagram_post_id
  LEFT JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id LEFT JOIN users u ON u.id = p.requested_by
  ORDER BY p.created_at DESC, p.id DESC`

export const findPurchase = async (db: Db, id: string): Promise<PurchaseRow | undefined> =>
  (await sql<PurchaseRow>`${rowsOf(sql`SELECT * FROM image_purchases WHERE id = ${id}`)}`.execute(db)).rows[0]

/** `where` refers to the columns of image_purchases. */
/** A page of the purchases that `scope` covers, of one state if it is given, and how many of each state it covers. */
export const listPurchases = async (
  db: Db,
  { scope, state }: { scope: RawBuilder<unknown>; state: State | undefined },
  { limit, offset }: Page,
): Promise<{ rows: PurchaseRow[]; counts: Record<State | 'all', number> }> => {
  const { rows } =
    await sql<PurchaseRow>`${rowsOf(sql`SELECT * FROM image_purchases WHERE ${scope} AND ${state ? sql`state = ${state}` : sql`true`}
    ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`)}`.execute(db)
  const { rows: counted } = await sql<{
    state: State
    count: number
  }>`SELECT state, count(*) AS count FROM image_purchases WHERE ${scope} GROUP BY state`.execute(db)
  const of = (asked: State) => counted.find((row) => row.state === asked)?.count ?? 0
  const counts = {
    requested: of('requested'),
    pending: of('pending'),
    approved: of('approved'),
    declined: of('declined'),
    all: counted.reduce((sum, { count }) => sum + count, 0),
  }
  return { rows, counts }
}

export const lockPurchase = (trx: Db, id: string): Promise<Selectable<DB['image_purchases']> | undefined> =>
  trx.selectFrom('image_purchases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export interface MentionedPost {
  mention_id: string
  campaign_id: string
  instagramer_id: string
  state: DecisionState
  image_url: string | null
}

/** The post, if it is part of a mention for the brand that was not rejected. */
export const findMentionedPost = async (db: Db, brandId: string, postId: string): Promise<MentionedPost | undefined> =>
  (
    await sql<MentionedPost>`SELECT m.id AS mention_id, m.campaign_id, m.state, p.instagramer_id, p.image_url FROM instagram_posts p
    JOIN mentions m ON m.brand_id = ${brandId} AND m.instagramer_id = p.instagramer_id AND m.instagram_post_id = p.id
    AND m.state <> 'rejected'
    JOIN instagramers i ON i.id = p.instagramer_id AND i.deleted_at IS NULL
    WHERE p.id = ${postId} ORDER BY m.created_at DESC, m.id DESC LIMIT 1`.execute(db)
  ).rows[0]

export interface Addresses {
  instagramer_id: string
  creator_name: string
  brand_name: string
  campaign_name: string | null
  /** Who requested it; null once their account is gone. */
  staff_id: string | null
}

/** Recipients of a purchase's mails. */
export const addressesOf = async (db: Db, id: string): Promise<Addresses | undefined> =>
  (
    await sql<Addresses>`SELECT p.instagramer_id, i.name AS creator_name, b.name AS brand_name, c.name AS campaign_name,
      CASE WHEN u.deleted_at IS NULL AND u.blocked_at IS NULL THEN u.id END AS staff_id
    FROM image_purchases p JOIN instagramers i ON i.id = p.instagramer_id JOIN brands b ON b.id = p.brand_id
    LEFT JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
    LEFT JOIN users u ON u.id = p.requested_by WHERE p.id = ${id}`.execute(db)
  ).rows[0]
