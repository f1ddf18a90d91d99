import { sql } from 'kysely'
import { addDays, dayOf } from '../../days'
import { transact } from '../../db/transact'
import { type ClockContext, groupBy } from '../../jobs/batches'
import { handedIn, handedInWaits, takesPosts } from '../campaigns'
import { notify } from '../notices'
import { agreedDayToAnswer } from '../wallet'
import { answerDueMail } from './mails'
import { takeMarks } from './marks'

/** So many days before the last day to answer the brand is warned. */
const warnedBefore = [2, 1]
const mostAtOnce = 500

interface Waiting {
  id: string
  brand_id: string
  campaign_id: string
  campaign: string
  creator: string
  day: string
}

/**
 * Warns the brand two days and one day before the last day to answer what was handed in, where the terms name one: then silence approves.
 * Once for each post and day, together for a campaign; never on the day of the hand-in itself.
 */
export const notifyStaffOfAnswerDays = ({ db, config, live, now }: ClockContext): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const today = dayOf(moment)
    const days = warnedBefore.map((left) => addDays(today, left))
    const mark = (day: string) => `post_answer_due:${day}:${today}`
    const { rows } = await sql<Waiting>`SELECT m.id, m.brand_id, m.campaign_id, c.name AS campaign,
        i.name || ' (@' || i.username || ')' AS creator, ${agreedDayToAnswer}::text AS day
      FROM ${handedIn} JOIN campaigns c ON c.brand_id = m.brand_id AND c.id = m.campaign_id JOIN instagramers i ON i.id = m.instagramer_id
      WHERE ${handedInWaits} AND ${takesPosts('c')} AND ${agreedDayToAnswer} = ANY(${days}::date[])
        AND (coalesce(m.resubmitted_at, m.created_at) AT TIME ZONE 'Europe/Stockholm')::date < ${today}::date
        AND NOT EXISTS (SELECT FROM notice_marks n
          WHERE n.kind = 'post_answer_due:' || ${agreedDayToAnswer}::text || ':' || ${today} AND n.subject_id = m.id)
      ORDER BY m.campaign_id, m.created_at, m.id LIMIT ${mostAtOnce}`.execute(trx)
    const taken = await takeMarks(
      trx,
      rows.map(({ id, day }) => ({ kind: mark(day), subjectId: id })),
      moment,
    )
    const own = rows.filter(({ id }) => taken.has(id))
    for (const waiting of groupBy(own, (row) => `${row.campaign_id} ${row.day}`).values()) {
      const [first] = waiting
      if (!first) continue
      const { campaign, campaign_id: campaignId, day } = first
      const href = `/mentions?state=pending&campaign=${campaignId}`
      await notify(
        trx,
        { config, live, now: moment },
        {
          to: { brandId: first.brand_id },
          kind: 'post_answer_due',
          subjectId: campaignId,
          brandId: first.brand_id,
          href,
          facts: { campaign, count: waiting.length, day },
          mail: (reader) =>
            answerDueMail({
              ...reader,
              campaign,
              day,
              href: new URL(href, config.appUrl).href,
              creators: waiting.map(({ creator }) => creator),
            }),
        },
      )
    }
    return own.length
  })
