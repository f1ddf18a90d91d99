import { addRoutes } from '@samspel/api'
import { membershipRoutes } from '@samspel/api/routes/membership'
import { apiAction } from '@samspel/store'

addRoutes(membershipRoutes)

export const switchCompany = apiAction('switchCompany')
export const joinCompany = apiAction('joinCompany')
