import { type RawBuilder, sql } from 'kysely'
import type { SavedObstacle } from '@samspel/api'
import { isBlockedBy } from '../../../blocked'
import { followersObstacle, isOpenOffer } from '../../campaigns'
import { inStock, leftThisWeek, takesMore } from './open-offers'

const ownAt = (
  which: RawBuilder<unknown>,
) => sql`EXISTS (SELECT FROM store_participations own WHERE own.brand_id = sc.brand_id
  AND own.store_campaign_id = sc.id AND own.instagramer_id = i.id AND own.decision_kind IS DISTINCT FROM 'withdrawn' AND ${which})`

/** Store campaign `sc` of campaign `c` and company `co` is open to creator `i`, whether they meet its demands or not. */
export const isOpenAtStoreTo = (today: string): RawBuilder<boolean> =>
  sql`(${isOpenOffer(today)} AND co.state = 'approved' AND c.delivery_method = 'pickup' AND (c.is_public OR ${ownAt(sql`true`)})
    AND NOT ${isBlockedBy(sql`c.brand_id`, sql`i.id`)})`

/**
 * Why creator `i` cannot reserve or apply at store `s`, as `reserve` refuses it; null when they can. A pass that lapsed and an application
 * that nobody answered may be asked for again.
 */
export const pickupObstacle = (today: string): RawBuilder<SavedObstacle | null> => sql`CASE
  WHEN ${ownAt(sql`own.state <> 'invited' AND coalesce(own.decision_kind NOT IN ('lapsed', 'expired'), true)`)} THEN 'applied'
  WHEN NOT ${isOpenAtStoreTo(today)} THEN 'closed' WHEN sc.paused_at IS NOT NULL THEN 'paused'
  WHEN NOT ${takesMore} OR coalesce(${inStock} = 0, false) OR coalesce(${leftThisWeek(today)} = 0, false) THEN 'full'
  ELSE ${followersObstacle} END`
