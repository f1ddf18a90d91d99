import type { Instagramer } from '@samspel/api'
import { pageSizes } from '@samspel/api'
import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../brand-scope'

interface CreatorRow {
  id: string
  state: Instagramer['state']
  product_plan: Instagramer['productPlan']
  country_code: Instagramer['countryCode']
  profile_category_ids: string[]
  username: string
  name: string
  city: string | null
  bio: string | null
  avatar_url: string | null
  followers_count: number
  engagement_rate: number
  locale: Instagramer['locale']
  collaboration_page_slug: string | null
}

const columns = sql`id, state, product_plan, country_code, profile_category_ids, username, name, city, bio, avatar_url, followers_count, engagement_rate, locale,
  (SELECT slug FROM collaboration_pages WHERE instagramer_id = instagramers.id LIMIT 1) AS collaboration_page_slug`

/** A creator as others see them: without address and bank facts. */
const toCreator = (row: CreatorRow): Instagramer => ({
  id: row.id,
  state: row.state,
  productPlan: row.product_plan,
  countryCode: row.country_code,
  profileCategoryIds: row.profile_category_ids,
  username: row.username,
  name: row.name,
  city: row.city,
  bio: row.bio,
  avatarUrl: row.avatar_url,
  followersCount: row.followers_count,
  engagementRate: row.engagement_rate,
  locale: row.locale,
  collaborationPageSlug: row.collaboration_page_slug,
})

/** A creator by id; blocked ones only when asked for. */
export const findCreator = async (db: Db, id: string, { withBlocked }: { withBlocked: boolean }): Promise<Instagramer | undefined> => {
  const { rows: [row] } = await sql<CreatorRow>`SELECT ${columns} FROM instagramers WHERE id = ${id} AND deleted_at IS NULL AND (${withBlocked} OR state <> 'blocked')`.execute(db)
  return row && toCreator(row)
}

export const creatorHandlers = {
  listInstagramers: async ({ db, caller, query }) => {
    const where = sql`deleted_at IS NULL AND (${caller.role === 'admin'} OR state <> 'blocked')
      AND ${contains(sql`(username || ' ' || name || ' ' || coalesce(city, ''))`, query.query?.replace(/^\s*@/, ''))}
      AND ${query.countryCode ? sql`country_code = ${query.countryCode}` : sql`true`}
      AND profile_category_ids @> ${[query.profileCategoryIds ?? []].flat()}::uuid[]`
    const page = pageOf(query, pageSizes.table)
    const { rows } = await sql<CreatorRow>`SELECT ${columns} FROM instagramers WHERE ${where}
      ORDER BY followers_count DESC, id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db)
    const { rows: [count] } = await sql<{ total: number }>`SELECT count(*) AS total FROM instagramers WHERE ${where}`.execute(db)
    return { instagramers: rows.map(toCreator), meta: metaOf(page, count?.total ?? 0), nextCursor: null }
  },
  getInstagramer: async ({ db, caller, params }) => {
    const instagramer = await findCreator(db, params.id, { withBlocked: caller.role === 'admin' })
    if (!instagramer) throw new AppError('not_found')
    return { instagramer }
  },
} satisfies Partial<Handlers>
