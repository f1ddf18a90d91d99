import { sql } from 'kysely'
import { deadlineReminderDays, type Locale } from '@samspel/api'
import { addDays, dayOf } from '../../days'
import { transact } from '../../db/transact'
import { type ClockContext, repeat } from '../../jobs/batches'
import { enqueueMail } from '../../outbox/mails'
import { deadlineMail } from './mails'

interface Due {
  id: string
  due: string
  campaign: string
  email: string | null
  name: string
  locale: Locale | null
  deleted_at: string | null
}

/**
 * Takes collaborations whose content deadline is near, by their own day or the campaign's, with nothing handed in that waits or was
 * approved. A deadline that stands still is not near. Each is taken once for each deadline (an answered delivery problem sets it anew).
 */
const remindBatch = ({ db, config, now }: ClockContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const [from, to] = [dayOf(moment), addDays(dayOf(moment), deadlineReminderDays)]
    const { rows } = await sql<Due>`UPDATE participations p SET deadline_reminded_at = ${moment}
    FROM (SELECT p.brand_id, p.id FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
      WHERE p.state = 'approved' AND p.deadline_reminded_at IS NULL AND p.deadline_paused_at IS NULL
        AND c.state IN ('confirmed', 'upcoming', 'ongoing')
        AND (p.brand_id, p.id) IN (SELECT brand_id, id FROM participations WHERE state = 'approved' AND due_at BETWEEN ${from} AND ${to}
          UNION ALL SELECT o.brand_id, o.id FROM campaigns r
              JOIN participations o ON o.brand_id = r.brand_id AND o.campaign_id = r.id AND o.state = 'approved' AND o.due_at IS NULL
            WHERE r.state IN ('confirmed', 'upcoming', 'ongoing') AND r.due_at BETWEEN ${from} AND ${to})
        AND NOT EXISTS (SELECT FROM mentions m
            WHERE m.brand_id = p.brand_id AND m.participation_id = p.id AND m.state IN ('pending', 'approved'))
      ORDER BY p.brand_id, p.id LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED) near, campaigns c, instagramers i
    WHERE p.brand_id = near.brand_id AND p.id = near.id AND c.brand_id = p.brand_id AND c.id = p.campaign_id AND i.id = p.instagramer_id
    RETURNING p.id, coalesce(p.due_at, c.due_at) AS due, c.name AS campaign, i.email, i.name, i.locale, i.deleted_at`.execute(
      trx,
    )
    for (const { id, due, campaign, email, name, locale, deleted_at: gone } of rows) {
      if (email && !gone)
        await enqueueMail(
          trx,
          deadlineMail({ appUrl: config.appUrl, to: email, name, locale, campaign, participationId: id, due }),
        )
    }
    return rows.length
  })

/** Tells creators once, by mail, that their content is due in three days. */
export const remindCreators = (context: ClockContext): Promise<number> => repeat((limit) => remindBatch(context, limit))
