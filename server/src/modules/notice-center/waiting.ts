import { type RawBuilder, sql } from 'kysely'
import type { NoticeKind } from '@samspel/api/notices'
import { owesMore, passOwesMore } from '../../terms-that-hold'
import { approvalWaits } from '../approval-limits'
import { applicationWaits, draftWaits, mentionWaits, problemWaits, waitingApplications } from '../campaigns'
import { feeIsUnpaid, lackingFor } from '../wallet'

type Test = (day: string) => RawBuilder<unknown>

const exists =
  (table: string, test: RawBuilder<unknown>): Test =>
  () =>
    sql`EXISTS (SELECT FROM ${sql.table(table)} r WHERE r.id = n.subject_id AND ${test})`

const post = exists('mentions', mentionWaits('r'))
/** Creators of the campaign have more to hand in. */
const owed = sql`EXISTS (SELECT FROM participations r JOIN campaigns rc ON rc.brand_id = r.brand_id AND rc.id = r.campaign_id
    WHERE r.brand_id = n.brand_id AND r.campaign_id = n.subject_id AND r.state = 'approved' AND ${owesMore('r', 'rc')})`
const missing: Test = (day) => sql`((n.facts ->> 'day')::date >= ${day}::date AND ${owed})`
const late: Test = () => owed
/** The creator has more to hand in. */
const owesOwn = sql`EXISTS (SELECT FROM participations r JOIN campaigns rc ON rc.brand_id = r.brand_id AND rc.id = r.campaign_id
    WHERE r.id = n.subject_id AND r.state = 'approved' AND ${owesMore('r', 'rc')})`
const owesOwnPass = sql`EXISTS (SELECT FROM store_participations r
      JOIN store_campaigns rs ON rs.brand_id = r.brand_id AND rs.id = r.store_campaign_id
      JOIN campaigns rc ON rc.brand_id = rs.brand_id AND rc.id = rs.campaign_id
    WHERE r.id = n.subject_id AND r.state = 'picked_up' AND ${passOwesMore('r', 'rc')})`
const lateOwn: Test = () => owesOwn
const toHandIn: Test = (day) => sql`((n.facts ->> 'day')::date >= ${day}::date
    AND (${owesOwn} OR ${owesOwnPass}))`

const missingMoney: Test = (day) => lackingFor(sql`n.brand_id`, sql`n.place`, day)

/**
 * Whether the task behind a notice is still open, by kind. It is read from the record itself, so that the task is done for everyone once
 * anybody completes it, by whatever route. Kinds not listed have no task.
 */
const waits: Partial<Record<NoticeKind, Test>> = {
  application: exists('participations', applicationWaits('r')),
  invitation_accepted: exists('participations', applicationWaits('r')),
  fee_countered: () => sql`EXISTS (SELECT FROM ${waitingApplications('all')} r
    WHERE r.id = n.subject_id AND r.counter_fee IS NOT NULL AND r.counter_accepted IS NULL)`,
  store_application: () => sql`EXISTS (SELECT FROM ${waitingApplications('all')} r WHERE r.id = n.subject_id)`,
  post,
  post_again: post,
  draft_sent: exists('post_drafts', draftWaits('r')),
  draft_extra_round: exists('post_drafts', sql`r.state = 'sent' AND r.extra_round = 'asked'`),
  draft_changes_requested: exists('post_drafts', sql`r.state = 'changes_requested'`),
  posts_missing: missing,
  posts_overdue: late,
  overdue: lateOwn,
  report: exists('message_reports', sql`r.state = 'open'`),
  payout_stopped: exists('payouts', sql`r.state = 'requested'`),
  delivery_problem: exists('delivery_problems', problemWaits('r')),
  approval_asked: (day) => exists('approval_requests', approvalWaits('r', day))(day),
  low_balance: (day) => sql`${missingMoney(day)} IS NOT NULL`,
  fee_unpaid: (day) =>
    sql`((n.facts ->> 'day')::date >= ${day}::date AND ${feeIsUnpaid(sql`n.subject_id`, sql`(n.facts ->> 'day')::date`)})`,
  campaign_returned: exists('campaigns', sql`r.state = 'draft'`),
  campaign_to_review: exists('campaigns', sql`r.state = 'requested'`),
  company_request: exists('company_requests', sql`r.state = 'requested'`),
  image_asked: exists('image_purchases', sql`r.state = 'requested'`),
  changes_requested: exists('mentions', sql`r.state = 'rejected' AND r.decision_kind = 'changes_requested'`),
  last_days: toHandIn,
  pass_approved: exists('store_participations', sql`r.state = 'approved'`),
  pass_ending: exists('store_participations', sql`r.state = 'approved'`),
}

const asksFor = Object.keys(waits)

/** A notice `n` with an open task on this day. */
export const isWaiting = (day: string): RawBuilder<unknown> =>
  sql`(CASE n.kind ${sql.join(
    Object.entries(waits).map(([kind, test]) => sql`WHEN ${sql.lit(kind)} THEN ${test(day)}`),
    sql` `,
  )} ELSE false END)`

/** The facts of a notice `n` as they are now: money that is missing changes with each payment and approval. */
export const factsNow = (day: string): RawBuilder<unknown> =>
  sql`CASE WHEN n.kind = 'low_balance' THEN n.facts || jsonb_strip_nulls(jsonb_build_object('amount', ${missingMoney(day)})) ELSE n.facts END`

/** Unread: not yet seen here and still relevant. A completed task or a message that has been read is not. */
export const isUnread: RawBuilder<unknown> = sql`(n.read_at IS NULL
    AND (n.waiting OR NOT n.kind = ANY(${asksFor}::text[]))
    AND (n.kind <> 'message' OR EXISTS (SELECT FROM messages m
      WHERE m.brand_id = n.brand_id AND m.thread_id = n.subject_id AND m.read_at IS NULL
        AND (m.author = 'instagramer') = (n.user_id IS NOT NULL))))`
