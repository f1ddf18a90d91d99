import { sql } from 'kysely'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import { type ClockContext, repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { approvalWaits } from '../approval-limits'
import { withdrawNotices } from '../notices'
import { notifyAsker } from './notices'

interface Lapsed {
  id: string
  brand_id: string
  asked_by: string
  amount: number
  creator_name: string
  campaign_name: string | null
  is_late: boolean
}

/** Who asked hears of a request that nobody answered; one whose thing was decided otherwise ends in silence. */
const lapse = ({ db, live, config, now }: ClockContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const today = dayOf(moment)
    const { rows } = await sql<Lapsed>`WITH due AS (SELECT r.brand_id, r.id FROM approval_requests r
        WHERE r.state = 'open' AND NOT ${approvalWaits('r', today)} ORDER BY r.brand_id, r.id LIMIT ${limit} FOR UPDATE OF r SKIP LOCKED)
      UPDATE approval_requests r SET state = 'lapsed', decided_at = ${moment} FROM due, instagramers i
      WHERE r.brand_id = due.brand_id AND r.id = due.id AND i.id = r.instagramer_id
      RETURNING r.id, r.brand_id, r.asked_by, r.amount, i.name AS creator_name, r.lapses_on < ${today}::date AS is_late,
        (SELECT name FROM campaigns c WHERE c.brand_id = r.brand_id AND c.id = r.campaign_id) AS campaign_name`.execute(
      trx,
    )
    const clock = { live, config, now: moment }
    for (const row of rows)
      if (row.is_late) await notifyAsker(trx, clock, row, 'approval_lapsed')
      else await withdrawNotices(trx, clock, { kinds: ['approval_asked'], subjectId: row.id })
    return rows.length
  })

/** Ends requests that can no longer be answered. Returns how many. */
export const lapseRequests = (context: ClockContext): Promise<number> => repeat((limit) => lapse(context, limit))

export const approvalRequestsJob: Job = { name: 'approval-requests', everyMs: 5 * 60_000, run: lapseRequests }
