import { addRoutes } from '@samspel/api'
import { emailRoutes } from '@samspel/api/routes/email'
import { apiAction } from '@samspel/store'

addRoutes(emailRoutes)

export const getEmailChange = apiAction('getEmailChange')
export const cancelEmailChange = apiAction('cancelEmailChange')
export const releaseOwnEmailChange = apiAction('releaseOwnEmailChange')
/** The own record, which has the address. */
export const getMe = apiAction('getMe')
