import { sql } from 'kysely'
import { dayMs } from '../../days'
import { AppError } from '../../errors'
import type { Job } from '../../jobs/clock'
import { isAppLimited } from '../social'
import { lookAt, type Looking, type QueuedEvent } from './look'

const batch = 25
const minute = 60_000
/** How long a claimed event is left to its worker. */
const claimMs = 10 * minute
const longestPauseMs = 60 * minute
/** The daily reading has come meanwhile. */
const longestLifeMs = dayMs

/** Claims what is due, in one short statement, so that other instances claim others. */
const takeDue = async ({ db, now }: Looking): Promise<QueuedEvent[]> => {
  const { rows } =
    await sql<QueuedEvent>`UPDATE network_events SET tries = tries + 1, due_at = ${new Date(now().getTime() + claimMs)}
    WHERE id IN (SELECT id FROM network_events WHERE due_at <= ${now()} ORDER BY due_at, id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, instagramer_id, external_id, figures, received_at, tries`.execute(db)
  return rows
}

/** What was told once more meanwhile stays. */
const drop = ({ db }: Looking, { id, received_at: receivedAt }: QueuedEvent) =>
  sql`DELETE FROM network_events WHERE id = ${id} AND received_at = ${receivedAt}`.execute(db)

const putOff = ({ db, now }: Looking, { id, tries }: QueuedEvent) =>
  sql`UPDATE network_events SET due_at = ${new Date(now().getTime() + Math.min(5 * minute * 2 ** (tries - 1), longestPauseMs))}
    WHERE id = ${id}`.execute(db)

/**
 * Looks at what a network has told. At a limit or an outage it is tried again after 5, 10, 20 … minutes, for a day; what cannot be read for
 * another reason is left to the daily reading. Returns how many were looked at.
 */
export const lookAtEvents = async (context: Looking): Promise<number> => {
  const due = await takeDue(context)
  let isHeld = false
  let count = 0
  for (const event of due) {
    const isOld = context.now().getTime() - new Date(event.received_at).getTime() >= longestLifeMs
    let isDone = isOld
    if (!isOld && (!isHeld || event.kind === 'story_insights'))
      try {
        isDone = await lookAt(context, event)
        count += 1
      } catch (error) {
        context.log.warn(
          { err: error, instagramerId: event.instagramer_id, kind: event.kind },
          'word of a post was not looked at',
        )
        isHeld ||= isAppLimited(error)
        isDone = error instanceof AppError && error.id !== 'provider_unavailable'
      }
    await (isDone ? drop(context, event) : putOff(context, event))
  }
  return count
}

export const networkEventsJob: Job = { name: 'network-events', everyMs: 10_000, run: lookAtEvents }
