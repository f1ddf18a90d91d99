import { sql } from 'kysely'
import { answerClock } from '@samspel/api'
import { transact } from '../../db/transact'
import { type ClockContext, daysBefore, groupBy, repeat } from '../../jobs/batches'
import { applicationWaits } from '../campaigns'
import { notify } from '../notices'
import { waitingMail } from './mails'

interface Waiting {
  brand_id: string
  campaign_id: string
  campaign: string
  creator: string
}

/**
 * Notifies staff of applications that have waited for days, at most once a day per campaign and staff member; each application is reported
 * once.
 */
const remindBatch = ({ db, config, live, now }: ClockContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    // Applications that can no longer be decided are left out. The campaign is locked first, so that two instances do not split its
    // applications and send a mail each.
    const { rows } = await sql<Waiting>`UPDATE participations p SET answer_reminded_at = ${moment}
    FROM (SELECT p.brand_id, p.id FROM campaigns c JOIN participations p ON p.brand_id = c.brand_id AND p.campaign_id = c.id
      WHERE ${applicationWaits('p')} AND p.created_at <= ${daysBefore(moment, answerClock.remindAfterDays)}
        AND p.created_at > ${daysBefore(moment, answerClock.expireAfterDays)}
        AND p.answer_reminded_at IS NULL
        AND NOT EXISTS (SELECT FROM participations r
            WHERE r.brand_id = p.brand_id AND r.campaign_id = p.campaign_id AND r.answer_reminded_at > ${daysBefore(moment, 1)})
      ORDER BY p.campaign_id, p.created_at, p.id LIMIT ${limit} FOR UPDATE OF c, p SKIP LOCKED) due, campaigns c, instagramers i
    WHERE p.brand_id = due.brand_id AND p.id = due.id AND c.brand_id = p.brand_id AND c.id = p.campaign_id AND i.id = p.instagramer_id
    RETURNING p.brand_id, p.campaign_id, c.name AS campaign, i.name || ' (@' || i.username || ')' AS creator`.execute(
      trx,
    )
    for (const [campaignId, waiting] of groupBy(rows, ({ campaign_id: id }) => id)) {
      const [first] = waiting
      if (!first) continue
      await notify(
        trx,
        { config, live, now: moment },
        {
          to: { brandId: first.brand_id },
          kind: 'answers_due',
          subjectId: campaignId,
          brandId: first.brand_id,
          href: `/campaigns/${campaignId}`,
          facts: { campaign: first.campaign, count: waiting.length },
          mail: (reader) =>
            waitingMail({
              ...reader,
              appUrl: config.appUrl,
              campaign: first.campaign,
              campaignId,
              creators: waiting.map(({ creator }) => creator),
              days: { waited: answerClock.remindAfterDays, expires: answerClock.expireAfterDays },
            }),
        },
      )
    }
    return rows.length
  })

/** Reminds staff once to answer applications that have waited for five days. */
export const remindStaff = (context: ClockContext): Promise<number> => repeat((limit) => remindBatch(context, limit))
