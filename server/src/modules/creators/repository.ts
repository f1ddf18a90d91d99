import { type RawBuilder, sql } from 'kysely'
import type { Instagramer } from '@samspel/api'
import type { Db } from '../../db/transact'
import { type FigureColumns, figureColumns, figureJoins, toFigures } from './figures'
import { plainSource, type Source } from './needs'

export interface CreatorRow extends Partial<FigureColumns> {
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
  consent_ended_at: string | null
  locale: Instagramer['locale']
  collaboration_page_slug: string | null
  /** Where a company's people read lists: one of their brands has blocked the creator. */
  blocked?: boolean
}

const columns = sql`i.id, i.state, i.product_plan, i.country_code, i.profile_category_ids, i.username, i.name, i.city, i.bio, i.avatar_url, i.followers_count, i.engagement_rate, i.consent_ended_at, i.locale,
  (SELECT slug FROM collaboration_pages WHERE instagramer_id = i.id LIMIT 1) AS collaboration_page_slug`

/** A creator as others see them: without email address and bank details, with statistics if requested. */
export const toCreator = (row: CreatorRow): Instagramer => ({
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
  ...(row.collaborations_count !== undefined && {
    figures: toFigures(row as FigureColumns),
    consentEndedAt: row.consent_ended_at,
  }),
  ...(row.blocked !== undefined && { blocked: row.blocked }),
})

/** A creator by id; blocked ones only if requested, statistics only for staff. */
export const findCreator = async (
  db: Db,
  id: string,
  { withBlocked, withFigures = false }: { withBlocked: boolean; withFigures?: boolean },
): Promise<Instagramer | undefined> => {
  const {
    rows: [row],
  } = await sql<CreatorRow>`SELECT ${columns}${withFigures ? sql`, ${figureColumns}` : sql``}
    FROM instagramers i ${withFigures ? figureJoins(sql`i.id`) : sql``}
    WHERE i.id = ${id} AND i.deleted_at IS NULL AND (${withBlocked} OR i.state <> 'blocked')`.execute(db)
  return row && toCreator(row)
}

export interface CreatorPage {
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
  limit: number
  offset: number
  extra?: RawBuilder<unknown>
  /** What where and order need beside the creator's own row. */
  source?: Source
  /** Joined to the rows of the page alone. */
  pageJoins?: RawBuilder<unknown>
}

/**
 * One page with statistics. `where` and `order` refer to the creator as `i`. Ids are cut from the order's index first; rows and statistics
 * are then read for that page only. `extra` adds columns.
 */
export const pageOfCreators = async <Row extends CreatorRow = CreatorRow>(
  db: Db,
  { where, order, limit, offset, extra, source = plainSource, pageJoins = sql`` }: CreatorPage,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`${source.before}SELECT ${columns}, ${figureColumns}${extra ? sql`, ${extra}` : sql``}
    FROM (SELECT i.id FROM instagramers i ${source.joins} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) cut
    JOIN instagramers i ON i.id = cut.id ${source.joins} ${pageJoins}
    ${figureJoins(sql`i.id`)} ORDER BY ${order}`.execute(db)
  return rows
}

export const countCreators = async (
  db: Db,
  where: RawBuilder<unknown>,
  source: Source = plainSource,
): Promise<number> =>
  (
    await sql<{
      total: number
    }>`${source.before}SELECT count(*) AS total FROM instagramers i ${source.joins} WHERE ${where}`.execute(db)
  ).rows[0]?.total ?? 0
