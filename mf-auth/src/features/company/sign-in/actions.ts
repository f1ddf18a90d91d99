import { addRoutes } from '@samspel/api'
import { issuerRoutes } from '@samspel/api/routes/issuer'
import { apiAction } from '@samspel/store'

addRoutes(issuerRoutes)

export const getCompanySignIn = apiAction('getCompanySignIn')
export const setCompanySignIn = apiAction('setCompanySignIn')
export const removeCompanySignIn = apiAction('removeCompanySignIn')
export const tryCompanySignIn = apiAction('tryCompanySignIn')
