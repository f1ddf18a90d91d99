import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import type { OwnRow } from './repository'

/** Takes one back. Its row stays, so that a counter that meets the code can say what became of it. */
export const withdrawOwn = async (trx: Db, { brand_id: brandId, id }: OwnRow, now: Date): Promise<void> => {
  await trx
    .updateTable('store_participations')
    .set({ state: 'declined', decision_kind: 'withdrawn', decided_at: now.toISOString() })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute()
}

/**
 * Ends passes that have run out, at most so many; their places are free again. Answers how many there were. Locks in the order of
 * `lockOffer`, and leaves to the next time what somebody else holds.
 */
export const lapse = async (db: Db, now: Date, limit: number): Promise<number> => {
  const isDue = sql`sp.state = 'approved' AND sp.expires_at < ${now.toISOString()}`
  const { rows } = await sql`WITH due AS MATERIALIZED (
      SELECT sp.brand_id, sp.id, sp.store_campaign_id, sc.campaign_id FROM store_participations sp
      JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      WHERE ${isDue} ORDER BY sp.expires_at LIMIT ${limit}),
    held AS MATERIALIZED (SELECT c.brand_id, c.id FROM campaigns c
      WHERE (c.brand_id, c.id) IN (SELECT brand_id, campaign_id FROM due) ORDER BY c.brand_id, c.id FOR SHARE SKIP LOCKED),
    locked AS MATERIALIZED (SELECT sc.brand_id, sc.id FROM store_campaigns sc JOIN held ON held.brand_id = sc.brand_id AND held.id = sc.campaign_id
      WHERE (sc.brand_id, sc.id) IN (SELECT brand_id, store_campaign_id FROM due)
      ORDER BY sc.brand_id, sc.id FOR UPDATE OF sc SKIP LOCKED)
    UPDATE store_participations sp SET state = 'declined', decision_kind = 'lapsed', decided_at = sp.expires_at
    FROM due JOIN locked ON locked.brand_id = due.brand_id AND locked.id = due.store_campaign_id
    WHERE sp.brand_id = due.brand_id AND sp.id = due.id AND ${isDue} RETURNING sp.id`.execute(db)
  return rows.length
}
