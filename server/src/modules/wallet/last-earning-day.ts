import { sql } from 'kysely'
import { postingDays } from '@samspel/api/campaign-rules'

/** The last answer that a creator could act upon: content that was refused, a delivery problem that was solved. Speaks of `p`. */
const lastAnswer = sql`greatest(
  (SELECT max(decided_at) FROM mentions WHERE brand_id = p.brand_id AND participation_id = p.id AND state = 'rejected'),
  (SELECT max(resolved_at) FROM delivery_problems WHERE brand_id = p.brand_id AND participation_id = p.id))`

/** The calendar day in Stockholm of an instant. */
const dayOf = (instant: ReturnType<typeof sql>) => sql`(${instant} AT TIME ZONE 'Europe/Stockholm')::date`

/**
 * The last day on which content that is handed in still earns the held fee once the campaign is finished: so many days of grace after the
 * content deadline, or after the last answer where that came later. Null while nothing runs out: the deadline is paused, or content
 * waits for the brand. Speaks of the participation `p` and its campaign `c`.
 */
export const lastEarningDay = (graceDays: number) => sql<string | null>`CASE
  WHEN p.deadline_paused_at IS NOT NULL
  OR EXISTS (SELECT FROM mentions WHERE brand_id = p.brand_id AND participation_id = p.id AND state = 'pending') THEN NULL
  ELSE greatest(coalesce(p.due_at, c.due_at, c.end_at, ${dayOf(sql`p.decided_at`)}), ${dayOf(lastAnswer)}) + ${graceDays}::int END`

/**
 * The same of a pass: so many days of grace after the fourteenth day from the pick-up. Null while it is not picked up: it lapses by its own
 * end; null while content waits for the brand, and an answer to it begins the days of grace anew. Speaks of the store participation `sp`.
 */
export const lastDayOfPass = (graceDays: number) => sql<string | null>`CASE
  WHEN sp.state <> 'picked_up'
  OR EXISTS (SELECT FROM mentions WHERE brand_id = sp.brand_id AND store_participation_id = sp.id AND state = 'pending') THEN NULL
  ELSE greatest(${dayOf(sql`sp.picked_up_at`)} + ${postingDays}::int, ${dayOf(sql`(SELECT max(decided_at) FROM mentions
    WHERE brand_id = sp.brand_id AND store_participation_id = sp.id AND state = 'rejected')`)}) + ${graceDays}::int END`

/** Of whichever of the two a hold `h` belongs to. */
export const lastDayOfHold = (graceDays: number) => sql<string | null>`CASE
  WHEN h.participation_id IS NOT NULL THEN ${lastEarningDay(graceDays)} ELSE ${lastDayOfPass(graceDays)} END`
