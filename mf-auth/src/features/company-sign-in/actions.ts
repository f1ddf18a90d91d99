import { addRoutes } from '@samspel/api'
import { issuerRoutes } from '@samspel/api/routes/issuer'
import { apiAction } from '@samspel/store'
import { signsIn } from '../../data/actions'

addRoutes(issuerRoutes)

export const startCompanySignIn = apiAction('startCompanySignIn', { keepSession: true })
export const finishCompanySignIn = apiAction('finishCompanySignIn', signsIn)
/** A trial is made by somebody who is signed in already. */
export const finishTrial = apiAction('finishCompanySignIn', { keepSession: true })
