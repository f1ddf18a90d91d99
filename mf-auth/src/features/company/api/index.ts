import { startCompanies } from '../../../data/company-data'
import { pageState } from '../../../data/page-state'

export { ApiPage as default } from './ApiPage'

pageState.mount(startCompanies)
