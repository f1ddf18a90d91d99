import type { Participation } from '@samspel/api'

export const stepKeys = ['stepApplied', 'stepAnswer', 'stepPublish', 'stepReview', 'stepPaid'] as const

/** Goods that are sent come before the post. */
export const parcelStep = 2
export const reviewStep = 4

type Facts = Pick<Participation, 'state' | 'need'> & { hasPending: boolean; hasApproved: boolean }

/** The current step, starting from 1; one more than the number of steps when all are done. Undefined when the collaboration ended early. */
export const currentStep = ({ state, need, hasPending, hasApproved }: Facts): number | undefined => {
  if (state === 'pending') return 2
  if (state === 'rejected') return undefined
  if (need === 'delivery') return 3
  if (need === 'changes' || need === 'review' || hasPending) return reviewStep
  if (need === 'post') return 3
  return hasApproved ? stepKeys.length + 1 : undefined
}
