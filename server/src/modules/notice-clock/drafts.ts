import { sql } from 'kysely'
import { addDays, dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { draftStateOf } from '../../draft-state'
import { type ClockContext, groupBy } from '../../jobs/batches'
import { dueOf } from '../../parcel-deadline'
import { termsOfParticipation } from '../../terms-that-hold'
import { draftWaits } from '../campaigns'
import { notify } from '../notices'
import { draftDueMail } from './draft-mails'
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

const waitingOn = async (trx: Db, days: readonly string[], today: string): Promise<Waiting[]> =>
  (
    await sql<Waiting>`SELECT v.id, d.brand_id, d.campaign_id, c.name AS campaign, i.name || ' (@' || i.username || ')' AS creator,
        d.answer_by::text AS day
      FROM post_drafts d JOIN campaigns c ON c.brand_id = d.brand_id AND c.id = d.campaign_id JOIN instagramers i ON i.id = d.instagramer_id
        JOIN post_draft_versions v ON v.brand_id = d.brand_id AND v.draft_id = d.id AND v.outcome IS NULL
      WHERE ${draftWaits('d')} AND d.answer_by = ANY(${days}::date[])
        AND (v.sent_at AT TIME ZONE 'Europe/Stockholm')::date < ${today}::date
        AND NOT EXISTS (SELECT FROM notice_marks n WHERE n.kind = 'draft_answer_due:' || d.answer_by::text || ':' || ${today} AND n.subject_id = v.id)
      ORDER BY d.campaign_id, v.sent_at, d.id LIMIT ${mostAtOnce}`.execute(trx)
  ).rows

/**
 * Warns the brand two days and one day before the last day to answer a draft: then silence approves. Once for each draft and day, together
 * for a campaign; never on the day on which it was sent.
 */
export const notifyStaffOfDraftDays = ({ db, config, live, now }: ClockContext): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const today = dayOf(moment)
    const rows = await waitingOn(
      trx,
      warnedBefore.map((left) => addDays(today, left)),
      today,
    )
    const taken = await takeMarks(
      trx,
      rows.map(({ id, day }) => ({ kind: `draft_answer_due:${day}:${today}`, subjectId: id })),
      moment,
    )
    const own = rows.filter(({ id }) => taken.has(id))
    for (const waiting of groupBy(own, (row) => `${row.campaign_id} ${row.day}`).values()) {
      const [first] = waiting
      if (!first) continue
      const { campaign, campaign_id: campaignId, day } = first
      const href = `/mentions?state=drafts&campaign=${campaignId}`
      await notify(
        trx,
        { config, live, now: moment },
        {
          to: { brandId: first.brand_id },
          kind: 'draft_answer_due',
          subjectId: campaignId,
          brandId: first.brand_id,
          href,
          facts: { campaign, count: waiting.length, day },
          mail: (reader) =>
            draftDueMail({
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

interface ToSend {
  id: string
  brand_id: string
  instagramer_id: string
  campaign: string
  day: string
}

/**
 * Reminds creators the day before the day by which their draft is best sent: one answer, one change and one answer more still fit then. It
 * stops nothing.
 */
export const notifyCreatorsOfDraftDays = ({ db, config, live, now }: ClockContext): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const day = addDays(dayOf(moment), 1)
    const sendBy = sql`(${dueOf('p', 'c')} - 2 * (${termsOfParticipation('p', 'c')} #>> '{draft,answerDays}')::int)`
    const { rows } =
      await sql<ToSend>`SELECT p.id, p.brand_id, p.instagramer_id, c.name AS campaign, ${day}::text AS day
      FROM campaigns c JOIN participations p ON p.brand_id = c.brand_id AND p.campaign_id = c.id
      WHERE c.state IN ('confirmed', 'upcoming', 'ongoing', 'finished') AND p.state = 'approved' AND p.deadline_paused_at IS NULL
        AND p.fee_returned_at IS NULL AND ${draftStateOf('p', 'c')} IN ('writing', 'changes_requested') AND ${sendBy} = ${day}::date
        AND NOT EXISTS (SELECT FROM notice_marks n WHERE n.kind = 'draft_send_by:' || ${day} AND n.subject_id = p.id)
      ORDER BY p.id LIMIT ${mostAtOnce}`.execute(trx)
    const taken = await takeMarks(
      trx,
      rows.map(({ id }) => ({ kind: `draft_send_by:${day}`, subjectId: id })),
      moment,
    )
    const own = rows.filter(({ id }) => taken.has(id))
    for (const { id, brand_id: brandId, instagramer_id: instagramerId, campaign } of own)
      await notify(
        trx,
        { live, now: moment, config },
        {
          to: { instagramerId },
          kind: 'draft_send_by',
          subjectId: id,
          brandId,
          href: `/assignments/${id}`,
          facts: { campaign, day },
        },
      )
    return own.length
  })
