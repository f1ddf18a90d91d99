import type { Participation } from '@samspel/api'

export const stepKeys = ['stepApplied', 'stepAnswer', 'stepPublish', 'stepReview', 'stepPaid'] as const

/** Goods that are sent come before the post. */
export const parcelStep = 2
export const publishStep = 3
export const reviewStep = 4

type Facts = Pick<Participation, 'state' | 'need' | 'piecesLeft'> & { hasPending: boolean; hasApproved: boolean }

/** More is to be handed in than was, whatever of the rest waits or is approved. */
export const asksForMore = ({ need, piecesLeft = [] }: Partial<Pick<Participation, 'need' | 'piecesLeft'>>): boolean =>
  need === 'post' && piecesLeft.length > 0

/** The current step, starting from 1; one more than the number of steps when all are done. Undefined when the collaboration ended early. */
export const currentStep = (facts: Facts): number | undefined => {
  const { state, need, hasPending, hasApproved } = facts
  if (state === 'pending') return 2
  if (state === 'rejected') return undefined
  if (need === 'delivery' || need === 'draft') return publishStep
  if (asksForMore(facts)) return publishStep
  if (need === 'changes' || need === 'review' || hasPending) return reviewStep
  if (need === 'post') return publishStep
  return hasApproved ? stepKeys.length + 1 : undefined
}
