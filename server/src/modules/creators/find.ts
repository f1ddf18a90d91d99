import { type RawBuilder, sql } from 'kysely'
import { type CreatorFinding, pageSizes } from '@samspel/api'
import type { PriceSource } from '@samspel/api/finding'
import type { BrandIds } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith, may } from '../../auth/roles'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { listKey, readCursor, writeCursor } from './cursor'
import { blockedByOwn, type CreatorQuery, filterOf, usuallyWanted } from './filter'
import { fitParts, likeParts, type MatchPart, type Model, reasonsOf, scoreOf, type Wanted } from './match'
import { type Need, pagePrice, sourceOf } from './needs'
import { orderOf } from './order'
import { countCreators, type CreatorRow, pageOfCreators, toCreator } from './repository'
import { signalsOf } from './signals'

type Call = Pick<Context<UserCaller>, 'db' | 'caller' | 'now'>

/** For which campaign creators are looked for. */
export interface Place {
  id: string
  brandId: string
  wanted: Pick<Wanted, 'countries' | 'categoryIds'>
  /** SQL conditions on the creator `i` that nobody is let off. */
  demands: readonly RawBuilder<unknown>[]
  /** Further columns of each row. */
  extra: RawBuilder<unknown>
}

interface FoundRow extends CreatorRow {
  score: number | null
  reasons: CreatorFinding['reasons']
  price: number | null
  price_source: PriceSource | null
  signals: CreatorFinding['signals']
  rank: number | null
}

const modelOf = async ({ db, caller }: Call, id: string): Promise<Model> => {
  const { rows } = await sql<Model>`SELECT country_code, profile_category_ids, followers_count, engagement_rate,
      audience ->> 'countryCode' AS audience_country
    FROM instagramers WHERE id = ${id} AND deleted_at IS NULL AND (${may(caller, 'seeBlockedCreators')} OR state <> 'blocked')`.execute(
    db,
  )
  const model = rows[0]
  if (!model) throw new AppError('not_found')
  return model
}

const wantedOf = async (db: Db, query: CreatorQuery, brandIds: BrandIds, place: Place | undefined): Promise<Wanted> => {
  const wish = [query.wishCategoryIds ?? []].flat()
  if (place)
    return {
      countries: place.wanted.countries,
      categoryIds: [...place.wanted.categoryIds, ...wish],
      isCountryDemanded: true,
      brandIds,
    }
  const { rows } = await usuallyWanted(brandIds).execute(db)
  const usual = rows[0]
  return {
    countries: query.audienceCountry ? [query.audienceCountry] : (usual?.countries ?? []),
    // Who says what to look for now means that, and not what they usually look for.
    categoryIds: wish.length > 0 ? wish : (usual?.categories ?? []),
    isCountryDemanded: query.countryCode !== undefined,
    brandIds,
  }
}

const sortOf = (query: CreatorQuery, place: Place | undefined) =>
  query.sort ?? (query.likeId === undefined ? (place ? '-fit' : '-followers') : 'like')

/** What is worked out of every creator for this list. */
const needsOf = (query: CreatorQuery, sort: string): ReadonlySet<Need> =>
  new Set<Need>([
    ...(sort === 'price' || query.minPrice !== undefined || query.maxPrice !== undefined ? ['prices' as const] : []),
    ...(sort === 'answer' || query.maxAnswerHours !== undefined ? ['answers' as const] : []),
    ...(sort === '-fit' ? ['reliable' as const] : []),
  ])

const toFinding = (row: FoundRow): CreatorFinding => ({
  id: row.id,
  score: row.score,
  reasons: row.reasons,
  price: row.price === null || row.price_source === null ? null : { amount: row.price, source: row.price_source },
  signals: row.signals,
})

/**
 * Creators by filter and order, for the directory and for a campaign alike, with what is to be said of each. `rows` has the columns that a
 * place has asked for. A cursor costs the same at any depth and does not repeat the count.
 */
export const findCreators = async <Extra extends object = object>(call: Call, query: CreatorQuery, place?: Place) => {
  const { db, caller, now } = call
  const { page: _page, perPage: _perPage, after, ...filter } = query
  const sort = sortOf(query, place)
  const brandIds = brandsWith(caller, 'seeCampaigns', place?.brandId ?? query.brandId)
  const parts: readonly MatchPart[] =
    sort === 'like' && query.likeId !== undefined
      ? likeParts(await modelOf(call, query.likeId))
      : sort === '-fit'
        ? fitParts(await wantedOf(db, query, brandIds, place))
        : []
  const score = parts.length > 0 ? scoreOf(parts) : sql`NULL::int`
  const order = orderOf(sort, score)
  const key = listKey({ ...filter, sort, ...(place && { place: place.id }) })
  const cursor = after === undefined ? undefined : readCursor(after, key, order)
  const page = pageOf({ ...query, ...(cursor && { page: cursor.page + 1 }) }, pageSizes.table)
  const where = filterOf(query, { caller, brandIds, now }, place?.demands)
  const source = sourceOf(needsOf(query, sort), { brandIds, now })
  const price = pagePrice(brandIds)
  const seenBy = brandsWith(caller, 'seeCreators')
  const rows = await pageOfCreators<FoundRow & Extra>(db, {
    where: cursor ? sql`${where} AND ${order.behind(cursor.value, cursor.id)}` : where,
    order: order.by,
    limit: page.limit,
    offset: cursor ? 0 : page.offset,
    source,
    pageJoins: price.joins,
    extra: sql`${score} AS score, ${parts.length > 0 ? reasonsOf(parts) : sql`'{}'::text[]`} AS reasons, ${price.columns},
      ${signalsOf(now)} AS signals${seenBy === 'all' ? sql`` : sql`, ${blockedByOwn(seenBy)} AS blocked`}, ${order.rank ?? sql`NULL::bigint`} AS rank${place ? sql`, ${place.extra}` : sql``}`,
  })
  const total = cursor ? cursor.total : await countCreators(db, where, source)
  const meta = metaOf(page, total)
  const last = rows.at(-1)
  return {
    rows,
    instagramers: rows.map(toCreator),
    findings: rows.map(toFinding),
    meta,
    nextCursor:
      last && meta.nextPage
        ? writeCursor(key, { value: order.valueOf(toCreator(last), last.rank), id: last.id, total, page: page.page })
        : null,
  }
}
