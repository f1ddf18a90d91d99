import { answerClock, availableAfter, type CollaborationStep, type ThreadContext } from '@samspel/api'
import { addDays, dayOf } from '../../days'
import { type CollaborationRow, feeOf } from './collaborations'
import type { Side } from './pair'

type Turn = NonNullable<ThreadContext['collaboration']>['turn']

const isOver = ({ campaign_state: state }: CollaborationRow) => state === 'finished' || state === 'archived'
const isRefused = ({ state }: CollaborationRow) => state === 'rejected' || state === 'declined'

/** The next step of a collaboration, and which side has to take it. */
const asked = (row: CollaborationRow): { side: Side; ask: Turn['ask']; until: string | null } | undefined => {
  if (row.state === 'pending' || row.state === 'requested')
    return isOver(row)
      ? undefined
      : {
          side: 'user',
          ask: 'answer_application',
          until: addDays(dayOf(row.created_at), answerClock.expireAfterDays),
        }
  if (row.purchase_state === 'pending') return { side: 'user', ask: 'buy_image', until: null }
  if (row.mention_state === 'pending') return { side: 'user', ask: 'review_post', until: null }
  if (row.purchase_state === 'requested') return { side: 'instagramer', ask: 'answer_image', until: null }
  if (isRefused(row) || row.campaign_state === 'archived') return undefined
  if (row.mention_kind === 'changes_requested' && row.mention_state === 'rejected')
    return { side: 'instagramer', ask: 'change_post', until: row.last_day }
  if (row.kind === 'pass' && row.state === 'approved')
    return { side: 'instagramer', ask: 'pick_up', until: row.expires_at && dayOf(row.expires_at) }
  const takesPosts = row.state === 'approved' || row.state === 'picked_up'
  if (takesPosts && row.mentions_approved === 0 && row.fee_state !== 'returned')
    return { side: 'instagramer', ask: 'hand_in_post', until: row.last_day }
  return undefined
}

/** Whose turn it is, from one side's point of view. */
export const turnOf = (row: CollaborationRow, side: Side): Turn => {
  const next = asked(row)
  return {
    who: !next ? 'nobody' : next.side === side ? 'mine' : 'theirs',
    ask: next?.ask ?? 'none',
    until: next?.until ?? null,
    mentionId: row.mention_id,
    imagePurchaseId: row.purchase_id,
  }
}

const step = (
  name: CollaborationStep['step'],
  state: CollaborationStep['state'],
  rest: Partial<CollaborationStep> = {},
): CollaborationStep => ({
  step: name,
  state,
  at: null,
  day: null,
  version: null,
  place: null,
  ...rest,
})

const postSteps = (row: CollaborationRow): CollaborationStep[] => {
  const { mention_state: state, mention_kind: kind, last_day: day } = row
  const version = row.mention_revision ? row.mention_revision + 1 : null
  const handedIn = { at: row.resubmitted_at ?? row.mention_created_at, version }
  if (row.mentions_approved > 0 && state !== 'pending')
    return [step('post', 'done', handedIn), step('approved_post', 'done', { at: row.mention_decided_at })]
  if (state === 'pending') return [step('post', 'done', handedIn), step('review', 'now')]
  if (state === 'rejected' && kind === 'changes_requested')
    return [step('post', 'done', handedIn), step('changes', 'now', { at: row.mention_decided_at, day })]
  return [step('post', 'now', { day }), step('review', 'todo')]
}

const paymentStep = (row: CollaborationRow): CollaborationStep[] => {
  const { fee, feeState } = feeOf(row)
  if (fee === null) return []
  if (feeState === 'returned') return [step('payment', 'failed')]
  if (feeState !== 'paid') return [step('payment', 'todo')]
  const free = availableAfter(new Date(row.mention_decided_at ?? row.created_at))
  return [step('payment', 'done', { at: free.toISOString() })]
}

/** The progress of a collaboration: steps done, current and to come. */
export const stepsOf = (row: CollaborationRow): CollaborationStep[] => {
  const applied = step('application', 'done', { at: row.created_at })
  if (row.state === 'pending' || row.state === 'requested')
    return [applied, step('approval', 'now', { day: addDays(dayOf(row.created_at), answerClock.expireAfterDays) })]
  if (isRefused(row)) return [applied, step('end', 'failed', { at: row.decided_at })]
  const approved = step('approval', 'done', { at: row.decided_at ?? row.created_at })
  if (row.kind === 'participation') return [applied, approved, ...postSteps(row), ...paymentStep(row)]
  if (row.state === 'picked_up')
    return [
      approved,
      step('pickup', 'done', { at: row.picked_up_at, place: row.store_name }),
      ...postSteps(row),
      ...paymentStep(row),
    ]
  return [
    approved,
    step('pickup', 'now', { day: row.expires_at && dayOf(row.expires_at), place: row.store_name }),
    step('post', 'todo', { day: row.last_day }),
    ...paymentStep(row),
  ]
}

/** The state that a list of collaborations shows. */
export const stateOf = (row: CollaborationRow): NonNullable<ThreadContext['collaboration']>['state'] =>
  !isRefused(row) && row.mentions_approved > 0 ? 'done' : row.state
