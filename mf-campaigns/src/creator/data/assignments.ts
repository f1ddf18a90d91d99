import type { ParticipationNeed } from '@samspel/api'
import { apiAction, createPagedLists, removeEverywhere } from '@samspel/store'
import { deleteParticipation, listMyParticipations } from '../../shared/data'

export const getParticipation = apiAction('getParticipation')
export const reportDeliveryProblem = apiAction('reportDeliveryProblem')
export const readMentionAgain = apiAction('readMentionAgain')
export const resubmitMention = apiAction('resubmitMention')
export const listMyImagePurchases = apiAction('listMyImagePurchases')

/** All assignments, or those with one need. */
export type AssignmentFilter = ParticipationNeed | 'all'

/**
 * The creator's collaborations by need, those that need the creator first; mounted at `assignmentLists`, keyed by {@link AssignmentFilter}.
 */
export const assignmentLists = createPagedLists({
  name: 'assignmentLists',
  fetch: (key, page) =>
    listMyParticipations({ query: { page, sort: 'need', ...(key !== 'all' && { need: key as ParticipationNeed }) } }),
  ids: ({ result }) => (result as unknown as { participations: string[] }).participations,
  on: (lists, action) =>
    deleteParticipation.success.match(action) ? removeEverywhere(lists, action.meta.request.params!.id) : lists,
})

/** The request for the counts; the badge and the page send the same one, so that it is made once. */
export const countMyParticipations = () => listMyParticipations({ query: { perPage: 1 } })
