import { addRoutes } from '@samspel/api'
import { endingsRoutes } from '@samspel/api/routes/endings'
import { apiAction } from '@samspel/store'

addRoutes(endingsRoutes)

export const getLeaveTerms = apiAction('getLeaveTerms')
export const endCollaboration = apiAction('endCollaboration')
