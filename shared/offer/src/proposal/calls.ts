import { addRoutes } from '@samspel/api'
import { proposalsRoutes } from '@samspel/api/routes/proposals'
import { apiAction } from '@samspel/store'

addRoutes(proposalsRoutes)

export const changeProposal = apiAction('changeProposal')
export const answerCounter = apiAction('answerCounter')
