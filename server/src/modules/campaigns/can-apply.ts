import { type RawBuilder, sql } from 'kysely'
import type { ApplyObstacle } from '@samspel/api'
import type { FollowersObstacle } from '@samspel/api/campaign-rules'
import { isBlockedBy } from '../../blocked'
import { knownFollowers } from './known-followers'
import { isOpenOffer } from './open-offers'

const known = sql`(${knownFollowers(sql`i`)})`

/** The contract's `followersObstacleOf` in SQL, of campaign `c` and creator `i`. */
export const followersObstacle: RawBuilder<FollowersObstacle | null> = sql`CASE
  WHEN c.min_followers IS NULL AND c.max_followers IS NULL THEN NULL
  WHEN ${known} IS NULL THEN 'not_connected' WHEN ${known} < c.min_followers THEN 'too_few_followers'
  WHEN ${known} > c.max_followers THEN 'too_many_followers' END`

const isInvited = sql`EXISTS (SELECT FROM campaign_invitations inv WHERE inv.brand_id = c.brand_id
  AND inv.campaign_id = c.id AND inv.instagramer_id = i.id AND inv.declined_at IS NULL)`

/** Creator `i` has applied to campaign `c`. */
export const hasApplied = sql`EXISTS (SELECT FROM participations mine WHERE mine.brand_id = c.brand_id
  AND mine.campaign_id = c.id AND mine.instagramer_id = i.id)`

/** How many campaign `c` has approved. */
export const approvedCount = sql<number>`(SELECT count(*)::int FROM participations taken
  WHERE taken.brand_id = c.brand_id AND taken.campaign_id = c.id AND taken.state = 'approved')`

const isFull = sql`(c.target_number_of_instagramers > 0 AND ${approvedCount} >= c.target_number_of_instagramers)`

/** Campaign `c` of company `co` is open to creator `i`, whether they meet its demands or not: never to those whom its brand has blocked. */
export const isOpenTo = (today: string): RawBuilder<boolean> =>
  sql`(${isOpenOffer(today)} AND co.state = 'approved' AND (c.is_public OR ${isInvited})
    AND NOT ${isBlockedBy(sql`c.brand_id`, sql`i.id`)})`

/**
 * The contract's `applyObstacleOf` in SQL, of campaign `c` of company `co` and creator `i`; a test checks that both agree. What is no offer
 * for this creator is closed.
 */
export const applyObstacle = (today: string): RawBuilder<ApplyObstacle | null> => sql`CASE
  WHEN ${hasApplied} THEN 'applied' WHEN NOT ${isOpenTo(today)} THEN 'closed' WHEN c.delivery_method = 'pickup' THEN 'pickup'
  WHEN ${isFull} THEN 'full'
  ELSE coalesce(${followersObstacle}, CASE WHEN NOT (${isInvited} OR i.country_code = c.country) THEN 'other_country' END) END`
