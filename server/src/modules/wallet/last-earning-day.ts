import { sql } from 'kysely'
import type { Terms } from '@samspel/api'
import { postingDays } from '@samspel/api/campaign-rules'
import { awaitsParcel } from '../../parcel-deadline'
import { postByOfPass } from '../../pickup-deadline'
import { termsOfParticipation, termsOfPass } from '../../terms-that-hold'

/** When a draft was answered last; `owner` is the condition for whose, as `d`. */
const lastDraftAnswer = (owner: ReturnType<typeof sql>) => sql`(SELECT max(v.decided_at) FROM post_drafts d
  JOIN post_draft_versions v ON v.brand_id = d.brand_id AND v.draft_id = d.id WHERE ${owner} AND v.outcome <> 'withdrawn')`

/** The last answer that a creator could act upon: content that was refused, a delivery problem that was solved. Speaks of `p`. */
const lastAnswer = sql`greatest(
  (SELECT max(decided_at) FROM mentions WHERE brand_id = p.brand_id AND participation_id = p.id AND state = 'rejected'),
  (SELECT max(resolved_at) FROM delivery_problems WHERE brand_id = p.brand_id AND participation_id = p.id),
  ${lastDraftAnswer(sql`d.brand_id = p.brand_id AND d.participation_id = p.id`)})`

/** The calendar day in Stockholm of an instant. */
const dayOf = (instant: ReturnType<typeof sql>) => sql`(${instant} AT TIME ZONE 'Europe/Stockholm')::date`

/** The last day to hand in: of a participation `p` in its campaign `c`, and of a pass `sp`. */
const contentDeadline = sql`coalesce(p.due_at, c.due_at, c.end_at, ${dayOf(sql`p.decided_at`)})`
const pickUpDeadline = postByOfPass('sp')

/**
 * The last day on which content that is handed in still earns the held fee once the campaign is finished: so many days of grace after the
 * content deadline, or after the last answer where that came later. Null while nothing runs out: the deadline is paused, the parcel has
 * not come, or content or a draft of it waits for the brand. Speaks of the participation `p` and its campaign `c`.
 */
export const lastEarningDay = (graceDays: number) => sql<string | null>`CASE
  WHEN p.deadline_paused_at IS NOT NULL OR ${awaitsParcel('p')}
  OR EXISTS (SELECT FROM mentions WHERE brand_id = p.brand_id AND participation_id = p.id AND state = 'pending')
  OR EXISTS (SELECT FROM post_drafts WHERE brand_id = p.brand_id AND participation_id = p.id AND state = 'sent') THEN NULL
  ELSE greatest(${contentDeadline}, ${dayOf(lastAnswer)}) + ${graceDays}::int END`

/**
 * The same of a pass: so many days of grace after the last day for posting about it. Null while it is not picked up: it lapses by its own
 * end; null while content waits for the brand, and an answer to it begins the days of grace anew. Speaks of the store participation `sp`.
 */
export const lastDayOfPass = (graceDays: number) => sql<string | null>`CASE
  WHEN sp.state <> 'picked_up'
  OR EXISTS (SELECT FROM mentions WHERE brand_id = sp.brand_id AND store_participation_id = sp.id AND state = 'pending')
  OR EXISTS (SELECT FROM post_drafts WHERE brand_id = sp.brand_id AND store_participation_id = sp.id AND state = 'sent') THEN NULL
  ELSE greatest(${pickUpDeadline}, ${dayOf(sql`(SELECT max(decided_at) FROM mentions
    WHERE brand_id = sp.brand_id AND store_participation_id = sp.id AND state = 'rejected')`)},
    ${dayOf(lastDraftAnswer(sql`d.brand_id = sp.brand_id AND d.store_participation_id = sp.id`))}) + ${graceDays}::int END`

/** The day of the last request for changes that was not followed by another hand-in; `owner` is the condition for whose posts. */
const lastRequest = (owner: ReturnType<typeof sql>) =>
  dayOf(sql`(SELECT max(decided_at) FROM mentions
    WHERE ${owner} AND state = 'rejected' AND decision_kind = 'changes_requested')`)

/**
 * Whether the creator still has time to deliver what the hold `h` is for: until the content deadline, or as many days after a request for
 * changes as after a pick-up. The days of grace are not promised. Speaks of `h`, `c`, `p` and `sp`.
 */
export const isUnderway = ({ now, today }: { now: Date; today: string }) => sql<boolean>`CASE
  WHEN h.participation_id IS NOT NULL THEN p.deadline_paused_at IS NOT NULL OR ${awaitsParcel('p')}
    OR greatest(${contentDeadline}, ${lastRequest(sql`brand_id = p.brand_id AND participation_id = p.id`)} + ${postingDays}::int) >= ${today}::date
  WHEN sp.state = 'approved' THEN sp.expires_at >= ${now}
  ELSE greatest(${pickUpDeadline}, ${lastRequest(sql`brand_id = sp.brand_id AND store_participation_id = sp.id`)} + ${postingDays}::int) >= ${today}::date END`

/** The terms of the post `m`, by `c`, `p` and `sp`. */
export const termsOfMention = sql<Terms>`(CASE WHEN m.participation_id IS NOT NULL
  THEN ${termsOfParticipation('p', 'c')} ELSE ${termsOfPass('sp', 'c')} END)`

const handedInOn = dayOf(sql`coalesce(m.resubmitted_at, m.created_at)`)

/** The last day on which the brand answers a post by the terms: so many days after it was handed in; null where they name none. */
export const agreedDayToAnswer = sql<string | null>`(${handedInOn} + (${termsOfMention} ->> 'answerDays')::int)`

/**
 * The last day on which the brand answers a post: that of the terms, else so many days of grace after the content deadline, or after it was handed in where that
 * came later. Speaks of the post `m`, and of `c`, `p` and `sp`.
 */
export const lastDayToAnswer = (graceDays: number) => sql<string>`coalesce(${agreedDayToAnswer}, greatest(
  CASE WHEN m.participation_id IS NOT NULL THEN ${contentDeadline} ELSE ${pickUpDeadline} END,
  ${handedInOn}) + ${graceDays}::int)`

/** Of whichever of the two a hold `h` belongs to. */
export const lastDayOfHold = (graceDays: number) => sql<string | null>`CASE
  WHEN h.participation_id IS NOT NULL THEN ${lastEarningDay(graceDays)} ELSE ${lastDayOfPass(graceDays)} END`
