import { type RawBuilder, sql } from 'kysely'
import type { Instagramer } from '@samspel/api'

export type CreatorSort = '-followers' | 'followers' | '-engagement' | 'name'
/** Sorts by what is worked out for each creator. */
export type RankedSort = '-fit' | 'like' | 'price' | 'answer'

export interface Order {
  by: RawBuilder<unknown>
  /** SQL condition for the next page. The first bound uses the index, the second breaks ties. */
  behind: (value: string | number, id: string) => RawBuilder<unknown>
  valueOf: (
    creator: Pick<Instagramer, 'followersCount' | 'engagementRate' | 'name'>,
    rank: number | null,
  ) => string | number
  isValue: (value: unknown) => value is string | number
  /** SQL: the number that it sorts by, where the creator's record does not hold it. */
  rank?: RawBuilder<unknown>
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 2_000_000_000
const isText = (value: unknown): value is string => typeof value === 'string'

/** Each order matches an index of migration 0004, read forwards or backwards. Refers to the creator as `i`. */
export const creatorOrders: Record<CreatorSort, Order> = {
  '-followers': {
    by: sql`i.followers_count DESC, i.id`,
    behind: (value, id) =>
      sql`i.followers_count <= ${value}::bigint AND (i.followers_count < ${value}::bigint OR i.id > ${id}::uuid)`,
    valueOf: ({ followersCount }) => followersCount,
    isValue: isNumber,
  },
  followers: {
    by: sql`i.followers_count, i.id DESC`,
    behind: (value, id) =>
      sql`i.followers_count >= ${value}::bigint AND (i.followers_count > ${value}::bigint OR i.id < ${id}::uuid)`,
    valueOf: ({ followersCount }) => followersCount,
    isValue: isNumber,
  },
  '-engagement': {
    by: sql`i.engagement_rate DESC, i.id`,
    behind: (value, id) =>
      sql`i.engagement_rate <= ${value}::numeric AND (i.engagement_rate < ${value}::numeric OR i.id > ${id}::uuid)`,
    valueOf: ({ engagementRate }) => engagementRate,
    isValue: isNumber,
  },
  name: {
    by: sql`i.name, i.id`,
    behind: (value, id) => sql`(i.name, i.id) > (${value}, ${id}::uuid)`,
    valueOf: ({ name }) => name,
    isValue: isText,
  },
}

const isRank = (value: unknown): value is number => Number.isSafeInteger(value)
/** More than any count of followers, so that these decide between equal scores alone. */
const step = 10_000_000_000
/** Whoever has no figure comes last. */
const last = 1_000_000_000_000_000

const ranked = (rank: RawBuilder<unknown>): Order => ({
  by: sql`${rank} DESC, i.id`,
  behind: (value, id) => sql`${rank} <= ${value}::bigint AND (${rank} < ${value}::bigint OR i.id > ${id}::uuid)`,
  valueOf: (_creator, rankOfRow) => rankOfRow ?? 0,
  isValue: isRank,
  rank,
})

/** The order of a list; `score` is what a list by fit or likeness goes by. */
export const orderOf = (sort: CreatorSort | RankedSort, score: RawBuilder<unknown>): Order => {
  if (sort === '-fit' || sort === 'like')
    return ranked(sql`(${score}::bigint * ${sql.lit(step)}::bigint + i.followers_count)`)
  if (sort === 'price') return ranked(sql`(-coalesce(prices.price, ${sql.lit(last)})::bigint)`)
  if (sort === 'answer') return ranked(sql`(-coalesce(answers.answer_hours, ${sql.lit(last)})::bigint)`)
  return creatorOrders[sort]
}
