import { apiAction } from '@samspel/store'
import { listMyParticipations } from '../../shared/data'

export const getParticipation = apiAction('getParticipation')
export const reportDeliveryProblem = apiAction('reportDeliveryProblem')
export const readMentionAgain = apiAction('readMentionAgain')
export const typeLinkFigures = apiAction('typeLinkFigures')
export const resubmitMention = apiAction('resubmitMention')
export const listMyImagePurchases = apiAction('listMyImagePurchases')
/** Everything that the creator takes part in, delivered or picked up, each in one group. */
export const listMyAssignments = apiAction('listMyAssignments')

/** Of those that are done, how many are read at once. */
export const doneAtOnce = 10

/** The request of every page that shows them: asked for alike, so that one answer serves all, without a network too. */
export const readAssignments = (done = doneAtOnce) => listMyAssignments(done === doneAtOnce ? {} : { query: { done } })

/** The request for the number of the badge. */
export const countMyParticipations = () => listMyParticipations({ query: { perPage: 1 } })
