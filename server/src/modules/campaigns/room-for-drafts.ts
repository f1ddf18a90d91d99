import { sql } from 'kysely'
import { requireRoom } from '../../db/room'
import type { Db } from '../../db/transact'

/** Campaigns that the platform has let through do not count: nobody makes many of those. */
export const requireRoomForDraft = (db: Db, brandId: string): Promise<void> =>
  requireRoom(db, sql`campaigns WHERE brand_id = ${brandId} AND state IN ('draft', 'requested')`, 'draftsOfBrand')
