import { type RawBuilder, sql } from 'kysely'
import type { ProfileCategory } from '@samspel/api'
import type { FollowersObstacle } from '@samspel/api/campaign-rules'
import { AppError } from '../../errors'
import { knownFollowers } from './known-followers'

const known = sql`(${knownFollowers(sql`i`)})`

/** The contract's `demandsOf` in SQL, of campaign `c` and creator `i`; a test checks that both agree. */
export const demandColumns = (isInvited: RawBuilder<unknown>) => ({
  followers: sql`(c.min_followers IS NULL AND c.max_followers IS NULL
    OR coalesce(${known} BETWEEN coalesce(c.min_followers, 0) AND coalesce(c.max_followers, ${known}), false))`,
  country: sql`(c.delivery_method = 'pickup' OR ${isInvited} OR i.country_code = c.country)`,
  category: sql`(c.categories = '{}' OR c.categories && i.profile_category_ids)`,
})

/** The categories that campaign `c` would like best, by name. */
export const wishesOf = sql<
  ProfileCategory[]
>`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'nameSv', name_sv, 'nameEn', name_en) ORDER BY name_sv), '[]')
  FROM profile_categories WHERE id = ANY(c.categories))`

/** Whether creator `i` meets all that campaign `c` demands; the category is a wish. */
export const meetsDemands = (isInvited: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { followers, country } = demandColumns(isInvited)
  return sql`(${followers} AND ${country})`
}

/** Refuses for the creator's followers, with what they have and what is asked for. */
export const refuseFollowers = (
  obstacle: FollowersObstacle,
  own: number | null,
  { minFollowers: least, maxFollowers: most }: { minFollowers: number | null; maxFollowers: number | null },
): AppError =>
  new AppError(obstacle === 'not_connected' ? 'account_not_connected' : 'followers_outside', undefined, undefined, {
    own,
    least,
    most,
  })
