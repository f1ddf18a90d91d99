import { sql } from 'kysely'
import { addDays, dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { draftStateOf } from '../../draft-state'
import type { ClockContext } from '../../jobs/batches'
import { dueOf } from '../../parcel-deadline'
import { termsOfParticipation } from '../../terms-that-hold'
import { draftWaits } from '../campaigns'
import { notify } from '../notices'
import { takeMarks } from './marks'
import { mostAtOnce, type Unanswered, warnedDays, warnOfSilence } from './silence'

const waitingOn = async (trx: Db, days: readonly string[], today: string): Promise<Unanswered[]> =>
  (
    await sql<Unanswered>`SELECT v.id, d.brand_id, d.campaign_id, c.name AS campaign, i.name || ' (@' || i.username || ')' AS creator,
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
    const rows = await waitingOn(trx, warnedDays(today), today)
    return warnOfSilence(trx, { config, live, now: moment }, 'draft_answer_due', rows)
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
