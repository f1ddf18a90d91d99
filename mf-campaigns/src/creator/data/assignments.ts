import type { ParticipationNeed } from '@samspel/api'
import { apiAction, createPagedLists, removeEverywhere } from '@samspel/store'
import { deleteParticipation, listMyParticipations } from '../../shared/data'

export const getParticipation = apiAction('getParticipation')
export const reportDeliveryProblem = apiAction('reportDeliveryProblem')
export const resubmitMention = apiAction('resubmitMention')
export const listMyImagePurchases = apiAction('listMyImagePurchases')

/** Everything, or what waits for one thing. */
export type AssignmentFilter = ParticipationNeed | 'all'

/**
 * Own collaborations by what they wait for, those that wait for the creator first; mounted at `assignmentLists`, keyed by {@link
 * AssignmentFilter}.
 */
export const assignmentLists = createPagedLists({
  name: 'assignmentLists',
  fetch: (key, page) =>
    listMyParticipations({ query: { page, sort: 'need', ...(key !== 'all' && { need: key as ParticipationNeed }) } }),
  ids: ({ result }) => (result as unknown as { participations: string[] }).participations,
  on: (lists, action) =>
    deleteParticipation.success.match(action) ? removeEverywhere(lists, action.meta.request.params!.id) : lists,
})

/** The request that counts what waits; the badge and the page ask it alike, so that it is made once. */
export const countMyParticipations = () => listMyParticipations({ query: { perPage: 1 } })
