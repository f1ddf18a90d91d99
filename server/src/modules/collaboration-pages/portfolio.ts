import { sql } from 'kysely'
import { pageSizes, type PortfolioItem } from '@samspel/api'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { seePage } from './read'
import { isOwner } from './repository'

interface Row {
  id: string
  image_url: string | null
  caption: string
  permalink: string | null
  likes_count: number
  comments_count: number
  brand_name: string | null
  instagram_created_at: string
}

const toItem = (row: Row): PortfolioItem => ({
  id: row.id,
  imageUrl: row.image_url,
  caption: row.caption,
  permalink: row.permalink,
  likesCount: row.likes_count,
  commentsCount: row.comments_count,
  brandName: row.brand_name,
  publishedAt: row.instagram_created_at,
})

const approved = sql`mentions m
  WHERE m.instagramer_id = ip.instagramer_id AND m.instagram_post_id = ip.id AND m.kind = 'post' AND m.state = 'approved'`

/**
 * Published posts of approved participations: those the creator put first, then newest first. Brands that are not approved are not named.
 */
export const listPortfolio = async (
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  { slug, ...query }: { slug: string } & Query<'listPortfolio'>,
) => {
  const owned = await seePage(db, slug)
  if (owned.instagramer_id === null) throw new AppError('not_found')
  const page = pageOf(query, pageSizes.cards)
  const withHidden = query.hidden === true && isOwner(caller, owned)
  const where = sql`ip.instagramer_id = ${owned.instagramer_id} AND NOT ip.story AND EXISTS (SELECT FROM ${approved})
    AND ${withHidden ? sql`true` : sql`ip.id <> ALL(${owned.hidden_item_ids}::uuid[])`}`
  const order = sql`array_position(${owned.item_order}::uuid[], ip.id) NULLS LAST, ip.instagram_created_at DESC, ip.id DESC`
  const { rows, total } = await pageWithTotal(
    db,
    sql<Row>`SELECT ip.*, brand.name AS brand_name
    FROM (SELECT ip.* FROM instagram_posts ip WHERE ${where} ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}) ip
    LEFT JOIN LATERAL (SELECT b.name FROM brands b JOIN companies co ON co.id = b.company_id AND co.state = 'approved'
      WHERE b.id IN (SELECT m.brand_id FROM ${approved}) ORDER BY b.name LIMIT 1) brand ON true
    ORDER BY ${order}`,
    sql`instagram_posts ip WHERE ${where}`,
  )
  return { portfolioItems: rows.map(toItem), meta: metaOf(page, total) }
}
