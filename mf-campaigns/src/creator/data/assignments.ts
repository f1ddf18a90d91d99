import { apiAction } from '@samspel/store'
import { listMyParticipations } from '../../shared/data'

export const getParticipation = apiAction('getParticipation')
export const reportDeliveryProblem = apiAction('reportDeliveryProblem')
export const readMentionAgain = apiAction('readMentionAgain')
export const resubmitMention = apiAction('resubmitMention')
export const listMyImagePurchases = apiAction('listMyImagePurchases')
/** Everything that the creator takes part in, delivered or picked up, each in one group. */
export const listMyAssignments = apiAction('listMyAssignments')

/** The request for the number of the badge. */
export const countMyParticipations = () => listMyParticipations({ query: { perPage: 1 } })
