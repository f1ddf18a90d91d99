import { startCompanies } from '../../data/company-data'
import { pageState } from '../../data/page-state'

export { RequestsPage as default } from './RequestsPage'

pageState.mount(startCompanies)
