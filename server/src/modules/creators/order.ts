import { type RawBuilder, sql } from 'kysely'
import type { Instagramer } from '@samspel/api'

export type CreatorSort = '-followers' | 'followers' | '-engagement' | 'name'

interface Order {
  by: RawBuilder<unknown>
  /** SQL condition for the next page. The first bound uses the index, the second breaks ties. */
  behind: (value: string | number, id: string) => RawBuilder<unknown>
  valueOf: (creator: Pick<Instagramer, 'followersCount' | 'engagementRate' | 'name'>) => string | number
  isValue: (value: unknown) => value is string | number
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
