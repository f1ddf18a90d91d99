import { startCompanies } from '../../../data/company-data'
import { pageState } from '../../../data/page-state'

export { PapersPage as default } from './PapersPage'

pageState.mount(startCompanies)
