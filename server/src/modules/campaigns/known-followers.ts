import { type RawBuilder, sql } from 'kysely'

/** A creator's follower count; null if no account was ever connected to supply it. */
export const knownFollowers = (creator: RawBuilder<unknown>) =>
  sql`CASE WHEN ${creator}.connected_ig_user_id IS NOT NULL OR ${creator}.followers_count > 0 THEN ${creator}.followers_count END`
