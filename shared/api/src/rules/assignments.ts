import type { AssignmentGroup, ParticipationNeed, PickupNeed } from '../states'

/** What decides in which group of a creator's assignments one stands. */
export interface AssignmentFacts {
  need: ParticipationNeed | PickupNeed
  /** What is sent for it has not arrived. */
  awaitsParcel: boolean
}

/** The one group of an assignment, be it delivered or picked up. */
export const assignmentGroupOf = ({ need, awaitsParcel }: AssignmentFacts): AssignmentGroup => {
  switch (need) {
    case 'delivery':
      return 'parcel'
    case 'draft':
    case 'post':
      return awaitsParcel ? 'parcel' : 'post'
    case 'answer':
    case 'review':
      return 'waiting'
    default:
      return need
  }
}

/** Whether the next step is the creator's; of a parcel it is while something is asked about it. */
export const waitsForCreator = (group: AssignmentGroup, asksAboutParcel: boolean): boolean =>
  group === 'parcel' ? asksAboutParcel : group !== 'waiting' && group !== 'done'
