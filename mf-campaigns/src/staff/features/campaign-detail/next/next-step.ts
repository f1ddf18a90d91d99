import type { Campaign } from '@samspel/api'
import { lastDayToApply, missingForReview, passedDays } from '@samspel/api/campaign-rules'
import { can } from '@samspel/store'

type Refused = NonNullable<Campaign['refusals']>[number]['reason']

/** The staff's next step for a campaign, or what it is waiting for. */
export interface NextStep {
  kind:
    | 'complete'
    | 'newDays'
    | 'blocked'
    | 'send'
    | 'inReview'
    | 'review'
    | 'answer'
    | 'invite'
    | 'close'
    | 'applying'
    | 'picking'
    | 'deliver'
    | 'parcelProblem'
    | 'pack'
    | 'addresses'
    | 'underway'
    | 'allArrived'
    | 'publishing'
    | 'report'
    | 'cancelled'
  /** Number of posts, applications, places or creators. */
  n?: number
  /** Missing editor fields, or the number of days that have passed. */
  fields?: readonly string[]
  /** Why it cannot be submitted. */
  reason?: Refused
  /** A deadline and its meaning. */
  by?: { at: string; what: 'answer' | 'start' | 'due' | 'apply' | 'end' }
  /** The action of the filled button; absent when there is nothing to do. */
  act?:
    | 'edit'
    | 'request'
    | 'review'
    | 'answer'
    | 'invite'
    | 'close'
    | 'start'
    | 'participants'
    | 'parcels'
    | 'report'
    | 'duplicate'
}

const byDay = (at: string | null, what: NonNullable<NextStep['by']>['what']) => (at ? { by: { at, what } } : {})

const ofDraft = (campaign: Campaign, today: string): NextStep | undefined => {
  const edit = can(campaign, 'edit') ? { act: 'edit' as const } : {}
  const reason = campaign.refusals?.find(({ act }) => act === 'request')?.reason
  if (reason === 'incomplete') return { kind: 'complete', fields: missingForReview(campaign), ...edit }
  if (reason === 'days_passed') return { kind: 'newDays', fields: passedDays(campaign, today), ...edit }
  if (reason) return { kind: 'blocked', reason }
  if (!can(campaign, 'request')) return undefined
  return { kind: 'send', act: 'request', ...byDay(campaign.startAt, 'start') }
}

const ofMarketplace = (campaign: Campaign): NextStep => {
  const { placesLeft: n, deliveryMethod, approvedParticipationsCount: taken } = campaign
  const by = byDay(lastDayToApply(campaign), 'apply')
  if (deliveryMethod === 'pickup') return { kind: 'picking', ...byDay(campaign.endAt, 'end') }
  if (n === 0 && can(campaign, 'close')) return { kind: 'close', act: 'close', ...byDay(campaign.startAt, 'start') }
  if (taken === 0 && n !== 0 && can(campaign, 'invite')) return { kind: 'invite', act: 'invite', ...by }
  return { kind: 'applying', ...(n !== null && { n }), ...by }
}

const ofRunning = (campaign: Campaign, today: string): NextStep => {
  const { dueAt, endAt } = campaign
  if (campaign.deliveryMethod === 'pickup') return { kind: 'picking', ...byDay(endAt, 'end') }
  return { kind: 'publishing', ...(dueAt && dueAt >= today ? byDay(dueAt, 'due') : byDay(endAt, 'end')) }
}

/** What is missing before parcels have arrived: answers to complaints, packing, addresses. While others can still apply, only what waits. */
const ofParcels = (campaign: Campaign): NextStep | undefined => {
  const { deliveryMethod, state, startAt, parcelCounts: counts } = campaign
  if (deliveryMethod !== 'delivery' || !counts || counts.all === 0) return undefined
  if (!['confirmed', 'upcoming', 'ongoing'].includes(state)) return undefined
  const by = state === 'upcoming' ? byDay(startAt, 'start') : {}
  if (counts.problem > 0) return { kind: 'parcelProblem', n: counts.problem, act: 'parcels' }
  if (counts.packable > 0) return { kind: 'pack', n: counts.packable, act: 'parcels', ...by }
  if (state !== 'upcoming') return undefined
  if (counts.toPack > 0) return { kind: 'addresses', n: counts.toPack, act: 'parcels', ...by }
  if (counts.sent > 0) return { kind: 'underway', n: counts.sent, ...by }
  return { kind: 'allArrived', ...(can(campaign, 'start') && { act: 'start' }), ...by }
}

/** People waiting come before moving on, and posts first, since a creator's payment depends on them. */
const ofWaiting = (campaign: Campaign, answerBy: string | undefined): NextStep | undefined => {
  const { state, endAt, pendingMentionsCount: posts, waitingApplicationsCount: applications } = campaign
  if (posts > 0 && can(campaign, 'decideMentions'))
    return { kind: 'review', n: posts, act: 'review', ...(state !== 'finished' && byDay(endAt, 'end')) }
  if (applications > 0 && can(campaign, 'decideParticipations'))
    return { kind: 'answer', n: applications, act: 'answer', ...byDay(answerBy ?? null, 'answer') }
  return undefined
}

/**
 * The next step of a campaign for staff, derived from the data of its page: the card describes it, the filled button performs it.
 * @param answerBy when the first pending application expires, if known
 */
export const nextStepOf = (campaign: Campaign, today: string, answerBy?: string): NextStep | undefined => {
  const { state } = campaign
  if (state === 'draft') return ofDraft(campaign, today)
  if (state === 'requested')
    // Reviewers have the review panel instead.
    return can(campaign, 'confirm') || can(campaign, 'return')
      ? undefined
      : { kind: 'inReview', ...byDay(campaign.startAt, 'start') }
  const waiting = ofWaiting(campaign, answerBy) ?? ofParcels(campaign)
  if (waiting) return waiting
  if (state === 'confirmed') return ofMarketplace(campaign)
  if (state === 'upcoming' && campaign.deliveryMethod === 'delivery')
    return {
      kind: 'deliver',
      n: campaign.approvedParticipationsCount,
      act: 'participants',
      ...byDay(campaign.startAt, 'start'),
    }
  if (state === 'upcoming' || state === 'ongoing') return ofRunning(campaign, today)
  if (campaign.cancelledAt) return { kind: 'cancelled', ...(can(campaign, 'duplicate') && { act: 'duplicate' }) }
  return { kind: 'report', act: 'report' }
}
