import { sql } from 'kysely'
import { answerClock } from '@samspel/api'
import { transact } from '../../db/transact'
import { type ClockContext, daysBefore, repeat } from '../../jobs/batches'
import { publishPassesChanged } from '../stores'
import { notifyCreatorOfExpiry } from './notices'

interface Expired {
  id: string
  campaign: string
  brand_id: string
  instagramer_id: string
}

/**
 * Ends overdue store applications. A concurrent answer that locks the row first is in time; otherwise it is too late. Locked rows are left
 * for the next run.
 */
const expireBatch = ({ db, config, live, now }: ClockContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const { rows } = await sql<Expired>`UPDATE store_participations sp
    SET state = 'declined', decision_kind = 'expired', decided_at = ${moment}, decided_by = NULL, decision_reason = NULL
    FROM (SELECT brand_id, id FROM store_participations
      WHERE state = 'requested' AND created_at <= ${daysBefore(moment, answerClock.expireAfterDays)}
      ORDER BY created_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED) due, store_campaigns sc, campaigns c, instagramers i
    WHERE sp.brand_id = due.brand_id AND sp.id = due.id AND sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      AND c.brand_id = sc.brand_id AND c.id = sc.campaign_id AND i.id = sp.instagramer_id
    RETURNING sp.id, c.name AS campaign, sp.brand_id, sp.instagramer_id`.execute(trx)
    for (const row of rows) await notifyCreatorOfExpiry(trx, { config, live, now: moment }, row)
    await publishPassesChanged(
      trx,
      live,
      rows.map(({ id }) => id),
    )
    return rows.length
  })

/** Ends store applications left unanswered for ten days. They hold no money and take no place. */
export const expireAtStores = (context: ClockContext): Promise<number> => repeat((limit) => expireBatch(context, limit))
