import { type RawBuilder, sql } from 'kysely'
import { knownFollowers } from './repository'

const known = sql`(${knownFollowers(sql`i`)})`

/** The contract's `demandsOf` in SQL, of campaign `c` and creator `i`; a test checks that both agree. */
export const demandColumns = (isInvited: RawBuilder<unknown>) => ({
  followers: sql`(c.min_followers IS NULL AND c.max_followers IS NULL
    OR coalesce(${known} BETWEEN coalesce(c.min_followers, 0) AND coalesce(c.max_followers, ${known}), false))`,
  country: sql`(c.delivery_method = 'pickup' OR ${isInvited} OR i.country_code = c.country)`,
  category: sql`(c.categories = '{}' OR c.categories && i.profile_category_ids)`,
})

/** Whether creator `i` meets all that campaign `c` demands; the category is a wish. */
export const meetsDemands = (isInvited: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { followers, country } = demandColumns(isInvited)
  return sql`(${followers} AND ${country})`
}
