import { type RawBuilder, sql } from 'kysely'
import { pageSizes, type PostDraftRow } from '@samspel/api'
import { type BrandIds, inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context, Query } from '../../context'
import type { ShownFile } from '../../db/tables/post-drafts'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import { draftWaits } from '../campaigns'
import { type CardColumns, toCampaignCard, toCreatorCard, undecidedColumns } from '../participations'
import { mediaOfLists } from './media'

type Row = Omit<CardColumns, 'decided_by_name'> & {
  work_id: string
  is_delivery: boolean
  state: PostDraftRow['state']
  brand_id: string
  campaign_id: string
  instagramer_id: string
  answer_by: string | null
  number: number
  media: ShownFile[]
  sent_at: string
}

const named = (typed: string | undefined) =>
  typed?.trim()
    ? sql`EXISTS (SELECT FROM instagramers n JOIN campaigns nc ON nc.brand_id = d.brand_id AND nc.id = d.campaign_id
      WHERE n.id = d.instagramer_id AND ${contains(sql`(n.username || ' ' || n.name || ' ' || nc.name)`, typed)})`
    : sql`true`

/** Those of these brands that wait for an answer, as `d`. */
const waiting = (brands: BrandIds, more: RawBuilder<unknown> = sql`true`) =>
  sql`post_drafts d WHERE ${inBrands(sql`d.brand_id`, brands)} AND ${draftWaits('d')} AND ${more}`

/** What waits for an answer, what is due first on top. */
export const listPostDrafts = async (context: Context<UserCaller>, query: Query<'listPostDrafts'>) => {
  const { db, caller } = context
  const brands = brandsWith(caller, 'seeCampaigns', query.brandId)
  const scope = waiting(
    brands,
    sql`${query.campaignId ? sql`d.campaign_id = ${query.campaignId}` : sql`true`} AND ${named(query.query)}`,
  )
  const page = pageOf(query, pageSizes.table)
  const order = query.sort === '-answerBy' ? sql`d.answer_by DESC, d.id DESC` : sql`d.answer_by, d.id`
  const { rows } = await sql<Row>`SELECT d.brand_id, d.campaign_id, d.instagramer_id, d.state, d.answer_by,
      coalesce(d.participation_id, d.store_participation_id) AS work_id, d.participation_id IS NOT NULL AS is_delivery,
      v.number, v.media, v.sent_at, ${undecidedColumns}
    FROM (SELECT d.* FROM ${scope} ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}) d
    JOIN post_draft_versions v ON v.brand_id = d.brand_id AND v.draft_id = d.id AND v.outcome IS NULL
    JOIN campaigns c ON c.brand_id = d.brand_id AND c.id = d.campaign_id
    JOIN brands b ON b.id = d.brand_id JOIN instagramers i ON i.id = d.instagramer_id
    ORDER BY ${order}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${scope}`.execute(db)
  const media = await mediaOfLists(
    context,
    rows.map((row) => row.media.slice(0, 1)),
  )
  return {
    postDrafts: rows.map((row, at): PostDraftRow => ({
      id: row.work_id,
      deliveryMethod: row.is_delivery ? 'delivery' : 'pickup',
      state: row.state,
      campaign: toCampaignCard(row),
      creator: toCreatorCard(row),
      previewUrl: media[at]?.[0]?.previewUrl ?? media[at]?.[0]?.url ?? null,
      version: row.number,
      sentAt: new Date(row.sent_at).toISOString(),
      answerBy: row.answer_by,
    })),
    meta: metaOf(page, counted[0]!.count),
  }
}
