import { apiAction } from '@samspel/store'

export const rateParticipation = apiAction('rateParticipation')
export const resolveDeliveryProblem = apiAction('resolveDeliveryProblem')
