import { availableAfter, type Mention, type Participation, type PostDraftState } from '@samspel/api'
import { handedInAt } from '../../../data'
import { asksForMore } from './steps'

export type StepKey =
  | 'applied'
  | 'waiting'
  | 'approved'
  | 'rejected'
  | 'expired'
  | 'removed'
  | 'released'
  | 'left'
  | 'cancelled'
  | 'ended'
  | 'changesAsked'
  | 'toChange'
  | 'toDraft'
  | 'draftSent'
  | 'toChangeDraft'
  | 'draftApproved'
  | 'toPost'
  | 'posted'
  | 'toReview'
  | 'postApproved'
  | 'postRejected'
  | 'paid'
  | 'moneyOnWay'
  | 'moneyThere'
  | 'moneyTaken'
  | 'feeReturned'

export interface ProgressStep {
  key: StepKey
  state: 'done' | 'now' | 'later' | 'failed'
  /** ISO instant or day, if any. */
  at?: string | null
  reason?: string | null
}

type Post = Pick<Mention, 'state' | 'createdAt' | 'resubmittedAt' | 'decidedAt' | 'decisionKind'>
type Facts = Pick<
  Participation,
  | 'state'
  | 'createdAt'
  | 'decidedAt'
  | 'decisionReason'
  | 'decisionKind'
  | 'feeAmount'
  | 'fee'
  | 'dueAt'
  | 'deadlinePausedAt'
  | 'piecesLeft'
> &
  Partial<Pick<Participation, 'need' | 'draftState'>>

/** Nothing of a paid fee is left on the creator's account. */
export const isTakenOut = (fee: Participation['fee']): boolean => fee?.state === 'paid' && fee.left === 0

/** When a fee paid at that moment becomes available for withdrawal. */
export const payableFrom = (paidAt: string): string => availableAfter(new Date(paidAt)).toISOString()

/** When the fee was paid, by the latest that is known; none while more was agreed than is approved. */
const paidAtOf = ({ fee, piecesLeft = [] }: Pick<Facts, 'fee' | 'piecesLeft'>, approved: Post | undefined) => {
  if (fee?.state === 'paid') return fee.settledAt
  return fee?.state === 'held' && piecesLeft.length > 0 ? null : approved?.decidedAt
}

/** What comes after what was handed in: more of it while more was agreed, and the brand's answer. */
const stepsAfterPost = (
  facts: Facts,
  { post, approved, pending, dueAt }: Record<'post' | 'approved' | 'pending', Post | undefined> & Pick<Facts, 'dueAt'>,
): ProgressStep[] => {
  if (post && asksForMore(facts))
    return [
      { key: 'toPost', state: 'now', at: dueAt },
      { key: 'toReview', state: 'later' },
    ]
  return approved ? [] : [{ key: 'toReview', state: pending ? 'now' : 'later' }]
}

const draftSteps: Record<PostDraftState, ProgressStep> = {
  writing: { key: 'toDraft', state: 'now' },
  sent: { key: 'draftSent', state: 'now' },
  changes_requested: { key: 'toChangeDraft', state: 'now' },
  approved: { key: 'draftApproved', state: 'done' },
}

/** What is handed in next; where a draft is asked for, after that. */
const stepsToPost = ({ state, draftState }: Facts, mustChange: boolean, dueAt: Facts['dueAt']): ProgressStep[] => {
  const isNow = state === 'approved' && (mustChange || !draftState || draftState === 'approved')
  const post: ProgressStep = { key: mustChange ? 'toChange' : 'toPost', state: isNow ? 'now' : 'later', at: dueAt }
  if (!draftState || mustChange) return [post]
  return [state === 'approved' ? draftSteps[draftState] : { key: 'toDraft', state: 'later' }, post]
}

/** The steps from application to payment, both past and to come. */
export const progressOf = (participation: Facts, posts: readonly Post[], now = Date.now()): ProgressStep[] => {
  const { state, createdAt, decidedAt, decisionReason, decisionKind, feeAmount, fee, deadlinePausedAt } = participation
  const dueAt = deadlinePausedAt ? null : participation.dueAt
  const steps: ProgressStep[] = [{ key: 'applied', state: 'done', at: createdAt }]
  const isReturned = fee?.state === 'returned' && state !== 'pending'
  const returned: ProgressStep[] = isReturned ? [{ key: 'feeReturned', state: 'failed', at: fee.settledAt }] : []
  if (state === 'rejected')
    return [
      ...steps,
      {
        key: decisionKind && decisionKind !== 'approved' ? decisionKind : 'rejected',
        state: 'failed',
        at: decidedAt,
        reason: decisionReason,
      },
      ...returned,
    ]
  steps.push(
    state === 'approved' ? { key: 'approved', state: 'done', at: decidedAt } : { key: 'waiting', state: 'now' },
  )

  const approved = posts.find((post) => post.state === 'approved')
  const pending = posts.find((post) => post.state === 'pending')
  const rejected = posts.find((post) => post.state === 'rejected')
  const post = approved ?? pending
  const mustChange = rejected?.decisionKind === 'changes_requested'
  if (!post && rejected)
    steps.push({
      key: mustChange ? 'changesAsked' : 'postRejected',
      state: 'failed',
      at: rejected.decidedAt,
    })
  if (post) steps.push({ key: 'posted', state: 'done', at: handedInAt(post) })
  else if (!isReturned) steps.push(...stepsToPost(participation, mustChange, dueAt))
  if (approved) steps.push({ key: 'postApproved', state: 'done', at: approved.decidedAt })
  if (!isReturned) steps.push(...stepsAfterPost(participation, { post, approved, pending, dueAt }))
  if (isReturned) return [...steps, ...returned]
  if (feeAmount === 0) return steps
  const paidAt = paidAtOf(participation, approved)
  if (!paidAt) return [...steps, { key: 'paid', state: 'later' }]
  const from = payableFrom(paidAt)
  if (isTakenOut(fee)) return [...steps, { key: 'moneyTaken', state: 'done' }]
  return [
    ...steps,
    Date.parse(from) <= now ? { key: 'moneyThere', state: 'done' } : { key: 'moneyOnWay', state: 'now', at: from },
  ]
}
