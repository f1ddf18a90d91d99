import { type RawBuilder, sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { isBlockedBy } from '../../blocked'
import { brandsWith, may } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import { creatorWords } from './card'
import { listKey, readCursor, writeCursor } from './cursor'
import { creatorOrders } from './order'
import { listCollaborations, listInstagramerPosts } from './portfolio'
import { countCreators, findCreator, pageOfCreators, toCreator } from './repository'

export { findCreator } from './repository'

type CreatorQuery = Query<'listInstagramers'>

/** Row T-24: filters take one value or several. The country must match exactly, and the creator must have every requested category. */
const filterOf = (query: CreatorQuery, caller: UserCaller): RawBuilder<unknown> => {
  const oneOf = (column: RawBuilder<unknown>, asked: string | readonly string[] | undefined) =>
    asked === undefined ? sql`true` : sql`${column} = ANY(${[asked].flat()}::text[])`
  const when = (asked: unknown, condition: RawBuilder<unknown>) => (asked === undefined ? sql`true` : condition)
  return sql.join(
    [
      sql`i.deleted_at IS NULL`,
      may(caller, 'seeBlockedCreators') ? sql`true` : sql`i.state <> 'blocked'`,
      contains(creatorWords, query.query?.replace(/^\s*@/, '')),
      oneOf(sql`i.state`, query.state),
      oneOf(sql`i.product_plan`, query.productPlan),
      when(query.countryCode, sql`i.country_code = ${query.countryCode}`),
      when(query.profileCategoryIds, sql`i.profile_category_ids @> ${[query.profileCategoryIds ?? []].flat()}::uuid[]`),
      when(query.minFollowers, sql`i.followers_count >= ${query.minFollowers}`),
      when(query.maxFollowers, sql`i.followers_count <= ${query.maxFollowers}`),
      when(query.minEngagement, sql`i.engagement_rate >= ${query.minEngagement}::numeric`),
      when(
        query.communityListId,
        sql`EXISTS (SELECT FROM community_members
          WHERE brand_id = (SELECT brand_id FROM community_lists WHERE id = ${query.communityListId}) AND list_id = ${query.communityListId}
            AND instagramer_id = i.id AND state = 'approved' AND ${inBrands(sql`brand_id`, brandsWith(caller, 'seeCampaigns'))})`,
      ),
    ],
    sql` AND `,
  )
}

/** Whether one of the caller's own brands has blocked creator `i`; nothing for the platform, whose brands are all. */
const blockedColumn = (caller: UserCaller): RawBuilder<unknown> | undefined => {
  const brands = brandsWith(caller, 'seeCreators')
  return brands === 'all'
    ? undefined
    : sql`EXISTS (SELECT FROM unnest(${brands}::uuid[]) AS own WHERE ${isBlockedBy(sql`own`, sql`i.id`)}) AS blocked`
}

/** By page number or by cursor. A cursor costs the same at any depth and does not repeat the count. */
export const listInstagramers = async ({ db, caller }: Context<UserCaller>, query: CreatorQuery) => {
  if (!may(caller, 'seeCreators')) throw new AppError('forbidden')
  const { page: _page, perPage: _perPage, after, sort = '-followers', ...filter } = query
  const key = listKey({ ...filter, sort })
  const cursor = after === undefined ? undefined : readCursor(after, key, sort)
  const page = pageOf({ ...query, ...(cursor && { page: cursor.page + 1 }) }, pageSizes.table)
  const order = creatorOrders[sort]
  const where = filterOf(query, caller)
  const rows = await pageOfCreators(db, {
    where: cursor ? sql`${where} AND ${order.behind(cursor.value, cursor.id)}` : where,
    order: order.by,
    limit: page.limit,
    offset: cursor ? 0 : page.offset,
    extra: blockedColumn(caller),
  })
  const total = cursor ? cursor.total : await countCreators(db, where)
  const meta = metaOf(page, total)
  const instagramers = rows.map(toCreator)
  const last = instagramers.at(-1)
  return {
    instagramers,
    meta,
    nextCursor:
      last && meta.nextPage
        ? writeCursor(key, { value: order.valueOf(last), id: last.id, total, page: page.page })
        : null,
  }
}

export const creatorHandlers = {
  listInstagramers: (call) => listInstagramers(call, call.query),
  listInstagramerPosts: (call) => listInstagramerPosts(call, { ...call.params, ...call.query }),
  listCollaborations: (call) => listCollaborations(call, { ...call.params, ...call.query }),
  getInstagramer: async ({ db, caller, params }) => {
    if (!may(caller, 'seeCreators')) throw new AppError('forbidden')
    const instagramer = await findCreator(db, params.id, {
      withBlocked: may(caller, 'seeBlockedCreators'),
      withFigures: true,
    })
    if (!instagramer) throw new AppError('not_found')
    return { instagramer }
  },
} satisfies Partial<Handlers>
