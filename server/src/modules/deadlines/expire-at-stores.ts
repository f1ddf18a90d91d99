import { sql } from 'kysely'
import { answerClock, type Locale } from '@samspel/api'
import { transact } from '../../db/transact'
import { type ClockContext, daysBefore, repeat } from '../../jobs/batches'
import { enqueueMail } from '../../outbox/mails'
import { tellChanged } from '../store-campaigns'
import { expiredMail } from './mails'

interface Expired {
  id: string
  campaign: string
  email: string | null
  name: string
  locale: Locale | null
  deleted_at: string | null
}

/**
 * Ends applications at stores whose time is over. An answer at the same moment locks the row first: it is given in time or too late. What is
 * locked is left for the next time.
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
    RETURNING sp.id, c.name AS campaign, i.email, i.name, i.locale, i.deleted_at`.execute(trx)
    for (const { campaign, email: to, name, locale, deleted_at: gone } of rows) {
      const mail = { appUrl: config.appUrl, name, locale, campaign, days: answerClock.expireAfterDays }
      if (to && !gone) await enqueueMail(trx, expiredMail({ ...mail, to }))
    }
    await tellChanged(
      trx,
      live,
      rows.map(({ id }) => id),
    )
    return rows.length
  })

/** Ends applications at stores that nobody has answered for ten days; nothing is held for them and no place was taken. */
export const expireAtStores = (context: ClockContext): Promise<number> => repeat((limit) => expireBatch(context, limit))
