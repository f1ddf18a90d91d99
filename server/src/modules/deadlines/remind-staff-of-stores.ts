import { sql } from 'kysely'
import { answerClock } from '@samspel/api'
import { transact } from '../../db/transact'
import { type ClockContext, daysBefore, groupBy, repeat } from '../../jobs/batches'
import { storeApplicationWaits } from '../campaigns'
import { notify } from '../notices'
import { waitingMail } from './mails'

/** How many days before it expires staff are reminded of an application. */
const daysLeft = 2

interface Waiting {
  brand_id: string
  campaign_id: string
  store_id: string
  campaign: string
  creator: string
}

/** Where the applications are answered: the inbox with those of their store, or of their campaign where several have some. */
const pathOf = (waiting: readonly Waiting[]): string => {
  const [first] = waiting
  const stores = new Set(waiting.map(({ store_id: id }) => id))
  return stores.size === 1
    ? `/applications?kind=stores&store=${first?.store_id ?? ''}`
    : `/applications?kind=stores&campaign=${first?.campaign_id ?? ''}`
}

/**
 * Notifies staff of store applications that expire in two days, at most once a day per campaign and staff member; each application is
 * reported once. The campaign is locked first, so that two instances do not split its applications and send a mail each.
 */
const remindBatch = ({ db, config, live, now }: ClockContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const { expireAfterDays: expires } = answerClock
    const waited = expires - daysLeft
    const { rows } = await sql<Waiting>`UPDATE store_participations sp SET answer_reminded_at = ${moment}
    FROM (SELECT sp.brand_id, sp.id FROM campaigns c
      JOIN store_campaigns sc ON sc.brand_id = c.brand_id AND sc.campaign_id = c.id
      JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id
      WHERE ${storeApplicationWaits} AND sp.answer_reminded_at IS NULL
        AND sp.created_at <= ${daysBefore(moment, waited)} AND sp.created_at > ${daysBefore(moment, expires)}
        AND NOT EXISTS (SELECT FROM store_participations r
            JOIN store_campaigns o ON o.brand_id = r.brand_id AND o.id = r.store_campaign_id
            WHERE o.brand_id = c.brand_id AND o.campaign_id = c.id AND r.answer_reminded_at > ${daysBefore(moment, 1)})
      ORDER BY c.id, sp.created_at, sp.id LIMIT ${limit} FOR UPDATE OF c, sp SKIP LOCKED) due,
      store_campaigns sc, stores s, campaigns c, instagramers i
    WHERE sp.brand_id = due.brand_id AND sp.id = due.id AND sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      AND s.brand_id = sc.brand_id AND s.id = sc.store_id AND c.brand_id = sc.brand_id AND c.id = sc.campaign_id AND i.id = sp.instagramer_id
    RETURNING sp.brand_id, sc.campaign_id, sc.store_id, c.name AS campaign,
      i.name || coalesce(' (@' || i.username || ')', '') || ', ' || s.name AS creator`.execute(trx)
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
          href: pathOf(waiting),
          facts: { campaign: first.campaign, count: waiting.length },
          mail: (reader) =>
            waitingMail({
              ...reader,
              appUrl: config.appUrl,
              campaign: first.campaign,
              campaignId,
              creators: waiting.map(({ creator }) => creator),
              days: { waited, expires },
              path: pathOf(waiting),
            }),
        },
      )
    }
    return rows.length
  })

/** Reminds staff once to answer store applications, two days before they expire. */
export const remindStaffOfStores = (context: ClockContext): Promise<number> =>
  repeat((limit) => remindBatch(context, limit))
