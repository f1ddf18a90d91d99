import { addRoutes } from '@samspel/api'
import { agreementsRoutes } from '@samspel/api/routes/agreements'
import { apiAction } from '@samspel/store'

addRoutes(agreementsRoutes)

export const getAgreement = apiAction('getAgreement')
export const getAgreementFile = apiAction('getAgreementFile')
export const askAgreementChange = apiAction('askAgreementChange')
export const answerAgreementChange = apiAction('answerAgreementChange')
export const withdrawAgreementChange = apiAction('withdrawAgreementChange')
