import { startCompanies } from '../../data/company-data'
import { pageState } from '../../data/page-state'

export { CompaniesPage as default } from './CompaniesPage'

pageState.mount(startCompanies)
