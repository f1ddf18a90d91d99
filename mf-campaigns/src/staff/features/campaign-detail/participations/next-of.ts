import type { Participation } from '@samspel/api'
import { can } from '@samspel/store'

/** What staff do next about one creator of a campaign; undefined where it is the creator's turn, or nothing is left. */
export type CreatorStep = 'answer' | 'resolve' | 'review' | 'remind' | 'rate'

/** The one next step of a participation for staff, out of what its card has. `today` as YYYY-MM-DD. */
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
