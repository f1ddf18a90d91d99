import { sql } from 'kysely'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { draftWaits } from '../campaigns'
import { approveUnanswered } from './decide'

/** Drafts of creators who are blocked wait for a person. */
const mayBeApproved = sql`EXISTS (SELECT FROM instagramers i WHERE i.id = d.instagramer_id AND (i.state <> 'blocked' OR i.deleted_at IS NOT NULL))`

const dueAt = async (db: Db, today: string): Promise<string[]> => {
  const { rows } = await sql<{
    id: string
  }>`SELECT coalesce(d.participation_id, d.store_participation_id) AS id FROM post_drafts d
    WHERE d.state = 'sent' AND d.answer_by < ${today}::date AND ${draftWaits('d')} AND ${mayBeApproved}
    ORDER BY d.brand_id, d.campaign_id, d.id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Approves the drafts that nobody has answered by the end of their last day, each in a transaction of its own; answers how many. One that
 * fails keeps none of the others.
 */
export const approveLateDrafts = async ({
  db,
  live,
  config,
  now,
  log,
}: Pick<AppContext, 'db' | 'config' | 'live' | 'now' | 'log'>): Promise<number> => {
  const failures: unknown[] = []
  let count = 0
  for (const id of await dueAt(db, dayOf(now())))
    try {
      const moment = now()
      const isDue = ({ draft }: { draft: { answer_by: string | null } | undefined }) =>
        draft?.answer_by != null && draft.answer_by < dayOf(moment)
      if (await transact(db, (trx) => approveUnanswered(trx, id, { live, config, now: moment, isDue }))) count += 1
    } catch (error) {
      failures.push(error)
      log.error({ err: error, work: id }, 'a draft that nobody answered could not be approved')
    }
  if (failures.length > 0) throw failures[0]
  return count
}

export const unansweredDraftsJob: Job = { name: 'unanswered-drafts', everyMs: 5 * 60_000, run: approveLateDrafts }
