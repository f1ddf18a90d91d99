import type { Participation } from '@samspel/api'
import { can } from '@samspel/store'

/** The staff's next step for one creator; undefined when it is the creator's turn or nothing is left to do. */
export type CreatorStep = 'answer' | 'resolve' | 'review' | 'remind' | 'rate'

/** The staff's next step for a participation, derived from its card's data. `today` is YYYY-MM-DD. */
export const creatorStepOf = (participation: Participation, today: string): CreatorStep | undefined => {
  const { state, need, fee, dueAt, deadlinePausedAt, rating } = participation
  if (state === 'pending') return can(participation, 'approve') || can(participation, 'reject') ? 'answer' : undefined
  if (state !== 'approved') return undefined
  if (can(participation, 'resolveDelivery')) return 'resolve'
  if (need === 'review') return 'review'
  const isLate = dueAt !== null && !deadlinePausedAt && dueAt < today
  if ((need === 'post' || need === 'changes') && isLate && fee?.state !== 'returned') return 'remind'
  return need === 'done' && can(participation, 'rate') && !rating ? 'rate' : undefined
}
