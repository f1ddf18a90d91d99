import { sql } from 'kysely'
import {
  type CampaignState,
  type Collaboration,
  type FeeReturnReason,
  pageSizes,
  type PictureFocus,
} from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith, may } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { type StoredPost, toInstagramPost } from '../social'
import { returnedFee, toReturnedFee } from '../wallet'

/** Requires a creator the caller may see; only platform staff see blocked ones. */
export const requireCreator = async (db: Db, id: string, caller: UserCaller): Promise<void> => {
  if (!may(caller, 'seeCreators')) throw new AppError('forbidden')
  const { rows } = await sql`SELECT FROM instagramers
    WHERE id = ${id} AND deleted_at IS NULL AND (${may(caller, 'seeBlockedCreators')} OR state <> 'blocked')`.execute(
    db,
  )
  if (rows.length === 0) throw new AppError('not_found')
}

export const listInstagramerPosts = async (
  { db, caller }: Context<UserCaller>,
  { id, ...query }: { id: string } & Query<'listInstagramerPosts'>,
) => {
  await requireCreator(db, id, caller)
  const page = pageOf(query, pageSizes.cards)
  const where = sql`p.instagramer_id = ${id} AND ${
    query.own
      ? sql`NOT EXISTS (SELECT FROM mentions WHERE instagramer_id = p.instagramer_id AND instagram_post_id = p.id)`
      : sql`true`
  }`
  const { rows, total } = await pageWithTotal(
    db,
    sql<StoredPost>`SELECT * FROM instagram_posts p WHERE ${where}
    ORDER BY instagram_created_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`instagram_posts p WHERE ${where}`,
  )
  return { instagramPosts: rows.map(toInstagramPost), meta: metaOf(page, total) }
}

interface CollaborationRow {
  id: string
  campaign_id: string
  campaign_name: string
  brand_id: string
  brand_name: string
  brand_logo_url: string | null
  image_url: string | null
  campaign_image_url: string | null
  campaign_image_focus: PictureFocus | null
  state: CampaignState
  approved_mentions_count: number
  reach: number
  rating: number | null
  rating_comment: string
  created_at: string
  returned_fee: { amount: number; at: string; reason: FeeReturnReason } | null
}

const toCollaboration = (row: CollaborationRow): Collaboration => ({
  participationId: row.id,
  campaignId: row.campaign_id,
  campaignName: row.campaign_name,
  brandId: row.brand_id,
  brandName: row.brand_name,
  brandLogoUrl: row.brand_logo_url,
  imageUrl: row.image_url,
  campaignImageUrl: row.campaign_image_url,
  campaignImageFocus: row.campaign_image_focus,
  state: row.state,
  approvedMentionsCount: row.approved_mentions_count,
  reach: row.reach,
  rating: row.rating,
  ratingComment: row.rating === null ? null : row.rating_comment,
  createdAt: row.created_at,
  returnedFee: toReturnedFee(row.returned_fee),
})

/** Approved participations with the caller's brands; `state` is the campaign's. */
export const listCollaborations = async (
  { db, caller }: Context<UserCaller>,
  { id, ...query }: { id: string } & Query<'listCollaborations'>,
) => {
  await requireCreator(db, id, caller)
  const page = pageOf(query, pageSizes.table)
  const where = sql`p.instagramer_id = ${id} AND p.state = 'approved' AND ${inBrands(sql`p.brand_id`, brandsWith(caller, 'seeCampaigns'))}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<CollaborationRow>`SELECT p.id, p.campaign_id, c.name AS campaign_name, p.brand_id, b.name AS brand_name, b.logo_url AS brand_logo_url,
      m.image_url, c.product_image_url AS campaign_image_url, c.product_image_focus AS campaign_image_focus, c.state, p.rating, p.rating_comment, p.created_at,
      p.link_posts_count + p.content_posts_count + p.instagram_posts_count + p.instagram_stories_count AS approved_mentions_count, m.reach,
      ${returnedFee} AS returned_fee
    FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id JOIN brands b ON b.id = p.brand_id
    CROSS JOIN LATERAL (SELECT coalesce(sum(ip.reach), 0)::bigint AS reach,
        (array_agg(ip.image_url ORDER BY ip.reach DESC, ip.id) FILTER (WHERE ip.image_url IS NOT NULL))[1] AS image_url FROM mentions mn
      JOIN instagram_posts ip ON ip.id = mn.instagram_post_id
      WHERE mn.brand_id = p.brand_id AND mn.participation_id = p.id AND mn.state = 'approved') m
    WHERE ${where} ORDER BY p.created_at DESC, p.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`participations p WHERE ${where}`,
  )
  return { collaborations: rows.map(toCollaboration), meta: metaOf(page, total) }
}
