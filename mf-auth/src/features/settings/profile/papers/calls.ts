import { addRoutes } from '@samspel/api'
import { ownPapersRoutes } from '@samspel/api/routes/own-papers'
import { apiAction } from '@samspel/store'

addRoutes(ownPapersRoutes)

export const getMyPapers = apiAction('getMyPapers')
export const listMySellerReports = apiAction('listMySellerReports')
export const updateMyPapers = apiAction('updateMyPapers')
