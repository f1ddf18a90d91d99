import { sql } from 'kysely'
import type { Config } from '../../../config'
import { type Db, transact } from '../../../db/transact'
import type { LiveBus, LiveMessage } from '../../../live'
import type { Moved } from '../../wallet'
import { publishPassesChanged } from './changed'
import { returnPassFee } from './fees'
import { lockOffer, lockOwn } from './locks'
import { notifyOfPasses } from './notices'
import type { OwnRow } from './repository'

/**
 * Withdraws a store participation and returns its fee to the brand. The row is kept, so that a counter that sees the code can say what
 * happened to it.
 */
export const withdrawOwn = async (trx: Db, own: OwnRow, now: Date): Promise<Moved> => {
  await trx
    .updateTable('store_participations')
    .set({ state: 'declined', decision_kind: 'withdrawn', decided_at: now.toISOString() })
    .where('brand_id', '=', own.brand_id)
    .where('id', '=', own.id)
    .execute()
  return returnPassFee(trx, own, now)
}

/**
 * For a creator being deleted: ends passes with fees instead of deleting them, because ledger entries refer to them. Returns the live
 * events.
 */
export const withdrawAllHeld = async (trx: Db, creatorId: string, now: Date): Promise<LiveMessage[]> => {
  const { rows } = await sql<{
    id: string
    store_campaign_id: string
  }>`SELECT sp.id, sp.store_campaign_id FROM store_participations sp
    WHERE sp.instagramer_id = ${creatorId} AND sp.state IN ('requested', 'approved', 'invited')
    AND EXISTS (SELECT FROM holds h WHERE h.brand_id = sp.brand_id AND h.store_participation_id = sp.id)
    ORDER BY sp.brand_id, sp.store_campaign_id`.execute(trx)
  const events: LiveMessage[] = []
  for (const { id, store_campaign_id: offerId } of rows) {
    await lockOffer(trx, offerId)
    const own = await lockOwn(trx, id)
    if (own) events.push(...((await withdrawOwn(trx, own, now))?.events ?? []))
  }
  return events
}

interface LapsedRow {
  brand_id: string
  id: string
  fee_amount: number
}

/** Ordered by brand, so that concurrent runs lock accounts in the same order. */
const endDue = async (trx: Db, now: Date, limit: number): Promise<LapsedRow[]> => {
  const isDue = sql`sp.state = 'approved' AND sp.expires_at < ${now.toISOString()}`
  const { rows } = await sql<LapsedRow>`WITH due AS MATERIALIZED (
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
    WHERE sp.brand_id = due.brand_id AND sp.id = due.id AND ${isDue} RETURNING sp.brand_id, sp.id, sp.fee_amount`.execute(
    trx,
  )
  return rows.sort((one, other) => (one.brand_id < other.brand_id ? -1 : 1))
}

/**
 * Ends expired passes, up to a limit; their places become free and their fees are returned. Returns how many. Locks in the order of
 * `lockOffer`; rows locked by others are left for the next run.
 */
export const lapse = async (
  { db, live, now, config }: { db: Db; live: LiveBus; now: Date; config: Config },
  limit: number,
): Promise<number> =>
  transact(db, async (trx) => {
    const rows = await endDue(trx, now, limit)
    for (const row of rows.filter(({ fee_amount: fee }) => fee > 0))
      await live.publishAll(trx, (await returnPassFee(trx, row, now))?.events ?? [])
    const ids = rows.map(({ id }) => id)
    await notifyOfPasses(trx, { live, now, config }, 'pass_over', { ids })
    await notifyOfPasses(trx, { live, now, config }, 'pass_lapsed', { ids })
    await publishPassesChanged(trx, live, ids)
    return rows.length
  })
