import { type RawBuilder, sql } from 'kysely'
import { isBlockedBy } from '../../blocked'
import { applyObstacle, followersObstacle, hasApplied } from './can-apply'
import { isGiving } from './giving'

/** Creator `i` has nothing of campaign `c` at any of its stores, or nothing that keeps them from having it again. */
const hasNoPass = sql`NOT EXISTS (SELECT FROM store_participations sp
  JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
  WHERE sc.brand_id = c.brand_id AND sc.campaign_id = c.id AND sp.instagramer_id = i.id
    AND (sp.state IN ('requested', 'approved', 'picked_up') OR sp.state = 'declined' AND sp.decision_kind IS NULL))`

const atAStore = sql`(NOT ${hasApplied} AND NOT ${isBlockedBy(sql`c.brand_id`, sql`i.id`)} AND ${hasNoPass} AND (${followersObstacle}) IS NULL
  AND EXISTS (SELECT FROM store_campaigns sc WHERE sc.brand_id = c.brand_id AND sc.campaign_id = c.id AND ${isGiving}))`

/** SQL condition that the creator can apply to the public campaign `c` of brand `b` now, or pick it up at one of its stores. */
export const fitsCreator = (creatorId: string, today: string): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM instagramers i JOIN companies co ON co.id = b.company_id WHERE i.id = ${creatorId}
    AND CASE WHEN c.delivery_method = 'pickup' THEN ${atAStore} ELSE (${applyObstacle(today)}) IS NULL END)`
