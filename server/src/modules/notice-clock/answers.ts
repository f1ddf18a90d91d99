import { sql } from 'kysely'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import type { ClockContext } from '../../jobs/batches'
import { handedIn, handedInWaits, takesPosts } from '../campaigns'
import { agreedDayToAnswer } from '../wallet'
import { mostAtOnce, type Unanswered, warnedDays, warnOfSilence } from './silence'

/**
 * Warns the brand two days and one day before the last day to answer what was handed in, where the terms name one: then silence approves.
 * Once for each post and day, together for a campaign; never on the day of the hand-in itself.
 */
export const notifyStaffOfAnswerDays = ({ db, config, live, now }: ClockContext): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const today = dayOf(moment)
    const { rows } = await sql<Unanswered>`SELECT m.id, m.brand_id, m.campaign_id, c.name AS campaign,
        i.name || ' (@' || i.username || ')' AS creator, ${agreedDayToAnswer}::text AS day
      FROM ${handedIn} JOIN campaigns c ON c.brand_id = m.brand_id AND c.id = m.campaign_id JOIN instagramers i ON i.id = m.instagramer_id
      WHERE ${handedInWaits} AND ${takesPosts('c')} AND ${agreedDayToAnswer} = ANY(${warnedDays(today)}::date[])
        AND (coalesce(m.resubmitted_at, m.created_at) AT TIME ZONE 'Europe/Stockholm')::date < ${today}::date
        AND NOT EXISTS (SELECT FROM notice_marks n
          WHERE n.kind = 'post_answer_due:' || ${agreedDayToAnswer}::text || ':' || ${today} AND n.subject_id = m.id)
      ORDER BY m.campaign_id, m.created_at, m.id LIMIT ${mostAtOnce}`.execute(trx)
    return warnOfSilence(trx, { config, live, now: moment }, 'post_answer_due', rows)
  })
