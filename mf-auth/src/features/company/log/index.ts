import { addRoutes } from '@samspel/api'
import { logRoutes } from '@samspel/api/routes/log'
import { startCompanies } from '../../../data/company-data'
import { pageState } from '../../../data/page-state'

addRoutes(logRoutes)

export { CompanyLogPage, PlatformLogPage } from './LogPage'

pageState.mount(startCompanies)
