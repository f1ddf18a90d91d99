import { sql } from 'kysely'
import { deadlineReminderDays } from '@samspel/api'
import { addDays, dayOf } from '../../days'
import { transact } from '../../db/transact'
import { type ClockContext, repeat } from '../../jobs/batches'
import { awaitsParcel } from '../../parcel-deadline'
import { postByOf } from '../../pickup-deadline'
import { owesMore, passOwesMore } from '../../terms-that-hold'
import { notifyCreatorOfDeadline } from './notices'

interface Due {
  id: string
  due: string
  campaign: string
  brand_id: string
  instagramer_id: string
}

/**
 * Reminds creators whose content deadline, their own or the campaign's, is near and who have more to hand in. Paused deadlines
 * do not count. Each participation is reminded once per deadline (resolving a delivery problem sets a new one).
 */
const remindBatch = ({ db, config, live, now }: ClockContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const [from, to] = [dayOf(moment), addDays(dayOf(moment), deadlineReminderDays)]
    const { rows } = await sql<Due>`UPDATE participations p SET deadline_reminded_at = ${moment}
    FROM (SELECT p.brand_id, p.id FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
      WHERE p.state = 'approved' AND p.deadline_reminded_at IS NULL AND p.deadline_paused_at IS NULL
        AND NOT ${awaitsParcel('p')} AND c.state IN ('confirmed', 'upcoming', 'ongoing')
        AND (p.brand_id, p.id) IN (SELECT brand_id, id FROM participations WHERE state = 'approved' AND due_at BETWEEN ${from} AND ${to}
          UNION ALL SELECT o.brand_id, o.id FROM campaigns r
              JOIN participations o ON o.brand_id = r.brand_id AND o.campaign_id = r.id AND o.state = 'approved' AND o.due_at IS NULL
            WHERE r.state IN ('confirmed', 'upcoming', 'ongoing') AND r.due_at BETWEEN ${from} AND ${to})
        AND ${owesMore('p', 'c')}
      ORDER BY p.brand_id, p.id LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED) near, campaigns c, instagramers i
    WHERE p.brand_id = near.brand_id AND p.id = near.id AND c.brand_id = p.brand_id AND c.id = p.campaign_id AND i.id = p.instagramer_id
    RETURNING p.id, coalesce(p.due_at, c.due_at) AS due, c.name AS campaign, p.brand_id, p.instagramer_id`.execute(trx)
    for (const row of rows)
      await notifyCreatorOfDeadline(trx, { config, live, now: moment }, { ...row, path: `/assignments/${row.id}` })
    return rows.length
  })

/** Reminds creators of store pick-ups whose own deadline for posting is near and who have more to hand in. */
const remindOfPickups = ({ db, config, live, now }: ClockContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const [from, to] = [dayOf(moment), addDays(dayOf(moment), deadlineReminderDays)]
    const { rows } = await sql<Due & { offer: string }>`UPDATE store_participations sp SET post_reminded_at = ${moment}
    FROM (SELECT sp.brand_id, sp.id FROM store_participations sp
        JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
        JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id AND c.state IN ('confirmed', 'upcoming', 'ongoing', 'finished')
        JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
      WHERE sp.state = 'picked_up' AND sp.post_reminded_at IS NULL AND ${postByOf('sp', sql`s.country_code`)} BETWEEN ${from} AND ${to}
        AND ${passOwesMore('sp', 'c')}
      ORDER BY sp.brand_id, sp.id LIMIT ${limit} FOR UPDATE OF sp SKIP LOCKED) near, store_campaigns sc, campaigns c, stores s, instagramers i
    WHERE sp.brand_id = near.brand_id AND sp.id = near.id AND sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      AND c.brand_id = sc.brand_id AND c.id = sc.campaign_id AND s.brand_id = sc.brand_id AND s.id = sc.store_id
      AND i.id = sp.instagramer_id
    RETURNING sp.id, sc.id AS offer, ${postByOf('sp', sql`s.country_code`)} AS due, c.name AS campaign, sp.brand_id, sp.instagramer_id`.execute(
      trx,
    )
    for (const row of rows)
      await notifyCreatorOfDeadline(
        trx,
        { config, live, now: moment },
        { ...row, path: `/store-campaigns/${row.offer}/pass` },
      )
    return rows.length
  })

/** Mails creators once, three days before their content is due. */
export const remindCreators = async (context: ClockContext): Promise<number> =>
  (await repeat((limit) => remindBatch(context, limit))) + (await repeat((limit) => remindOfPickups(context, limit)))
