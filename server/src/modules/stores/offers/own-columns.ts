import { type RawBuilder, sql } from 'kysely'
import type { Terms } from '@samspel/api'
import { termsOfPass } from '../../../terms-that-hold'

/** The terms of a row of store_participations. */
export const ownTerms = sql<Terms>`(SELECT ${termsOfPass('store_participations', 'c')} FROM store_campaigns sc
  JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
  WHERE sc.brand_id = store_participations.brand_id AND sc.id = store_participations.store_campaign_id)`

/** How many of its posts. */
export const ownMentions = (which: RawBuilder<unknown>) => sql<number>`(SELECT count(*)::int FROM mentions
  WHERE brand_id = store_participations.brand_id AND store_participation_id = store_participations.id AND ${which})`
