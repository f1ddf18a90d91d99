import { type RawBuilder, sql } from 'kysely'

/** SQL condition that a brand has blocked a creator. */
export const isBlockedBy = (brandId: RawBuilder<unknown>, creatorId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`EXISTS (SELECT FROM blocked_creators bl WHERE bl.brand_id = ${brandId} AND bl.instagramer_id = ${creatorId})`
