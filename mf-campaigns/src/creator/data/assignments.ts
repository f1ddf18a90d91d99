import { type ParticipationNeed, participationNeeds, type ResponseOf } from '@samspel/api'
import { type PickupNeed, pickupNeeds } from '@samspel/api/campaign-rules'
import { apiAction, createPagedLists, removeEverywhere } from '@samspel/store'
import { deleteParticipation, listMyParticipations } from '../../shared/data'

export const getParticipation = apiAction('getParticipation')
export const reportDeliveryProblem = apiAction('reportDeliveryProblem')
export const readMentionAgain = apiAction('readMentionAgain')
export const resubmitMention = apiAction('resubmitMention')
export const listMyImagePurchases = apiAction('listMyImagePurchases')

/** All assignments, or those with one need. */
export type AssignmentFilter = ParticipationNeed | PickupNeed | 'all'

/** What deliveries and pick-ups wait for, what the creator has to do first. */
export const assignmentNeeds = [
  ...pickupNeeds.filter((need) => need === 'fetch' || need === 'invited'),
  ...participationNeeds,
] as const satisfies readonly AssignmentFilter[]

/**
 * The creator's collaborations by need, those that need the creator first; mounted at `assignmentLists`, keyed by {@link AssignmentFilter}.
 */
export const assignmentLists = createPagedLists({
  name: 'assignmentLists',
  fetch: (key, page) =>
    listMyParticipations({ query: { page, sort: 'need', ...(key !== 'all' && { need: key as ParticipationNeed }) } }),
  ids: ({ result }) => (result as { participations: string[] }).participations,
  on: (lists, action) =>
    deleteParticipation.success.match(action) ? removeEverywhere(lists, action.meta.request.params!.id) : lists,
})

/** The request for the counts; the badge and the page send the same one, so that it is made once. */
export const countMyParticipations = () => listMyParticipations({ query: { perPage: 1 } })

type Counts = Pick<ResponseOf<'listMyParticipations'>, 'needs' | 'pickups'>

/** How many deliveries and pick-ups wait for the same. */
export const countNeed = ({ needs, pickups }: Counts, need: Exclude<AssignmentFilter, 'all'>): number =>
  (needs[need as ParticipationNeed] ?? 0) + (pickups?.[need as PickupNeed] ?? 0)

/** How many assignments there are, and how many of them wait for the creator. */
export const countAssignments = (counts: Counts): { all: number; mine: number } => {
  const sum = (which: readonly Exclude<AssignmentFilter, 'all'>[]) =>
    which.reduce((total, need) => total + countNeed(counts, need), 0)
  return { all: sum(assignmentNeeds), mine: sum(['fetch', 'invited', 'changes', 'post']) }
}
