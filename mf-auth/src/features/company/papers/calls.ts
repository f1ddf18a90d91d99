import { addRoutes } from '@samspel/api'
import { papersRoutes } from '@samspel/api/routes/papers'
import { apiAction } from '@samspel/store'

addRoutes(papersRoutes)

export const getCompanyPapers = apiAction('getCompanyPapers')
export const updateCompanyPapers = apiAction('updateCompanyPapers')
export const listPaperChanges = apiAction('listPaperChanges')
